import { slugify } from "#app/lib/slug.ts";

export interface NamedPlace {
  name: string;
  postalCode: string;
  inseeCode: string;
}

/**
 * The slug of a commune's zone among those already `taken`: its name, else with its postal code, else with its INSEE
 * code, which no other commune has (decision 43).
 */
export function locationSlug(place: NamedPlace, taken: Pick<Set<string>, "has">): string {
  const choices = [
    place.name,
    `${place.name}-${place.postalCode}`,
    `${place.name}-${place.inseeCode}`,
    `zone-${place.inseeCode}`,
  ];
  const free = choices.map(slugify).find((slug) => slug && !taken.has(slug));
  if (!free) throw new Error(`two communes with the INSEE code ${place.inseeCode}`);
  return free;
}
