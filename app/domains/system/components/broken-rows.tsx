import { mailTexts, pauseTexts } from "#app/domains/inbox/labels.ts";
import { sectionPath } from "#app/domains/settings/rules/form.ts";
import { durationText } from "#app/lib/french/dates.ts";
import type { EmailState } from "#app/lib/mail/state.server.ts";
import { DayRow } from "#app/ui/day-book.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { diskText, systemTexts } from "../labels.ts";
import { isDiskFull, type SystemState, systemWarnings } from "../rules.ts";

/** A failure, and the screen on which a person can repair it. */
interface Breakdown {
  title: string;
  subject: string;
  text: string;
  since: Date | null;
  note?: string;
  to: string;
  act: string;
}

interface BrokenState {
  emails: EmailState;
  backups: SystemState["backups"];
  disk: SystemState["disk"];
  /** The last import of communes, if it stopped because of failures; otherwise null. */
  failedImport: { fileName: string; createdAt: Date } | null;
}

/**
 * Returns the current failures, the most harmful first: full disk, mail, backup, low disk space, import (rule
 * running/breakdowns).
 */
export function breakdownsOf({ emails, backups, disk, failedImport }: BrokenState, now: Date): Breakdown[] {
  const warnings = systemWarnings({ backups, disk }, now);
  const screen = { to: "/admin/system", act: "Voir" };
  const space =
    disk && warnings.includes("disk")
      ? [{ ...screen, title: "Disque", subject: "Place libre", text: diskText(disk), since: null }]
      : [];
  const isFull = disk !== null && isDiskFull(disk);
  return [
    ...(isFull ? space : []),
    ...mailBreakdowns(emails),
    ...(warnings.includes("backup")
      ? [
          {
            ...screen,
            title: "Sauvegarde",
            subject: backups.isDaily ? "Chaque nuit" : "À la demande",
            text:
              backups.failure?.reason ??
              backups.secondPlaceProblem ??
              (backups.last ? systemTexts.oldBackup : systemTexts.noBackup),
            since: backups.last?.createdAt ?? null,
            ...(backups.last && { note: "depuis la dernière" }),
          },
        ]
      : []),
    ...(isFull ? [] : space),
    ...(failedImport
      ? [
          {
            title: "Import de communes",
            subject: failedImport.fileName,
            text: "L’import s’est arrêté avant la fin. Ce qui est fait est gardé.",
            since: failedImport.createdAt,
            to: "/admin/locations/import",
            act: "Reprendre",
          },
        ]
      : []),
  ];
}

function mailBreakdowns({
  configured,
  isLocked,
  hasRecipients,
  pause,
  failed,
  troubled,
}: EmailState): Breakdown[] {
  const screen = { subject: "E-mails", since: null, to: "/admin/system", act: "Voir" };
  const settings = { ...screen, to: sectionPath("mail"), act: "Régler" };
  if (!configured)
    return [{ ...settings, title: "L’envoi d’e-mails n’est pas configuré", text: systemTexts.mailMissing }];
  if (isLocked) return [{ ...settings, title: mailTexts.lockedTitle, text: mailTexts.locked }];
  if (pause)
    return [{ ...screen, title: pauseTexts[pause.reason].title, text: pauseTexts[pause.reason].advice }];
  const first = troubled.find(({ status }) => status === "failed");
  const title = failed > 1 ? `${failed} e-mails ne sont pas partis` : "Un e-mail n’est pas parti";
  return [
    ...(failed > 0
      ? [
          {
            ...screen,
            title,
            text: first ? `${first.recipient}\u00a0: ${first.error}` : systemTexts.mailFailed,
          },
        ]
      : []),
    ...(hasRecipients
      ? []
      : [{ ...settings, title: "Personne n’est prévenu des demandes", text: systemTexts.nobodyTold }]),
  ];
}

/** Shows what failed, one row for each failure. */
export function BrokenRows({ breakdowns, now }: { breakdowns: readonly Breakdown[]; now: Date }) {
  return breakdowns.map(({ title, subject, text, since, note, to, act }) => (
    <DayRow
      key={title}
      title={title}
      to={to}
      subject={subject}
      text={text}
      time={{ text: since ? durationText(now.getTime() - since.getTime()) : "", ...(note && { note }) }}
      act={
        <LinkButton size="sm" variant="secondary" to={to} aria-label={`${act}\u00a0: ${title}`}>
          {act}
        </LinkButton>
      }
    />
  ));
}
