import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { backOfficeLabels } from "../../labels/back-office.ts";
import { locationAddresses } from "../../rules/admin-addresses.ts";

/** Shown instead of the form when the location (town) cannot be loaded (rule zones/form). */
export function LocationLoadFailure({ title, text }: { title: string; text: string }) {
  return (
    <AdminPage title={title}>
      <Alert tone="danger" title={backOfficeLabels.loadFailure} className="max-w-180">
        {text}
      </Alert>
      <LinkButton to={locationAddresses.path} variant="secondary" size="sm" className="mt-5">
        Retour aux localisations
      </LinkButton>
    </AdminPage>
  );
}
