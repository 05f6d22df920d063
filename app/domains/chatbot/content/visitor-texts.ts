import { waitWords } from "#app/lib/french/wait-words.ts";

/**
 * The notice that the visitor's question is sent to a text-generation service. The greeting and the assistant's page
 * show it while that service may write answers (rule assistant/written).
 */
export const writtenNotice =
  "Quand aucune réponse préparée ne convient, votre question est envoyée à un service de rédaction automatique\u00a0: n’y écrivez rien de personnel.";

/** The six questions that a visitor can press instead of typing one (rule assistant/opening), in their order. */
export const quickQuestions = [
  { label: "Tarifs", question: "Quels sont vos tarifs ?" },
  { label: "Services", question: "Quels services proposez-vous ?" },
  { label: "Horaires", question: "Quels sont vos horaires ?" },
  { label: "Contact", question: "Comment vous contacter ?" },
  { label: "Urgence", question: "C’est urgent, que faire ?" },
  { label: "Zones", question: "Dans quelles zones intervenez-vous ?" },
] as const;

/** The texts of the assistant's panel, apart from the questions and answers. */
export const chatTexts = {
  /** Follows the name of the assistant in the title. */
  titleEnd: "automatique",
  subtitle: "Répond d’après nos textes",
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
  choices: "Réponses proposées",
  human: "Parler à quelqu’un",
  humanQuestion: "Je voudrais parler à quelqu’un",
  sendFailure: "Difficulté technique\u00a0: votre message n’est pas parti.",
  retry: "Réessayer",
  tooMany: (seconds: number) =>
    `Beaucoup de questions d’un coup\u00a0! La prochaine sera possible ${waitWords(seconds)}.`,
  full: "Cette conversation est longue : appelez-nous, ce sera plus simple.",
  startAgain: "Nouvelle conversation",
  notice:
    "Vos questions servent à améliorer les réponses ; la conversation est effacée après six mois. N’écrivez ici ni nom ni mot de passe.",
  /** Shown together with the message form, which asks for a name. */
  contactNotice:
    "La conversation est effacée après six mois. Si vous envoyez le message, une copie le suit et se garde comme lui.",
} as const;

/** The texts of the assistant's own page. */
export const assistantPageTexts = {
  title: "Assistant automatique",
  lead: "Posez une question\u00a0: la réponse, tirée des textes de l’atelier, s’affiche ici.",
  submit: "Demander",
  notice:
    "Le site n’enregistre pas les questions posées sur cette page. Elles restent dans son adresse, donc dans l’historique de votre navigateur\u00a0: n’y écrivez ni nom ni mot de passe. Pour une réponse écrite par quelqu’un\u00a0:",
  contact: "laissez-nous un message.",
} as const;
