import { quoteStatusLabel } from "#app/domains/quote-requests/labels.ts";
import { quoteAddresses, type QuoteStatus } from "#app/domains/quote-requests/rules.ts";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import { type ReplyVariable, replyVariables, type TemplateKind } from "./rules.ts";

export const templateKindLabels = {
  all: "Toute demande",
  message: "Messages",
  quote: "Devis",
  application: "Candidatures",
} as const satisfies Record<TemplateKind, string>;

/** The kind as staff read it; a value of elsewhere as it is stored. */
export function templateKindLabel(kind: string): string {
  return Object.hasOwn(templateKindLabels, kind) ? templateKindLabels[kind as TemplateKind] : kind;
}

/** What each variable is filled with. */
export const variableLabels = {
  prenom: "prénom de la personne",
  nom: "nom de la personne",
  reference: "référence de la demande",
  service: "service demandé",
  telephone: "téléphone de l’atelier",
  adresse: "adresse de l’atelier",
  horaires: "horaires de l’atelier",
  atelier: "nom de l’atelier",
  signature: "votre nom affiché",
} as const satisfies Record<ReplyVariable, string>;

/** Said of braces that hold no variable. */
export function unknownVariablesText(unknown: readonly string[]): string {
  const known = replyVariables.map((name) => `{${name}}`).join(", ");
  return `${unknown.length > 1 ? "Variables inconnues" : "Variable inconnue"}\u00a0: ${unknown.join(", ")}. Variables possibles\u00a0: ${known}.`;
}

/** The title of an answer's e-mail. */
export const replyTitles = {
  message: "Réponse à votre message",
  quote: "Réponse à votre demande de devis",
  application: "Réponse à votre candidature",
} as const satisfies Record<SubmissionKind, string>;

/** What to offer once a new quote request was answered; null for one that is in progress or done already. */
export function offerAfterReply(quote: { id: string; version: number; status: string } | null) {
  if (quote?.status !== "new") return null;
  const status: QuoteStatus = "in_progress";
  const request = { intent: "status", id: quote.id, version: String(quote.version), status };
  const label = `Passer la demande «\u00a0${quoteStatusLabel(status)}\u00a0»`;
  return { label, path: quoteAddresses.path, request };
}

export const replyTexts = {
  noMail:
    "L’envoi d’e-mails n’est pas configuré (SMTP_URL)\u00a0: répondez avec votre logiciel de messagerie, votre texte y sera repris.",
  alreadySent:
    "Une réponse est déjà partie de ce formulaire avec un autre texte\u00a0: relisez l’historique.",
  gone: "Cette demande n’est plus là.",
} as const;

export const templateTexts = {
  title: "Modèles de réponse",
  create: "Nouveau modèle",
  edit: "Modifier le modèle",
  empty: "Aucun modèle",
  whyEmpty:
    "Un modèle est un texte prêt à envoyer, repris dans vos réponses avec le nom et la référence remplis.",
  gone: "Ce modèle n’est plus là.",
  tooMany: "Cent modèles au plus\u00a0: supprimez-en un d’abord.",
} as const;
