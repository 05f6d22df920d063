import type { HistoryDetail, HistoryKind } from "#app/domains/submissions/records/history.ts";
import { storedResultText } from "#app/domains/submissions/records/result.ts";
import { clockText, longMoment, shortDay } from "#app/lib/french/dates.ts";
import type { PauseReason } from "#app/lib/mail/failure.server.ts";
import { kindOf, type SubmissionKind } from "./registry.ts";
import type { DeskView } from "./rules.ts";

/** Returns 'message non lu' or 'messages non lus' (unread), by the count. In French zero takes the singular. */
export function countLabel(kind: SubmissionKind, count: number): string {
  const { one, many } = kindOf(kind).badge;
  return count > 1 ? many : one;
}

export const deskTexts = {
  title: "À faire maintenant",
  urgentHint: "Du plus pressé au moins pressé",
  answerHint: "Du plus ancien au plus récent",
  followUpHint: "Ce que vous avez promis de reprendre",
  reviewHint: "Rien ne presse",
  brokenHint: "Ce que le site n’a pas pu faire",
  nothingDue: "Personne à rappeler aujourd’hui.",
  coming: (count: number) => `${count} à venir`,
  others: (count: number) => (count > 1 ? `Voir les ${count} autres` : "Voir l’autre"),
  done: "Rien n’attend",
  doneText: "Chaque demande a sa réponse. Les prochaines arrivent ici d’elles-mêmes.",
} as const;

/** For each group of the dashboard: the label of the link to its list, and the text of an empty list. */
export const deskViewTexts = {
  urgent: { label: "Urgent", empty: "Rien d’urgent" },
  "a-repondre": { label: "À répondre", empty: "Chaque demande a sa réponse" },
  "a-rappeler": { label: "À rappeler", empty: "Personne à rappeler aujourd’hui" },
  "a-venir": { label: "À venir", empty: "Aucun rappel à venir" },
  "a-relire": { label: "À relire", empty: "Aucune candidature à relire" },
} as const satisfies Record<DeskView, { label: string; empty: string }>;

/** Returns what a person did, to follow their name: 'a changé le statut : Nouveau → En cours' (changed the status). */
export function historyText(
  kind: SubmissionKind,
  entry: { kind: HistoryKind; detail: HistoryDetail },
): string {
  const { from, to, type, recipient, note } = entry.detail;
  const status = (value: string | null | undefined) => kindOf(kind).statusLabel(value ?? "");
  const texts = {
    status: () => `a changé le statut\u00a0: ${status(from)} → ${status(to)}`,
    notes: () => (from ? "a modifié les notes" : "a écrit les notes"),
    contact: () => `a ajouté un contact\u00a0: ${kindOf(kind).contactLabel?.(type ?? "") ?? type}`,
    validation: () => "a validé la candidature",
    reply: () => `a répondu à ${recipient}${type === "own" ? " avec sa messagerie" : ""}`,
    result: () => (to ? `a noté le résultat\u00a0: ${storedResultText(to)}` : "a retiré le résultat"),
    follow_up: () =>
      to
        ? `${from ? "a reporté le rappel au" : "a prévu un rappel le"} ${plannedText(to)}${note ? `\u00a0: ${note}` : ""}`
        : "a retiré le rappel",
    followed_up: () => `a fait le rappel prévu le ${plannedText(from)}`,
    settled: () => "a noté que c’est traité, sans réponse depuis le site",
    reopened: () => "a remis cette demande parmi celles qui attendent une réponse",
    marked_spam: () => "a mis cette demande parmi les indésirables",
    released: () => "a sorti cette demande des indésirables",
    deleted: () => "a mis cette demande à la corbeille",
    restored: () => "a repris cette demande de la corbeille",
  } satisfies Record<HistoryKind, () => string>;
  return texts[entry.kind]?.() ?? entry.kind;
}

/** Returns the day and hour for which a follow-up in the history was planned: '26 nov. 2026 à 14 h' (at 2 pm). */
function plannedText(planned: string | null | undefined): string {
  const [day, time] = (planned ?? "").split(" ");
  if (!day) return "";
  return [shortDay(new Date(`${day}T12:00:00Z`)), time && clockText(time)].filter(Boolean).join(" à ");
}

/** The texts that explain why no e-mail is sent, and what the owner can do about it. */
export const pauseTexts = {
  connection: {
    title: "Le serveur d’e-mails ne répond pas",
    advice:
      "S’il ne revient pas de lui-même, vérifiez dans les réglages le serveur, le port et le chiffrement.",
  },
  authentication: {
    title: "Le serveur d’e-mails refuse d’ouvrir la session du site",
    advice: "Vérifiez dans les réglages le compte et le mot de passe.",
  },
  sender: {
    title: "Le serveur d’e-mails refuse l’expéditeur",
    advice:
      "Donnez dans les réglages une adresse d’expéditeur au nom de laquelle ce serveur accepte d’envoyer.",
  },
} as const satisfies Record<PauseReason, { title: string; advice: string }>;

/** The texts about e-mails that are not sent yet, and about what the owner can do with them. */
export const mailTexts = {
  waiting: "Les e-mails qui attendent",
  personal: "Ce message contient un lien personnel\u00a0: seule la personne qui le reçoit le lit.",
  others: (count: number) => (count > 1 ? `Et ${count} autres, plus anciens.` : "Et un autre, plus ancien."),
  settings: "Régler les e-mails",
  drop: "Ne pas envoyer…",
  dropQuestion: "Cet e-mail ne partira jamais. La demande, elle, reste dans sa boîte.",
  dropAct: "Ne pas l’envoyer",
  dropped: "Ne partira pas",
  lockedTitle: "Le mot de passe des e-mails est illisible sur cette machine",
  locked:
    "Il a été enregistré sur une autre machine, dont la clé n’est pas ici. Les e-mails attendent\u00a0: saisissez-le de nouveau dans les réglages.",
} as const;

/** Returns how many e-mails wait, as a sentence. */
export function waitingText(count: number): string {
  return count > 1 ? `${count} e-mails attendent.` : "Un e-mail attend.";
}

/** Returns the text shown after e-mails were tried again, or after one was dropped. */
export function mailAnswerText({ retried, isDropped }: { retried?: number; isDropped?: boolean }): string {
  if (isDropped !== undefined)
    return isDropped
      ? "Cet e-mail ne partira pas."
      : "Trop tard\u00a0: cet e-mail est parti, ou part en ce moment.";
  const count = retried ?? 0;
  if (count === 0) return "Rien à réessayer\u00a0: cet e-mail est parti, ou part en ce moment.";
  return count > 1 ? `${count} e-mails repartent.` : "Un e-mail repart.";
}

interface WaitingEmail {
  status: string;
  attempts: number;
  nextAttemptAt: Date;
  isPaused: boolean;
}

/** Returns the reason why an e-mail has not been sent yet; null when nothing delays it. */
export function deliveryText({ status, attempts, nextAttemptAt, isPaused }: WaitingEmail): string | null {
  if (status !== "pending") return null;
  if (isPaused)
    return "Aucun e-mail ne part pour l’instant, le tableau de bord dit pourquoi. Rien n’est perdu\u00a0: celui-ci partira avec les autres.";
  if (attempts === 0) return null;
  return `Un nouvel essai est prévu ${longMoment(nextAttemptAt)}. Rien n’est perdu.`;
}
