import { kindNames, kindOf } from "../registry.ts";
import { type ReplyVariable, replyVariables } from "./rules.ts";

/** Returns the label of a template's kind; an unknown value is returned unchanged. */
export function templateKindLabel(kind: string): string {
  if (kind === "all") return "Toute demande";
  const known = kindNames.find((name) => name === kind);
  return known ? kindOf(known).plural : kind;
}

/** What each variable of a template stands for, in French, as the editor shows it. */
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

/** Returns the reason why a reply is stored but not sent. */
export function heldText(heldBy: "demonstration" | "mail"): string {
  return heldBy === "demonstration"
    ? "Aucun e-mail ne part de la démonstration. L’historique ci-dessous en garde la copie."
    : "Aucun e-mail ne part pour l’instant\u00a0: elle partira dès que l’envoi sera réglé. L’historique ci-dessous en garde la copie.";
}

/** Returns the error for a text with braces around words that are no variable. It lists the possible variables. */
export function unknownVariablesText(unknown: readonly string[]): string {
  const known = replyVariables.map((name) => `{${name}}`).join(", ");
  return `${unknown.length > 1 ? "Variables inconnues" : "Variable inconnue"}\u00a0: ${unknown.join(", ")}. Variables possibles\u00a0: ${known}.`;
}

export const replyTexts = {
  noMail:
    "L’envoi d’e-mails n’est pas réglé\u00a0: répondez avec votre logiciel de messagerie, votre texte y sera repris. Il se règle dans «\u00a0Réglages, Les e-mails\u00a0».",
  unusableAddress:
    "Cette personne a laissé une adresse où rien ne peut être envoyé\u00a0: appelez-la si elle a donné un téléphone.",
  alreadySent:
    "Une réponse est déjà partie de ce formulaire avec un autre texte\u00a0: relisez l’historique.",
  gone: "Cette demande n’est plus là.",
  leaves: "Votre réponse part dans un instant",
  kept: "Votre réponse est gardée",
  ownOpened: "Votre messagerie s’ouvre",
  ownAsked: "Ce texte est-il déjà parti de votre messagerie\u00a0?",
  ownAdvice:
    "Le site ne voit pas ce qu’elle envoie. Une fois l’e-mail parti, notez-le ici\u00a0: la demande n’attend alors plus de réponse.",
  ownSent: "Noter l’e-mail comme envoyé",
  ownNoted: "Votre réponse est notée",
  ownCopy: "L’historique ci-dessous en garde la trace.",
  ownText: "Texte écrit dans la messagerie.",
  copyKept: "L’historique ci-dessous en garde la copie et dit quand elle est partie.",
} as const;

export const templateTexts = {
  title: "Modèles de réponse",
  create: "Nouveau modèle",
  edit: "Modifier le modèle",
  empty: "Aucun modèle",
  whyEmpty:
    "Un modèle est un texte prêt à envoyer, repris dans vos réponses avec le nom et la référence remplis.",
  invites: "Il invite à passer\u00a0: vos réponses ne le proposent pas tant que vous ne recevez personne.",
  gone: "Ce modèle n’est plus là.",
  leave: "Ce que vous avez tapé dans ce modèle n’est pas enregistré, et sera perdu.",
  tooMany: "Cent modèles au plus\u00a0: supprimez-en un d’abord.",
} as const;
