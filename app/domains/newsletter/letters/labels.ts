import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { TagShape, TagTone } from "#app/ui/tag.tsx";
import { type LetterProgress, type LetterStatus, mostArticles } from "./rules.ts";

/** The states of a letter, with the text, colour and symbol of the tag that shows each. */
export const letterStatusLabels = {
  draft: { label: "Brouillon", tone: "outline", shape: "half" },
  sending: { label: "En cours d’envoi", tone: "cobalt", shape: "dot" },
  stopped: { label: "Arrêtée", tone: "danger", shape: "cross" },
  sent: { label: "Envoyée", tone: "success", shape: "check" },
} as const satisfies Record<LetterStatus, { label: string; tone: TagTone; shape: TagShape }>;

export const letterTexts = {
  title: "Lettres",
  one: "Lettre",
  newLetter: "Écrire une lettre",
  list: "Lettres, de la plus récente à la plus ancienne",
  empty: "Aucune lettre pour l’instant",
  emptyText: "Une lettre présente un ou plusieurs articles du blog aux adresses confirmées.",
  columns: ["Objet", "État", "Date", "Envoyées"],
  all: "Toutes les lettres",
  form: "La lettre",
  subject: "Objet",
  introduction: "Mot d’introduction",
  introductionHint: "Une ligne vide commence un paragraphe.",
  articles: "Articles",
  articlesHint: `De 1 à ${mostArticles}, parmi les plus récents. La lettre donne le titre, l’extrait et le lien de chacun.`,
  noArticle: "Publiez d’abord un article\u00a0: une lettre en présente au moins un.",
  hiddenBlog: "Le blog est caché\u00a0: montrez-le dans les réglages, et ses articles reviennent ici.",
  save: "Enregistrer",
  test: "M’envoyer un essai",
  review: "Relire et envoyer",
  ownersSend: "La gérance relit et envoie les lettres\u00a0: dites-lui que celle-ci est prête.",
  tested: (email: string) => `Un essai part à ${email}. Il arrive dans la minute.`,
  saved: "Brouillon enregistré",
  testPrefix: "[Essai]",
  preview: "Aperçu",
  previewHtml: "Voir la lettre mise en page",
  previewNote: "Tel qu’enregistré. Chaque personne a son propre lien de désinscription.",
  plainText: "En texte seul",
  back: "Revenir à la lettre",
  delete: "Supprimer le brouillon",
  deleteTitle: "Supprimer ce brouillon\u00a0?",
  deleteText: "Il n’y a pas de corbeille pour les lettres\u00a0: son texte sera perdu.",
  notDeleted: "Le brouillon n’est pas supprimé",
  stop: "Arrêter l’envoi",
  resume: "Reprendre l’envoi",
  busy: "Un instant…",
  progress: "Remises au serveur d’envoi",
  notSaved: "La lettre n’est pas enregistrée",
  invalid: "Corrigez les champs signalés.",
  notDone: "Rien n’a été envoyé",
  stale:
    "Quelqu’un d’autre vient de changer cette lettre. Votre texte est toujours là\u00a0: copiez-le, puis rechargez la page.",
  gone: "Cette lettre n’est plus là. Votre texte est toujours là\u00a0: copiez-le.",
  failed: "Impossible de joindre le site. Votre texte est toujours là\u00a0: réessayez.",
  unpublishedArticle: "Un des articles choisis n’est plus en ligne.",
  noReader: "Aucune adresse n’est confirmée\u00a0: la lettre ne partirait à personne.",
  noMailServer: "Aucun serveur d’envoi n’est réglé\u00a0: aucun e-mail ne peut partir.",
  stoppedByPerson:
    "L’envoi est arrêté. Les adresses qui restent ne reçoivent rien tant qu’il n’est pas repris.",
  stoppedByRefusals:
    "L’envoi s’est arrêté de lui-même\u00a0: presque toutes les lettres étaient refusées. La page «\u00a0État du site\u00a0» donne la réponse du serveur d’envoi.",
  mailPaused: "Aucun e-mail ne part en ce moment. La page «\u00a0État du site\u00a0» dit pourquoi.",
} as const;

const addresses = (count: number) =>
  count < 2 ? `${count} adresse confirmée` : `${wholeNumber(count)} adresses confirmées`;

/** Returns the question whether to send a letter to this number of confirmed addresses. Without any there is none. */
export function confirmTitle(readers: number): string {
  if (readers === 0) return "Personne ne recevrait cette lettre";
  return `Envoyer cette lettre à ${addresses(readers)}\u00a0?`;
}

export const confirmText =
  "Elle part aussitôt, par lots, derrière les réponses et les accusés. Ce qui est parti ne se reprend pas\u00a0; le reste peut s’arrêter.";

/** Returns the text of the button that sends a letter to this number of confirmed addresses. */
export function sendLabel(readers: number): string {
  return `Envoyer à ${addresses(readers)}`;
}

/**
 * Returns the lines of a letter's progress: a label and the number of addresses with that result. Lines with zero are
 * left out, except the line of e-mails sent.
 */
export function progressFacts({ total, sent, pending, refused, left }: LetterProgress) {
  const waiting = total - sent - pending - refused - left;
  return [
    { label: "Parties", count: sent },
    { label: "En train de partir, ou à retenter", count: pending },
    { label: "En attente", count: waiting },
    { label: "Refusées par le serveur", count: refused },
    { label: "Désinscrites ou en pause entre-temps", count: left },
  ].filter(({ count }, index) => index === 0 || count > 0);
}
