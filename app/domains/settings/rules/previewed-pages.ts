import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import type { SectionKey } from "#app/domains/business/registry.server.ts";
import { listServices } from "#app/domains/business/rules/site.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";

/** A public page that shows the values of a section. */
export interface PreviewedPage {
  path: string;
  label: string;
  /** The list that must have an unsaved row for this page to exist. */
  addedTo?: string;
}

/**
 * This name stands for the path of a service that the owner is adding. The real path comes from the service's name,
 * which is not typed yet.
 */
const newService = "nouveau-service";

const homePage = { path: "/", label: "Accueil" };
const aboutPage = { path: "/about", label: "À propos" };
const servicesPage = { path: "/services", label: "Services" };
const noticePage = { path: "/mentions-legales", label: "Mentions légales" };

/**
 * Returns the public pages that show the values of a section (rule settings/preview); none if no page shows them.
 * `zone` is the page of one zone (town).
 */
export function previewedPages(
  key: SectionKey,
  profile: SiteProfile,
  zone: PreviewedPage | null,
): PreviewedPage[] {
  const offered = listServices(profile).map(({ path, name }) => ({ path, label: name }));
  const specified = offered.filter(({ path }) => !profile.site.own.some((own) => own.path === path));
  const own = offered.filter((page) => !specified.includes(page));
  const zones = [{ path: "/locations", label: "Zones" }, ...(zone ? [zone] : [])];
  const pages: Partial<Record<SectionKey, PreviewedPage[]>> = {
    company: [homePage, aboutPage, noticePage],
    hours: [homePage, aboutPage, ...zones.slice(1)],
    prices: [homePage, ...offered, ...zones.slice(1)],
    legal: [noticePage, { path: "/confidentialite", label: "Confidentialité" }],
    proof: [homePage, aboutPage, ...specified.filter(({ path }) => claiming.has(path)), ...zones.slice(1)],
    writing: [homePage, aboutPage, servicesPage, { path: "/blog", label: "Blog" }],
    pages: specified,
    site: [
      homePage,
      servicesPage,
      ...own,
      { path: newService, label: "Le service ajouté", addedTo: "ownServices" },
      ...zones,
    ],
  };
  return (pages[key] ?? []).filter(({ path }) => isShown(profile, path));
}

/** The services whose pages make claims that only the owner can confirm. */
const claiming = new Set<string>(["/services/recuperation-donnees", "/services/depannage-distance"]);

/**
 * Returns the real path of a previewed page. If the owner is adding a service, its page is that of the last added
 * service.
 */
export function previewedPath(path: string, { ownServices }: BusinessProfile): string {
  return path === newService ? (ownServices.at(-1)?.path ?? servicesPage.path) : path;
}
