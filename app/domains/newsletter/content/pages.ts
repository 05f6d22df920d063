/** The texts of the pages under /newsletter. The form's texts are in form.ts, because every page loads that file. */
export const letterContent = {
  title: "Ce que vous y lirez",
  items: [
    "Un geste d’entretien à la fois, expliqué pas à pas",
    "Les arnaques du moment, et ce qui les trahit",
    "Les nouveaux articles du blog, quand il y en a",
  ],
} as const;

/** The texts of the pages to which e-mails link, by the result of the link. */
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
