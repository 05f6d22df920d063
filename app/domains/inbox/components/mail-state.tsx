import { useFetcher } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import type { EmailState } from "#app/lib/mail/state.server.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";

/** Whether the e-mails leave, in words, and what to do when they do not (design §7). */
export function MailState({ state }: { state: EmailState }) {
  const retry = useFetcher();
  const retryButton = (
    <retry.Form method="post" action="/admin?index" className="mt-3">
      <Button
        type="submit"
        name="intent"
        value="retry-emails"
        variant="secondary"
        size="sm"
        busy={retry.state !== "idle"}
        busyLabel="Un instant…"
      >
        Réessayer l’envoi
      </Button>
    </retry.Form>
  );
  if (!state.configured) {
    return (
      <Alert tone="info" title="L’envoi d’e-mails n’est pas configuré">
        Rien n’est perdu : les demandes arrivent ici, mais personne n’est prévenu par e-mail. Renseignez
        SMTP_URL et NOTIFY_EMAILS, puis redémarrez le site.
        {state.unconfigured > 0 && <p className="mt-1">{waiting(state.unconfigured)}</p>}
      </Alert>
    );
  }
  if (state.failed > 0) {
    return (
      <Alert
        tone="danger"
        role="status"
        title={
          state.failed > 1 ? `${state.failed} e-mails n’ont pas pu partir` : "Un e-mail n’a pas pu partir"
        }
      >
        Les demandes sont bien enregistrées.{" "}
        {state.lastError && <>Réponse du serveur : « {state.lastError} ».</>}
        {retryButton}
      </Alert>
    );
  }
  if (state.pending > 0 && state.lastError) {
    return (
      <Alert tone="info" title="Le serveur d’e-mails ne répond pas">
        {waiting(state.pending)} Nouvel essai automatique dans quelques minutes. Réponse du serveur : «{" "}
        {state.lastError} ».
      </Alert>
    );
  }
  return (
    <Alert
      tone={state.hasRecipients ? "success" : "info"}
      role="none"
      title={state.hasRecipients ? "Les e-mails partent" : "Personne n’est prévenu des demandes"}
    >
      {state.hasRecipients
        ? state.lastSentAt
          ? `Dernier envoi : ${longMoment(state.lastSentAt)}.`
          : "Aucun e-mail envoyé pour l’instant."
        : "Les visiteurs reçoivent leur accusé de réception, mais NOTIFY_EMAILS est vide : renseignez les adresses à prévenir, puis redémarrez le site."}
      {state.unconfigured > 0 && retryButton}
    </Alert>
  );
}

function waiting(count: number): string {
  return count > 1 ? `${count} e-mails attendent.` : "Un e-mail attend.";
}
