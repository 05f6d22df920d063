import { slugify } from "#app/lib/french/slug.ts";

export interface NamedPlace {
  name: string;
  postalCode: string;
  inseeCode: string;
}

/**
 * Returns a slug for a commune's zone that is not `taken` (rule import/slugs): its name, otherwise its name with its
 * postal code, otherwise its name with its INSEE code, which is unique.
 */
export function locationSlug(place: NamedPlace, taken: Pick<Set<string>, "has">): string {
  const { name, postalCode, inseeCode } = place;
  // Each choice is tried only if the one before is taken, because the name itself is nearly always free.
  for (const choice of [name, `${name}-${postalCode}`, `${name}-${inseeCode}`, `zone-${inseeCode}`]) {
    const slug = slugify(choice);
    if (slug && !taken.has(slug)) return slug;
  }
  throw new Error(`two communes with the INSEE code ${inseeCode}`);
}
