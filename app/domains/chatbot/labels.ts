import { capitalized } from "#app/lib/french/capitals.ts";
import type { Effect } from "./rules/configuration.ts";
/** The first message of a conversation (rule assistant/opening). */
export const greeting =
  "Bonjour et bienvenue chez {nom} ! Je suis l’assistant automatique. Posez-moi votre question, ou choisissez l’une de celles-ci.";

/** The reply when no response (an answer stored in advance) fits the question (rule assistant/no-match). */
export const noMatchReply =
  "Je ne suis pas sûr de comprendre votre demande... L’atelier n’a peut-être pas encore écrit de réponse à cette question\u00a0: posez-la au {telephone}, ou laissez un message, et quelqu’un vous répondra {delai_reponse}.\nVous pouvez aussi la reformuler en quelques mots, ou me demander un prix, un service, un horaire, un conseil pour une panne.";

/** Added to `noMatchReply` if buttons below it name topics that may be meant. */
export const guessText = "Ou est-ce l’un de ces sujets\u00a0?";

/** The reply in place of a response that the owner does not want the assistant to give (rule assistant/read). */
export const withheldReply =
  "Le mieux est de nous le demander : {telephone}, ou avec le formulaire de contact : /#contact";

/** The reply to an off-topic question (rule assistant/off-topic). */
export const offTopicReply =
  "Désolé, ce n’est pas notre métier. {nom} dépanne et répare les ordinateurs : {services}.";

/** Added to the off-topic reply when the question may still be about the shop's trade. */
export const nearTopicReply =
  "Si votre question s’en approche, dites-la autrement, ou appelez le {telephone}.";

/** The text about guarantees for a shop that gives none of its own (rule settings/guarantee). */
export const noGuaranteeText =
  "Nous n’ajoutons pas de garantie à vos garanties légales, qui s’appliquent de toute façon\u00a0: /garanties-legales";

/** The words before and after the prices of the service or plan that a visitor named (rule assistant/facts). */
export const priceTexts = {
  slowness: "Un ordinateur lent",
  ofService: (name: string) => `${name}, {toutes_taxes}\u00a0:`,
  published: "Le prix affiché, {toutes_taxes}\u00a0:",
  regular: "Nos forfaits, {toutes_taxes}\u00a0:",
  noYear: "Nous n’avons pas de forfait annuel. Nos forfaits se paient au mois, {toutes_taxes}\u00a0:",
  noMonthly: "Nous n’avons pas de forfait mensuel\u00a0: chaque intervention se paie à son prix.",
  noPrivate:
    "Nos forfaits au mois sont pour les entreprises\u00a0: un particulier paie chaque intervention à son prix.",
  noPlanOf: (name: string) => `${name}\u00a0: nous n’avons pas de forfait mensuel pour ce service.`,
  travel: (fees: string) => `• ${capitalized(fees)}`,
  from: (name: string, price: string) => `• ${name}\u00a0: à partir de ${price}`,
  notIncluded: (what: string) => `Non compris\u00a0: ${what}.`,
  more: (path: string) => `Le détail\u00a0: ${path}`,
} as const;

/** The answers about the shop's terms: taxes, the cost of refusing a quote, travel, delays (rule assistant/terms). */
export const termTexts = {
  taxed:
    "Nos prix sont affichés toutes taxes comprises. La facture donne aussi le montant hors taxes et la TVA.",
  exempt:
    "Nos prix sont nets\u00a0: TVA non applicable, art. 293 B du CGI. La facture ne porte donc pas de TVA à récupérer.",
  refusalIsFree: "Rien pour le devis\u00a0: il est gratuit, et refuser ne coûte rien.",
  reply: (message: string, quote: string) =>
    `Nous répondons à un message ${message}, et à une demande de devis ${quote}.\nPlus vite\u00a0: appelez aux heures d’ouverture.`,
  approvals: (names: string) => `Nos labels et partenaires\u00a0: ${names}.`,
  noApproval:
    "Nous n’annonçons aucun agrément de fabricant. Si votre appareil est encore sous sa garantie, dites-le-nous avant que nous l’ouvrions.",
  quoteIsFree: "Le devis demandé en ligne est gratuit et sans engagement.",
} as const;

/** Returns the answer about a service that the owner added (rule assistant/own-services). */
export function ownServiceText(own: { lead: string; path: string; price: string | null }): string {
  const from = own.price === null ? "" : `À partir de ${own.price}. `;
  return `${own.lead}\n${from}${priceTexts.more(own.path)}`;
}

/**
 * Returns the answer about services that the shop no longer offers. It gives the shop's telephone number, because the
 * shop can recommend another business.
 */
export function withdrawnText(names: readonly string[], phone: string): string {
  const these = names.length > 1 ? "ces services" : "ce service";
  const said = `${capitalized(names.join(", ").toLowerCase())}\u00a0: nous ne proposons pas ${these}.`;
  return `${said} Pour savoir à qui vous adresser\u00a0: ${phone}.`;
}

/** The answer about a Mac, for a shop that does not work on Macs (rule settings/devices). */
export const noMacsText =
  "Nous ne réparons pas les Mac\u00a0: nous nous occupons des PC, portables et fixes. Pour savoir à qui vous adresser\u00a0: {telephone}.";

/**
 * Returns the answer that quotes a page because no response fits: the quotation and a link to the page (rule
 * assistant/passages).
 */
export function passageText({ title, path, quote }: { title: string; path: string; quote: string }): string {
  const page = path.startsWith("/blog/") ? "notre article" : "notre page";
  return `Voici ce qu’en dit ${page} «\u00a0${title}\u00a0»\u00a0:\n${quote}\nÀ lire en entier\u00a0: ${path}`;
}

/**
 * Returns an answer that the text-generation service wrote. It begins with the notice that a machine wrote it, and ends
 * with the paths of the pages from which it was written (rule assistant/written).
 */
export function writtenText(text: string, paths: readonly string[]): string {
  return `Réponse rédigée par une machine d’après nos pages\u00a0:\n${text}\nÀ lire en entier\u00a0: ${paths.join(" et ")}`;
}

/**
 * The text above the two or three buttons with which a visitor chooses what the question means (rule
 * assistant/ask-back).
 */
export const askBackText =
  "Je préfère vous demander\u00a0: de quoi s’agit-il\u00a0?\nRien de cela\u00a0? Dites-le autrement, ou appelez le {telephone}.";

/** The reply when the search for an answer failed, for example because the database cannot be reached. */
export const searchFailureReply =
  "Désolé, je rencontre des difficultés techniques... Réessayez dans un instant, ou appelez-nous au {telephone}.";

/** The texts of the form in the assistant's panel with which a visitor sends a message to the shop. */
export const handoverTexts = {
  title: "Laissez un message",
  intro: "Cette conversation accompagne votre message : pas besoin de tout redire.",
  submit: "Envoyer le message",
  submitting: "Envoi en cours...",
  transcript: "Conversation avec l’assistant automatique\u00a0:",
  you: "Visiteur",
  assistant: "Assistant",
} as const;

/**
 * The texts of the assistant's configuration screen. The first ones are quoted from the site's specification and stay
 * as they are.
 */
export const configurationTexts = {
  title: "Chatbot",
  tabs: { responses: "Réponses", conversations: "Conversations", understanding: "Suivi" },
  failures: {
    save: "Erreur lors de l'enregistrement de la réponse",
    suggest: "Erreur lors de la génération des mots-clés",
    delete: "Erreur lors de la suppression de la réponse",
    learn: "Erreur lors de l'apprentissage",
    nothingToSuggest: "Veuillez saisir au moins des mots-clés ou une réponse",
    misunderstood: "Demande incomprise.",
    gone: "Cette réponse n’existe plus\u00a0: rien n’a été enregistré.",
    stale: "Quelqu’un d’autre vient de modifier cette réponse\u00a0: rien n’a été enregistré.",
  },
  confirmDelete: "Êtes-vous sûr de vouloir supprimer cette réponse ?",
  notices: {
    learned: "Base de connaissances mise à jour avec succès !",
    added: "Réponse ajoutée",
    saved: "Réponse enregistrée",
    deleted: "Réponse supprimée",
    dismissed: "Question écartée",
    taught: "Question apprise",
    foreign: "Liste enregistrée",
    writing: "Choix enregistré",
  },
  sameResponse: "Cette réponse existe déjà, avec les mêmes mots-clés",
  nothingTicked: "Cochez au moins une réponse",
} as const;

export const responseTexts = {
  add: "Ajouter une réponse",
  edit: "Modifier la réponse",
  keywords: "Mots-clés",
  keywordsHint: "En minuscules, séparés par des espaces\u00a0; les quatre premiers comptent le plus.",
  response: "Réponse",
  examples: "Questions d’exemple",
  examplesHint:
    "Une par ligne, comme les gens les écrivent, fautes comprises. L’assistant apprend de ces questions.",
  label: "Libellé court",
  labelHint: "Ce que dit le bouton quand l’assistant hésite entre deux réponses.",
  offersContact: "Proposer aussi le téléphone et le formulaire de message",
  suggest: "Suggérer des mots-clés",
  suggesting: "Recherche…",
  suggestion: "Suggestion",
  takeSuggestion: "Utiliser la suggestion à la place des mots-clés saisis",
  from: { service: "par le service de texte", dictionary: "par le dictionnaire, d’après les textes" },
  submitNew: "Ajouter",
  submitEdit: "Enregistrer",
  submitting: "Enregistrement…",
  cancel: "Annuler",
  forQuestion: "Pour la question\u00a0:",
  list: "Vos réponses, de la plus ancienne à la plus récente",
  emptyText: "Aucune pour l’instant. Ajoutez ce qu’on vous demande le plus souvent.",
  noneFound: "Aucune de vos réponses ne contient ces mots.",
} as const;

export const testTexts = {
  title: "Tester une question",
  field: "Question à essayer",
  submit: "Tester",
  exact: "Tous les mots de la question sont dans les mots-clés.",
  share: (percent: number) =>
    `${percent}\u00a0% des mots de la question sont dans les mots-clés (il en faut plus de 30\u00a0%).`,
  known: "connu",
  unknown: "inconnu",
  read: "Lu ainsi\u00a0:",
  ranked: "Sujets les plus probables",
  nearest: "Exemples les plus proches",
  offTopic: "Hors sujet",
  notLearned: "L’assistant n’a pas encore appris de ses exemples\u00a0: seuls les mots-clés répondent.",
  from: {
    several: "Plusieurs questions dans le même message\u00a0: une réponse à chacune, l’une après l’autre.",
    data: "D’après les données du site\u00a0: zones, horaires, prix.",
    service: "D’après les services que vous proposez.",
    page: "D’après une page du site, car aucune réponse ne convient.",
    written:
      "D’après une page du site, car aucune réponse ne convient\u00a0; pour un visiteur, le service de texte rédige à partir d’elle.",
    nothing: "Aucune réponse ne convient\u00a0: c’est ce que le visiteur lirait.",
  },
  asks: "L’assistant demanderait de quoi il s’agit, avec ces boutons\u00a0:",
  decided: {
    keywords: "D’après les mots-clés",
    examples: "D’après les exemples",
    nearest: "D’après l’exemple le plus proche",
  },
  sure: (percent: number) => `${percent}\u00a0%`,
  words: "Mots de la question qui comptent",
  corrected: (typed: string, meant: string) => `«\u00a0${typed}\u00a0» a été lu «\u00a0${meant}\u00a0»`,
} as const;

export const learningTexts = {
  start: "Apprendre des conversations",
  title: "Ce que les conversations apprennent",
  intro:
    "Chaque question qui a toujours reçu la même réponse. Cochez celles à ajouter\u00a0: rien n’est enregistré avant.",
  none: "Rien de nouveau à apprendre",
  noneText: "Les questions qui ont toujours reçu la même réponse sont déjà toutes là.",
  into: "Ajouter à",
  intoNew: "Une nouvelle réponse",
  intoSame: "Les exemples de cette réponse",
  submit: "Ajouter les questions cochées",
  back: "Revenir aux réponses",
  times: (count: number) => (count > 1 ? `posée ${count} fois` : "posée une fois"),
  added: (count: number) =>
    count === 0 ? "Rien de nouveau." : count === 1 ? "1 question ajoutée." : `${count} questions ajoutées.`,
} as const;

export const unansweredTexts = {
  title: "Questions sans réponse",
  none: "Toutes les questions récentes ont trouvé une réponse.",
  create: "Créer une réponse",
  dismiss: "Écarter",
  into: "Exemple de",
  teach: "Apprendre",
  count: (count: number) => (count > 1 ? `${count} questions de visiteurs` : "Une question de visiteur"),
  times: (count: number) => (count > 1 ? `${count} fois` : "1 fois"),
} as const;

/** Returns a sentence that says how many test questions are understood better or worse since the last learning. */
export function effectText({ better, worse, right, all }: Effect): string {
  if (all === 0) return "";
  const changes = [better > 0 && `${better} de plus justes`, worse > 0 && `${worse} de moins`].filter(
    Boolean,
  );
  const changed = changes.length > 0 ? changes.join(", ") : "rien ne change";
  return `Sur ${all} questions témoins, qui n’apprennent rien à l’assistant\u00a0: ${changed} (${right} justes).`;
}

export const understandingTexts = {
  weeks: "Ce que deviennent les questions, semaine par semaine",
  table: "Questions des huit dernières semaines",
  columns: ["Semaine du", "Questions", "Avec réponse", "Précision demandée", "Sans réponse", "Transmises"],
  emptyWeek: "Aucune question",
  effect: "Dernier apprentissage",
  noEffect: "L’assistant n’a rien appris de nouveau depuis le démarrage du site.",
  offTopic: "Questions hors sujet",
  offTopicText:
    "L’assistant n’y répond pas\u00a0: il dit que l’atelier ne le fait pas, et ce qu’il fait. Ajoutez ici ce qui ne concerne pas l’atelier.",
  offTopicField: "Questions hors sujet, une par ligne",
  submit: "Enregistrer la liste",
  submitting: "Enregistrement…",
} as const;

export const writingTexts = {
  title: "Réponses rédigées par le service de texte",
  text: "Quand aucune réponse ne convient mais qu’une page du site en parle, l’assistant en cite un passage. Le service de texte peut rédiger cette réponse à partir des mêmes passages.",
  sent: "Il reçoit alors la question du visiteur et ces passages\u00a0; la page Confidentialité le dit. Sa réponse est signalée comme écrite par une machine, avec ses liens. Si un chiffre, un nom ou une promesse n’est pas dans les passages, c’est le passage qui s’affiche.",
  limit: (most: number) => `${most} réponses rédigées par jour au plus, que le service vous facture.`,
  off: "Non, l’assistant cite le passage.",
  on: (service: string) => `Oui, ${service} rédige.`,
  without: "Aucun service de texte n’est réglé.",
  choose: "Régler le service de texte",
  turnOn: "Laisser le service rédiger",
  turnOff: "Ne plus laisser rédiger",
  submitting: "Enregistrement…",
} as const;

export const conversationTexts = {
  list: "Conversations, de la plus récente à la plus ancienne",
  search: "Rechercher dans les conversations",
  empty: "Aucune conversation",
  emptyText: "Elles arrivent ici dès qu’un visiteur pose une question à l’assistant.",
  noneFound: "Aucune conversation ne contient ces mots",
  showAll: "Toutes les conversations",
  noSelection: "Sélectionnez une conversation pour la lire",
  back: "Toutes les conversations",
  visitor: "Visiteur",
  assistant: "Assistant",
  noMatch: "sans réponse",
  failure: "panne",
  written: "rédigée par une machine",
  questions: (count: number) => (count > 1 ? `${count} questions` : "1 question"),
} as const;
