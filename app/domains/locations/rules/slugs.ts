import { slugify } from "#app/lib/french/slug.ts";

export interface NamedPlace {
  name: string;
  postalCode: string;
  inseeCode: string;
}

/**
 * Returns a slug (the last part of a page's URL) that is not in `taken`, for the zone (town) of a commune
 * (municipality; rule import/slugs). The slug is the name; if that is taken, the name with the postal code; if that is
 * taken too, the name with the INSEE code (official number), which no other commune has.
 */
export function locationSlug(place: NamedPlace, taken: Pick<Set<string>, "has">): string {
  const { name, postalCode, inseeCode } = place;
  // A choice becomes a slug only if the previous one is taken, because the name alone is nearly always free.
  for (const choice of [name, `${name}-${postalCode}`, `${name}-${inseeCode}`, `zone-${inseeCode}`]) {
    const slug = slugify(choice);
    if (slug && !taken.has(slug)) return slug;
  }
  throw new Error(`two communes with the INSEE code ${inseeCode}`);
}
