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

/** The pages other than those of services. The footer and the page that lists all pages link to them. */
export const siteNavigation: readonly NavigationLink[] = [
  { name: "À propos", to: "/about" },
  { name: "Zones d’intervention", to: "/locations" },
  { name: "Blog", to: "/blog" },
  { name: "Devis gratuit", to: "/devis" },
  { name: "Réparer ou remplacer", to: "/reparer-ou-remplacer" },
  { name: "Devenir technicien partenaire", to: "/join" },
];

/** The legal pages, to which every page links. */
export const legalNavigation: readonly NavigationLink[] = [
  { name: "Mentions légales", to: "/mentions-legales" },
  { name: "Confidentialité", to: "/confidentialite" },
  { name: "Conditions de vente", to: "/conditions-de-vente" },
  { name: "Rétractation", to: "/retractation" },
  { name: "Garanties légales", to: "/garanties-legales" },
  { name: "Plan du site", to: "/plan-du-site" },
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
