/** The texts of the error pages, by HTTP status. An error with another status has the texts of 500. */
const errorTexts = {
  404: {
    title: "Cette page n’est plus branchée.",
    text: "L’adresse a changé, ou un lien est abîmé. Le reste du site fonctionne.",
    documentTitle: "Page introuvable",
  },
  410: {
    title: "Nous ne proposons pas ce service.",
    text: "Les autres services sont dans le menu, et le téléphone fonctionne.",
    documentTitle: "Service non proposé",
  },
  500: {
    title: "Une pièce a lâché de notre côté.",
    text: "La panne est enregistrée et nous allons l’examiner. Réessayez dans un instant ; si c’est urgent, le téléphone fonctionne.",
    documentTitle: "Panne momentanée",
  },
  503: {
    title: "Cette page revient dans un instant.",
    text: "Nos données ne répondent pas pour l’instant\u00a0; rien n’est perdu. Réessayez dans une minute\u00a0; si c’est urgent, le téléphone fonctionne.",
    documentTitle: "Momentanément indisponible",
  },
} as const;

/** Returns the texts of the error page for a status. */
export function errorTextsFor(status: number): (typeof errorTexts)[keyof typeof errorTexts] {
  return status === 404 || status === 410 || status === 503 ? errorTexts[status] : errorTexts[500];
}
