/** The texts of the page that shows an unpublished article to whoever has its link. */
export const previewTexts = {
  link: "Lien d’aperçu",
  note: "Aperçu\u00a0: cette page n’est visible qu’avec son lien.",
} as const;
