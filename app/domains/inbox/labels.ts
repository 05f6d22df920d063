import { contactTypeLabels, labelOf } from "#app/domains/technician-applications/labels.ts";
import type { HistoryDetail, HistoryKind } from "#app/domains/submissions/records/history.ts";
import { kindOf, type SubmissionKind } from "./registry.ts";

/** '1 message non lu', '3 messages non lus'. In French zero takes the singular. */
export function countLabel(kind: SubmissionKind, count: number): string {
  const { one, many } = kindOf(kind).badge;
  return count > 1 ? many : one;
}

/** What somebody did, after their name: 'a changé le statut : Nouveau → En cours'. */
export function historyText(
  kind: SubmissionKind,
  entry: { kind: HistoryKind; detail: HistoryDetail },
): string {
  const { from, to, type, recipient } = entry.detail;
  const status = (value: string | null | undefined) => kindOf(kind).statusLabel(value ?? "");
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
