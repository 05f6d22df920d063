import { services } from "#app/domains/services/content/cards.ts";
import { slugify } from "#app/lib/french/slug.ts";

/** Ways zones name services whose page has another name. */
const otherNames: Record<string, string> = {
  "reparation-pc-mac": "/services/reparation-materielle",
  "reparation-pc-et-mac": "/services/reparation-materielle",
  "reparation-d-ordinateurs": "/services/reparation-materielle",
  "depannage-a-domicile": "/services/depannage-logiciel",
  "depannage-informatique": "/services/depannage-logiciel",
  "mise-a-niveau-materielle": "/services/mise-a-niveau",
};

const pages: Record<string, string> = {
  ...otherNames,
  ...Object.fromEntries(services.map(({ name, path }) => [slugify(name), path])),
};

/** A service of a zone, with its page when the site has one for it. */
export interface OfferedService {
  name: string;
  to: string | null;
}

/** The services of a zone as its page lists them (P§2, 'Nos services'). */
export function offeredServices(names: readonly string[]): OfferedService[] {
  return names.map((name) => ({ name, to: pages[slugify(name)] ?? null }));
}

/** At most three services of a zone's card, and how many more there are (P§9). */
export function cardServices(names: readonly string[]): { shown: string[]; more: number } {
  const most = 3;
  return { shown: names.slice(0, most), more: Math.max(0, names.length - most) };
}
