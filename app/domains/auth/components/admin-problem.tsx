import RefreshCw from "lucide-react/icons/refresh-cw";
import { isRouteErrorResponse, useLocation } from "react-router";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

/** A screen of the back office that is missing or could not be loaded. Nothing of the error itself is shown. */
export function AdminProblem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? "Page introuvable" : "Cette page n’a pas pu s’afficher";
  return (
    <AdminPage title={title}>
      <title>{`${title} | Back-office`}</title>
      <Sheet className="max-w-160 p-6">
        <p role={isMissing ? undefined : "alert"} className="text-body">
          {isMissing
            ? "Rien dans le back-office ne répond à cette adresse."
            : "Le serveur n’a pas répondu comme prévu. Vos données sont intactes ; ce que vous étiez en train d’écrire n’est peut-être pas enregistré."}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {!isMissing && (
            <LinkButton to={pathname + search} reloadDocument size="sm" icon={RefreshCw}>
              Réessayer
            </LinkButton>
          )}
          <LinkButton to="/admin" reloadDocument size="sm" variant={isMissing ? "primary" : "secondary"}>
            Tableau de bord
          </LinkButton>
        </div>
      </Sheet>
    </AdminPage>
  );
}
