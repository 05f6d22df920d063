import { businessProfile } from "#app/domains/business/profile.ts";

/** First words of a conversation (P§2). */
export const greeting = `Bonjour ! Je suis l’assistant automatique de ${businessProfile.name}. Posez-moi votre question, ou choisissez l’une de celles-ci.`;

/** The reply when no response fits (P§8). */
export const noMatchReply =
  "Je ne suis pas sûr de comprendre votre demande... Pouvez-vous la reformuler en quelques mots ? Vous pouvez me poser une question sur nos prix, nos services, nos horaires ou votre panne, ou contacter un conseiller au {telephone}.";

/** The reply when the search itself failed (P§8). */
export const searchFailureReply =
  "Désolé, je rencontre des difficultés techniques... Réessayez dans un instant, ou appelez-nous au {telephone}.";

/** The six quick questions (P§2), in their order. */
export const quickQuestions = [
  { label: "Tarifs", question: "Quels sont vos tarifs ?" },
  { label: "Services", question: "Quels services proposez-vous ?" },
  { label: "Horaires", question: "Quels sont vos horaires ?" },
  { label: "Contact", question: "Comment vous contacter ?" },
  { label: "Urgence", question: "C’est urgent, que faire ?" },
  { label: "Zones", question: "Dans quelles zones intervenez-vous ?" },
] as const;

/** What the widget says around the conversation. */
export const chatTexts = {
  title: "Assistant automatique",
  subtitle: "Réponses préparées par l’atelier",
  close: "Fermer l’assistant",
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
  full: "Cette conversation est longue : appelons-nous, ce sera plus simple.",
  startAgain: "Nouvelle conversation",
  notice:
    "Vos questions sont gardées six mois au plus pour améliorer les réponses. N’écrivez ici ni nom ni mot de passe.",
} as const;

/** The short message form of the widget. */
export const handoverTexts = {
  title: "Laissez un message",
  intro: "Nous avons cette conversation avec votre message : pas besoin de tout redire.",
  submit: "Envoyer le message",
  submitting: "Envoi en cours...",
  transcript: "Conversation avec l’assistant automatique :",
  you: "Visiteur",
  assistant: "Assistant",
} as const;
