import { services } from "#app/domains/catalog/content.ts";

const titles: ReadonlyMap<string, string> = new Map(services.map(({ path, name }) => [path, name]));

/** The name a page of the site goes by, with its accents; null for the others, which are named after their address. */
export function pageTitle(path: string): string | null {
  return titles.get(path) ?? null;
}
