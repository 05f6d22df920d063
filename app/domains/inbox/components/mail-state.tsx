import { useLayoutEffect, useRef } from "react";
import { longMoment, shortMoment } from "#app/lib/french/dates.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import type { EmailState } from "#app/lib/mail/state.server.ts";
import type { WaitingEmail } from "#app/lib/mail/waiting.server.ts";
import { sectionPath } from "#app/domains/settings/rules/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import type { MailOutcome } from "../commands.server.ts";
import { mailTexts, pauseTexts, mailAnswerText, waitingText } from "../labels.ts";
import { TroubledEmails } from "./troubled-emails.tsx";
import { WaitingEmails } from "./waiting-emails.tsx";

interface MailSummaryProps {
  state: EmailState;
  now: Date;
}

interface MailStateProps extends MailSummaryProps {
  waiting: readonly WaitingEmail[];
  /** The result of a change that was posted without JavaScript. */
  answered?: Outcome<{ done: { retried?: number; isDropped?: boolean } }>;
}

/** Shows whether e-mails are sent, and if not, why and what to do. Unsent e-mails wait (rule running/mail-waits). */
export function MailState({ state, waiting, now, answered }: MailStateProps) {
  const change = useChange<MailOutcome>("/admin/system");
  const told = useRef<HTMLParagraphElement>(null);
  const { configured, troubled, failed, unconfigured, pause } = state;
  const answer = change.answer ?? answered;
  const done = !change.busy && answer?.outcome === "done" ? answer : undefined;
  // The pressed button disappears with its e-mail, so the focus moves to the result for people who use the keyboard.
  useLayoutEffect(() => {
    if (done && document.activeElement === document.body) told.current?.focus();
  }, [done, state]);
  const canRetry = configured && (troubled.length > 0 || failed > 0 || unconfigured > 0 || pause !== null);
  return (
    <div className="grid gap-3">
      <MailSummary state={state} now={now} />
      <p ref={told} tabIndex={-1} role="status" className="text-small empty:hidden">
        {done && mailAnswerText(done)}
      </p>
      {waiting.length > 0 && (
        <WaitingEmails emails={waiting} count={state.pending + unconfigured} change={change} />
      )}
      {troubled.length > 0 && <TroubledEmails emails={troubled} now={now} change={change} />}
      {canRetry && (
        <form {...change.form} aria-label="Réessayer tous les envois">
          <Button
            type="submit"
            name="intent"
            value="retry-emails"
            variant="secondary"
            size="sm"
            busy={change.busy && !change.asked?.has("id")}
            busyLabel="Un instant…"
          >
            Réessayer tous les envois
          </Button>
        </form>
      )}
    </div>
  );
}

function MailSummary({ state, now }: MailSummaryProps) {
  const { configured, isLocked, hasRecipients, pending, failed, unconfigured, pause, lastSentAt } = state;
  if (!configured) {
    return (
      <Alert tone="info" title="L’envoi d’e-mails n’est pas configuré">
        Rien n’est perdu&nbsp;: les demandes arrivent ici, mais personne n’est prévenu par e-mail.
        {unconfigured > 0 && <p className="mt-1">{waitingText(unconfigured)}</p>}
        <SettingsLink />
      </Alert>
    );
  }
  if (isLocked) {
    return (
      <Alert tone="danger" role="status" title={mailTexts.lockedTitle}>
        <p>{mailTexts.locked}</p>
        {pending > 0 && <p className="mt-1">{waitingText(pending)}</p>}
        <SettingsLink />
      </Alert>
    );
  }
  if (pause) {
    const { title, advice } = pauseTexts[pause.reason];
    return (
      <Alert tone="danger" role="status" title={title}>
        <p>{advice}</p>
        <p className="mt-1 wrap-anywhere">Réponse du serveur&nbsp;: «&nbsp;{pause.error}&nbsp;».</p>
        <p className="mt-1">
          {pending > 0 && waitingText(pending)} Rien n’est perdu. Nouvel essai automatique{" "}
          {pause.until > now ? `à ${shortMoment(pause.until, now)}` : "dans un instant"}.
        </p>
        <SettingsLink />
      </Alert>
    );
  }
  if (failed > 0) {
    const title = failed > 1 ? `${failed} e-mails n’ont pas pu partir` : "Un e-mail n’a pas pu partir";
    return (
      <Alert tone="danger" role="status" title={title}>
        Les demandes sont bien enregistrées, et les autres e-mails partent.
      </Alert>
    );
  }
  if (hasRecipients && !lastSentAt && pending === 0) {
    return (
      <Alert tone="info" title="L’envoi d’e-mails est réglé, et rien n’est encore parti">
        Le bouton d’essai des réglages envoie un premier e-mail et dit si le serveur l’accepte.
        <SettingsLink />
      </Alert>
    );
  }
  return (
    <Alert
      tone={hasRecipients ? "success" : "info"}
      role="none"
      title={hasRecipients ? "Les e-mails partent" : "Personne n’est prévenu des demandes"}
    >
      {hasRecipients
        ? lastSentAt && `Dernier envoi\u00a0: ${longMoment(lastSentAt)}.`
        : "Les visiteurs reçoivent leur accusé de réception, mais aucune adresse à prévenir n’est donnée."}
      {!hasRecipients && <SettingsLink />}
    </Alert>
  );
}

function SettingsLink() {
  return (
    <p className="mt-2">
      <AppLink to={sectionPath("mail")} className="font-semibold">
        {mailTexts.settings}
      </AppLink>
    </p>
  );
}
