export const newsletterTexts = {
  title: "La lettre de l’atelier",
  lead: "Nos conseils pour que vos machines durent. Un e-mail de temps en temps, désinscription en un clic.",
  /** Distinguishes this form, for screen readers, from the newsletter's form in the footer. */
  formLabel: "S’abonner à la lettre",
  label: "Votre e-mail",
  submit: "S'abonner",
  submitting: "Envoi...",
  sent: "Encore un clic\u00a0: un e-mail vient de partir à cette adresse. Ouvrez-le et confirmez votre inscription.",
  /**
   * Shown while the site cannot send e-mail yet. The confirmation e-mail is stored, and sent as soon as the site can.
   */
  noted:
    "C’est noté. Le site n’envoie pas encore d’e-mails\u00a0: celui qui confirme votre inscription partira dès qu’il le pourra.",
  failure: "L’inscription n’a pas pu être enregistrée. Réessayez dans une minute.",
  offline:
    "Il n’y a pas de réseau\u00a0: rien n’est parti. Votre adresse est gardée, réessayez quand il sera revenu.",
  limited: "Trop d’essais depuis votre connexion. Réessayez dans quelques minutes.",
  notice: (name: string) =>
    `${name} garde votre adresse pour cette lettre seulement : jusqu’à votre désinscription, puis trois ans pour ne plus vous écrire.`,
} as const;
