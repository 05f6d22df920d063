import { businessProfile } from "#app/domains/business/profile.ts";

/** The first message of a conversation (rule assistant/opening). */
export const greeting = `Bonjour et bienvenue chez ${businessProfile.name} ! Je suis l’assistant automatique. Posez-moi votre question, ou choisissez l’une de celles-ci.`;

/** The reply when no response matches (rule assistant/no-match). */
export const noMatchReply =
  "Je ne suis pas sûr de comprendre votre demande... Pouvez-vous la reformuler en quelques mots ? Vous pouvez me poser une question sur nos prix, nos services, nos horaires ou votre panne, ou contacter un conseiller au {telephone}.";

/** The reply when the search itself failed. */
export const searchFailureReply =
  "Désolé, je rencontre des difficultés techniques... Réessayez dans un instant, ou appelez-nous au {telephone}.";

/** The six quick questions in their order (rule assistant/opening). */
export const quickQuestions = [
  { label: "Tarifs", question: "Quels sont vos tarifs ?" },
  { label: "Services", question: "Quels services proposez-vous ?" },
  { label: "Horaires", question: "Quels sont vos horaires ?" },
  { label: "Contact", question: "Comment vous contacter ?" },
  { label: "Urgence", question: "C’est urgent, que faire ?" },
  { label: "Zones", question: "Dans quelles zones intervenez-vous ?" },
] as const;

/** The widget's texts around the conversation. */
export const chatTexts = {
  title: "Assistant automatique",
  subtitle: "Réponses préparées par l’atelier",
  close: "Fermer l’assistant",
  messages: "Messages et suites",
  log: "Conversation avec l’assistant",
  you: "Vous",
  assistant: "Assistant",
  field: "Votre question",
  placeholder: "Votre question…",
  send: "Envoyer",
  thinking: "L’assistant réfléchit…",
  quick: "Questions fréquentes",
  human: "Parler à quelqu’un",
  humanQuestion: "Je voudrais parler à quelqu’un",
  sendFailure: "Difficulté technique : votre message n’est pas parti.",
  retry: "Réessayer",
  tooMany: "Vous écrivez très vite ! Patientez un peu avant la prochaine question.",
  full: "Cette conversation est longue : appelez-nous, ce sera plus simple.",
  startAgain: "Nouvelle conversation",
  notice:
    "Vos questions servent à améliorer les réponses ; la conversation est effacée après six mois. N’écrivez ici ni nom ni mot de passe.",
} as const;

/** The short message form of the widget. */
export const handoverTexts = {
  title: "Laissez un message",
  intro: "Cette conversation accompagne votre message : pas besoin de tout redire.",
  submit: "Envoyer le message",
  submitting: "Envoi en cours...",
  transcript: "Conversation avec l’assistant automatique :",
  you: "Visiteur",
  assistant: "Assistant",
} as const;

/** The configuration screen's texts: the quoted ones first, letter for letter. */
export const configurationTexts = {
  title: "Chatbot",
  tabs: { responses: "Réponses", conversations: "Conversations" },
  failures: {
    save: "Erreur lors de l'enregistrement de la réponse",
    suggest: "Erreur lors de la génération des mots-clés",
    delete: "Erreur lors de la suppression de la réponse",
    learn: "Erreur lors de l'apprentissage",
    nothingToSuggest: "Veuillez saisir au moins des mots-clés ou une réponse",
    misunderstood: "Demande incomprise.",
    stale: "Quelqu’un d’autre vient de modifier cette réponse : rien n’a été enregistré.",
  },
  confirmDelete: "Êtes-vous sûr de vouloir supprimer cette réponse ?",
  notices: {
    learned: "Base de connaissances mise à jour avec succès !",
    added: "Réponse ajoutée",
    saved: "Réponse enregistrée",
    deleted: "Réponse supprimée",
    dismissed: "Question écartée",
  },
  sameResponse: "Cette réponse existe déjà, avec les mêmes mots-clés",
  nothingTicked: "Cochez au moins une réponse",
} as const;

export const responseTexts = {
  add: "Ajouter une réponse",
  edit: "Modifier la réponse",
  keywords: "Mots-clés",
  keywordsHint: "En minuscules, séparés par des espaces ; les quatre premiers comptent le plus.",
  response: "Réponse",
  placeholders: "Mots remplis tout seuls",
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
  forQuestion: "Pour la question :",
  list: "Réponses, de la plus ancienne à la plus récente",
  empty: "Aucune réponse",
  emptyText: "L’assistant ne sait encore rien. Ajoutez ce qu’on vous demande le plus souvent.",
  noneFound: "Aucune réponse ne contient ces mots",
  search: "Rechercher une réponse",
  showAll: "Toutes les réponses",
} as const;

export const testTexts = {
  title: "Tester une question",
  field: "Question à essayer",
  submit: "Tester",
  nothing: "Aucune réponse : le visiteur lirait qu’il n’a pas été compris.",
  exact: "Tous les mots de la question sont dans les mots-clés.",
  share: (percent: number) =>
    `${percent} % des mots de la question sont dans les mots-clés (il en faut plus de 30 %).`,
  known: "connu",
  unknown: "inconnu",
  words: "Mots comparés, tels que le dictionnaire les voit",
  corrected: (typed: string, meant: string) => `« ${typed} » a été lu « ${meant} »`,
} as const;

export const learningTexts = {
  start: "Apprendre des conversations",
  title: "Ce que les conversations apprennent",
  intro:
    "Chaque question qui a toujours reçu la même réponse. Cochez celles à ajouter : rien n’est enregistré avant.",
  none: "Rien de nouveau à apprendre",
  noneText: "Les questions qui ont toujours reçu la même réponse sont déjà toutes là.",
  submit: "Ajouter les réponses cochées",
  back: "Revenir aux réponses",
  times: (count: number) => (count > 1 ? `posée ${count} fois` : "posée une fois"),
  added: (count: number) =>
    count === 0 ? "Rien de nouveau." : count === 1 ? "1 réponse ajoutée." : `${count} réponses ajoutées.`,
} as const;

export const unansweredTexts = {
  title: "Questions sans réponse",
  none: "Toutes les questions récentes ont trouvé une réponse.",
  create: "Créer une réponse",
  dismiss: "Écarter",
  times: (count: number) => (count > 1 ? `${count} fois` : "1 fois"),
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
  questions: (count: number) => (count > 1 ? `${count} questions` : "1 question"),
} as const;
