import { serviceLabel } from "#app/domains/contact-messages/labels.ts";
import { quoteServiceLabel, quoteStatusLabel } from "#app/domains/quote-requests/labels.ts";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import {
  applicationStatusLabels,
  contactTypeLabels,
  labelOf,
} from "#app/domains/technician-applications/labels.ts";
import type { HistoryDetail, HistoryKind } from "#app/domains/submissions/records/history.ts";
import type { InboxCounts, PersonSubmission } from "./rules.ts";

/** The badges' nouns, singular and plural, and where they lead. */
export const inboxLabels = {
  messages: {
    to: "/admin/messages?filtre=non-lus",
    one: "message non lu",
    many: "messages non lus",
    none: "Aucun message non lu",
  },
  quotes: {
    to: "/admin/quotes",
    one: "nouvelle demande de devis",
    many: "nouvelles demandes de devis",
    none: "Aucun devis à traiter",
  },
  applications: {
    to: "/admin/applications",
    one: "candidature en attente",
    many: "candidatures en attente",
    none: "Aucune candidature en attente",
  },
} as const satisfies Record<keyof InboxCounts, { to: string; one: string; many: string; none: string }>;

/** '1 message non lu', '3 messages non lus'. In French zero takes the singular. */
export function countLabel(kind: keyof InboxCounts, count: number): string {
  const { one, many } = inboxLabels[kind];
  return count > 1 ? many : one;
}

export const submissionKindLabels = {
  message: "Message",
  quote: "Devis",
  application: "Candidature",
} as const satisfies Record<SubmissionKind, string>;

/** What one more submission of a person is about, in few words: '' when it says nothing. */
export function aboutLabel({ kind, about }: PersonSubmission): string {
  if (kind === "message") return serviceLabel(about);
  return kind === "quote" ? quoteServiceLabel(about ?? "") : (about ?? "");
}

/** Where a submission stands, and whether somebody still has to act on it. */
export function standingLabel(submission: PersonSubmission): { label: string; isWaiting: boolean } {
  const { kind, read } = submission;
  if (kind === "message") return { label: read ? "Lu" : "Non lu", isWaiting: !read };
  const status = submission.status ?? "";
  return kind === "quote"
    ? { label: quoteStatusLabel(status), isWaiting: status === "new" }
    : { label: labelOf(applicationStatusLabels, status), isWaiting: status === "pending" };
}

/** What somebody did, after their name: 'a changé le statut : Nouveau → En cours'. */
export function historyText(
  kind: SubmissionKind,
  entry: { kind: HistoryKind; detail: HistoryDetail },
): string {
  const { from, to, type, recipient } = entry.detail;
  const status = (value: string | null | undefined) =>
    kind === "quote" ? quoteStatusLabel(value ?? "") : labelOf(applicationStatusLabels, value ?? "");
  const texts = {
    status: `a changé le statut\u00a0: ${status(from)} → ${status(to)}`,
    notes: from ? "a modifié les notes" : "a écrit les notes",
    contact: `a ajouté un contact\u00a0: ${labelOf(contactTypeLabels, type ?? "")}`,
    validation: "a validé la candidature",
    reply: `a répondu à ${recipient}`,
    released: "a sorti cette demande des indésirables",
    deleted: "a mis cette demande à la corbeille",
    restored: "a repris cette demande de la corbeille",
  } satisfies Record<HistoryKind, string>;
  return texts[entry.kind] ?? entry.kind;
}
