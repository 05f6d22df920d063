import { longMoment } from "#app/lib/french/dates.ts";
import type { TroubledEmail } from "#app/lib/mail/state.server.ts";
import { Button } from "#app/ui/button.tsx";
import { DropEmail, type MailChange } from "./drop-email.tsx";

interface TroubledEmailsProps {
  emails: readonly TroubledEmail[];
  now: Date;
  change: MailChange;
}

/** The e-mails whose last attempt failed: their recipient, the reason and the next step. */
export function TroubledEmails({ emails, now, change }: TroubledEmailsProps) {
  return (
    <ul aria-label="E-mails en difficulté" className="rounded-control border border-line bg-sheet px-4">
      {emails.map((email) => (
        <li key={email.id} className="border-t border-line py-3 text-small first:border-t-0">
          <p className="font-semibold wrap-anywhere">{email.recipient}</p>
          <p className="wrap-anywhere">{email.subject}</p>
          <p className="wrap-anywhere text-muted">Réponse du serveur&nbsp;: «&nbsp;{email.error}&nbsp;».</p>
          <p className="text-muted">{nextStep(email, now)}</p>
          <form {...change.form} aria-label={`${email.recipient}\u00a0: ${email.subject}`} className="mt-2">
            <input type="hidden" name="id" value={email.id} />
            <Button
              type="submit"
              name="intent"
              value="retry-emails"
              variant="secondary"
              size="sm"
              busy={change.asked?.get("intent") === "retry-emails" && change.asked.get("id") === email.id}
              busyLabel="Un instant…"
              aria-label={`Réessayer l’envoi à ${email.recipient}`}
            >
              Réessayer
            </Button>
          </form>
          {!email.isBulk && (
            <DropEmail id={email.id} name={`${email.recipient}\u00a0: ${email.subject}`} change={change} />
          )}
        </li>
      ))}
    </ul>
  );
}

function nextStep({ status, nextAttemptAt }: TroubledEmail, now: Date): string {
  if (status === "failed") return "Le site n’essaie plus. Corrigez l’adresse avec la personne, ou réessayez.";
  return nextAttemptAt > now
    ? `Nouvel essai automatique\u00a0: ${longMoment(nextAttemptAt)}.`
    : "Nouvel essai dans un instant.";
}
