import RefreshCw from "lucide-react/icons/refresh-cw";
import type { ReactNode } from "react";
import { type ErrorResponse, isRouteErrorResponse, useLocation } from "react-router";
import { denialText } from "../access/labels.ts";
import { type Denial, homeOf } from "../access/rules.ts";
import { beginFirst, beginStatus } from "../labels.ts";
import { welcomePath } from "../rules.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Sheet } from "#app/ui/sheet.tsx";

const problems = {
  missing: {
    title: "Page introuvable",
    text: "Rien dans le back-office ne répond à cette adresse.",
    canRetry: false,
  },
  refused: {
    title: "Demande refusée",
    text: "Cette demande n’a pas été comprise\u00a0: rien n’a été modifié.",
    canRetry: false,
  },
  begin: {
    title: "Donnez d’abord votre nom ou mot de passe",
    text: "Rien n’est enregistré encore, et rien n’est perdu\u00a0: ouvrez la page «\u00a0Bienvenue\u00a0» dans un autre onglet, puis rechargez celle-ci pour envoyer votre saisie.",
    canRetry: false,
  },
  denied: {
    title: "Accès réservé",
    text: "",
    canRetry: false,
  },
  deniedForm: {
    title: "Rien n’est enregistré",
    text: "",
    canRetry: false,
  },
  broken: {
    title: "Cette page n’a pas pu s’afficher",
    text: "Le serveur n’a pas répondu comme prévu. Vos données sont intactes\u00a0; ce que vous étiez en train d’écrire n’est peut-être pas enregistré.",
    canRetry: true,
  },
};

/** The page for a back-office screen that does not exist or failed to load. It never shows the error's own text. */
export function AdminProblem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const problem = problemOf(error);
  const { title, canRetry } = problems[problem];
  const text = deniedText(error) ?? problems[problem].text;
  const home = homeOf(denialOf(error)?.role ?? "owner");
  return (
    <AdminPage title={title}>
      <title>{`${title} | Back-office`}</title>
      <Sheet className="max-w-160 p-6">
        <p role={problem === "missing" ? undefined : "alert"} className="text-body">
          {text}
        </p>
        <div className="mt-5 flex flex-wrap gap-2.5">
          {canRetry && (
            <LinkButton to={pathname + search} reloadDocument size="sm" icon={RefreshCw}>
              Réessayer
            </LinkButton>
          )}
          {problem === "begin" && (
            <LinkButton to={welcomePath} reloadDocument size="sm" target="_blank">
              Ouvrir «&nbsp;Bienvenue&nbsp;» dans un autre onglet
            </LinkButton>
          )}
          <LinkButton
            to={home}
            reloadDocument
            size="sm"
            variant={canRetry || problem === "begin" ? "secondary" : "primary"}
          >
            {home === "/admin" ? "Tableau de bord" : "Revenir au back-office"}
          </LinkButton>
        </div>
      </Sheet>
    </AdminPage>
  );
}

interface LoneAdminProblemProps {
  error: unknown;
  /** One line above the problem. */
  notice: ReactNode;
}

/** Shows a problem without the menus, which failed to load too. On a phone it keeps the dark bar at the top. */
export function LoneAdminProblem({ error, notice }: LoneAdminProblemProps) {
  return (
    <main className="text-small">
      <div className="on-ink sticky top-0 z-20 h-14 md:hidden" />
      {notice}
      <AdminProblem error={error} />
    </main>
  );
}

/** Returns the refusal that the server throws if the role may not open a screen (rule accounts/roles), or null. */
export function denialOf(error: unknown): Denial | null {
  const isDenial = isRouteErrorResponse(error) && error.status === 403 && error.data?.denied === true;
  return isDenial ? (error.data as Denial) : null;
}

function deniedText(error: unknown): string | null {
  const denial = denialOf(error);
  if (denial) return denialText(denial.role, denial.owners);
  return problemOf(error) === "deniedForm" ? String((error as ErrorResponse).data) : null;
}

function problemOf(error: unknown): keyof typeof problems {
  if (!isRouteErrorResponse(error)) return "broken";
  if (error.status === 403) return denialOf(error) ? "denied" : "deniedForm";
  if (error.status === 404) return "missing";
  if (error.status === beginStatus && error.data === beginFirst) return "begin";
  return error.status === 400 || error.status === 405 ? "refused" : "broken";
}
