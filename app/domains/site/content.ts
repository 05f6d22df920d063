/** An entry of the site's navigation. */
export interface NavigationLink {
  name: string;
  to: string;
}

/** The links after the services menu, in the header and in the mobile menu. */
export const mainNavigation: readonly NavigationLink[] = [
  { name: "Zones", to: "/locations" },
  { name: "Blog", to: "/blog" },
  { name: "Tarifs", to: "/#tarifs" },
  { name: "À propos", to: "/about" },
  { name: "Contact", to: "/#contact" },
];

/** The other pages beside the services, in the footer and on the site map page. */
export const siteNavigation: readonly NavigationLink[] = [
  { name: "À propos", to: "/about" },
  { name: "Zones d’intervention", to: "/locations" },
  { name: "Blog", to: "/blog" },
  { name: "Devis gratuit", to: "/devis" },
  { name: "Réparer ou remplacer", to: "/reparer-ou-remplacer" },
  { name: "Devenir technicien partenaire", to: "/join" },
];

/** The sections of the home page (rule pages/home). */
export const homeAnchors: readonly NavigationLink[] = [
  { name: "Accueil", to: "/#accueil" },
  { name: "Services", to: "/#services" },
  { name: "L’atelier", to: "/#à-propos" },
  { name: "Tarifs", to: "/#tarifs" },
  { name: "Témoignages", to: "/#témoignages" },
  { name: "Contact", to: "/#contact" },
];

/** The legal pages, linked from every page. */
export const legalNavigation: readonly NavigationLink[] = [
  { name: "Mentions légales", to: "/mentions-legales" },
  { name: "Confidentialité", to: "/confidentialite" },
  { name: "Conditions de vente", to: "/conditions-de-vente" },
  { name: "Rétractation", to: "/retractation" },
  { name: "Garanties légales", to: "/garanties-legales" },
  { name: "Plan du site", to: "/plan-du-site" },
];

/** The texts of the error pages, by status. Any other status uses those of 500. */
export const errorTexts = {
  404: {
    title: "Cette page n’est plus branchée.",
    text: "L’adresse a changé, ou un lien est abîmé. Le reste du site fonctionne.",
    documentTitle: "Page introuvable",
  },
  410: {
    title: "Nous ne proposons plus ce service.",
    text: "L’atelier ne le fait plus. Les autres services sont dans le menu, et le téléphone fonctionne.",
    documentTitle: "Service retiré",
  },
  500: {
    title: "Une pièce a lâché de notre côté.",
    text: "La panne est enregistrée et nous allons l’examiner. Réessayez dans un instant ; si c’est urgent, le téléphone fonctionne.",
    documentTitle: "Panne momentanée",
  },
  503: {
    title: "Cette page revient dans un instant.",
    text: "Nos données ne répondent pas pour l’instant ; rien n’est perdu. Réessayez dans une minute ; si c’est urgent, le téléphone fonctionne.",
    documentTitle: "Momentanément indisponible",
  },
} as const;
