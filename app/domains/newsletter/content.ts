export const newsletterTexts = {
  title: "La lettre de l’atelier",
  lead: "Nos conseils pour que vos machines durent. Un e-mail de temps en temps, désinscription en un clic.",
  /** Tells this form from the one in the footer. */
  formLabel: "S’abonner à la lettre",
  label: "Votre e-mail",
  submit: "S'abonner",
  submitting: "Envoi...",
  sent: "Encore un clic\u00a0: un e-mail vient de partir à cette adresse. Ouvrez-le et confirmez votre inscription.",
  failure: "L’inscription n’a pas pu être enregistrée. Réessayez dans une minute.",
  limited: "Trop d’essais depuis votre connexion. Réessayez dans quelques minutes.",
  /** The content of the letter, described on the newsletter's own page. */
  content: {
    title: "Ce que vous y lirez",
    items: [
      "Un geste d’entretien à la fois, expliqué pas à pas",
      "Les arnaques du moment, et ce qui les trahit",
      "Les nouveaux articles du blog, quand il y en a",
    ],
  },
  notice: (name: string) =>
    `${name} garde votre adresse pour cette lettre seulement : jusqu’à votre désinscription, puis trois ans pour ne plus vous écrire.`,
} as const;

/** The texts of the pages behind the e-mails' links, by the link's result. */
export const linkTexts = {
  confirm: {
    title: "Confirmez votre inscription",
    text: "Un dernier geste, pour être sûrs que c’est bien vous.",
    button: "Confirmer mon inscription",
  },
  confirmed: {
    title: "Votre inscription est confirmée",
    text: "La prochaine lettre arrivera dans votre boîte. Chaque envoi porte un lien pour vous désinscrire.",
  },
  expired: {
    title: "Ce lien n’est plus valable",
    text: "Un lien de confirmation est valable sept jours. Demandez-en un autre ci-dessous.",
  },
  unsubscribe: {
    title: "Se désinscrire de la lettre",
    text: "Vous ne recevrez plus d’e-mail de notre part, hormis nos réponses à vos demandes.",
    button: "Me désinscrire",
  },
  unsubscribed: {
    title: "Votre désinscription est faite",
    text: "Cette adresse ne recevra plus la lettre. Si c’est une erreur, inscrivez-vous de nouveau ci-dessous.",
  },
} as const;
