export const contactFormTexts = {
  title: "Envoyez-nous un message",
  submit: "Envoyer le message",
  submitting: "Envoi en cours...",
  successTitle: "Message envoyé avec succès !",
  successText: "Nous vous répondrons dans les plus brefs délais.",
  failure: "Une erreur est survenue lors de l'envoi du message",
} as const;

/** The texts of the privacy notice under the form: why the message is kept, and how long. */
export const messageUse = { purpose: "vous répondre", howLong: "trois ans au plus" };
