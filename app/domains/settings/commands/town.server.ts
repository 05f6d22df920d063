import { eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { communes, departments } from "#app/db/schema/locations.server.ts";
import type { Typed } from "#app/domains/business/sections/settings.server.ts";
import { departmentNamed, departmentOfPostalCode } from "#app/domains/locations/rules/department-of.ts";
import type { Coordinates } from "#app/domains/locations/rules/geography.ts";
import { findKnownCommune } from "#app/lib/french/known-communes.server.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { oneSpaced } from "#app/lib/french/spaces.ts";
import { typedText } from "../rules/form.ts";

export type Address = ReturnType<typeof addressOf>;

/**
 * Returns the shop's address among the typed values, with the département (administrative area) and the coordinates.
 */
export function addressOf(typed: Record<string, Typed>) {
  const text = (name: string) => oneSpaced(typedText(typed[name]));
  return {
    street: text("street"),
    postalCode: text("postalCode"),
    city: text("city"),
    department: text("department"),
    latitude: text("latitude"),
    longitude: text("longitude"),
  };
}

/** Whether two addresses are in the same town. Differences in spelling do not matter. */
export function isSameTown(one: Pick<Address, "city">, other: Pick<Address, "city">): boolean {
  return slugify(one.city) === slugify(other.city);
}

/** Returns the place of an address, '49000 Angers', as the form sends it back after a question. */
export function placeOf({ postalCode, city }: Pick<Address, "postalCode" | "city">): string {
  return `${postalCode} ${city}`;
}

/** What the program knows about the town of an address. */
export interface FoundTown {
  /** The coordinates of the commune (municipality); null if the program does not know it. */
  commune: Coordinates | null;
  /** The département of the commune or, if the commune is unknown, of the postal code. */
  department: string | null;
}

/**
 * Finds the commune with the name and one of the postal codes of an address. Its département is not taken from the
 * postal code: a few communes have a code of the neighbouring département.
 */
export async function findTown(
  tx: Executor,
  { postalCode, city }: Pick<Address, "postalCode" | "city">,
): Promise<FoundTown> {
  const hasCode = sql`(${communes.postalCode} = ${postalCode}
    or (${communes.otherPostalCodes} <> '{}' and ${postalCode} = any(${communes.otherPostalCodes})))`;
  const [stored] = await tx
    .select({
      latitude: communes.latitude,
      longitude: communes.longitude,
      departmentCode: departments.code,
    })
    .from(communes)
    .innerJoin(departments, eq(departments.id, communes.departmentId))
    .where(sql`${hasCode} and fold_place(${communes.name}) = fold_place(${city})`)
    .limit(1);
  const found = stored ?? (await findKnownCommune(postalCode, city));
  const { latitude = null, longitude = null, departmentCode = "" } = found ?? {};
  return {
    commune: latitude === null || longitude === null ? null : { latitude, longitude },
    department: departmentNamed(departmentCode) ?? departmentOfPostalCode(postalCode),
  };
}

/**
 * Returns the typed values. If the shop moves to a town that the program knows, the town's coordinates and département
 * replace the previous ones (rule settings/place). Values that the owner typed with the address stay. `filledFor` is
 * the place for which the program has already filled in the form.
 */
export async function withKnownTown(
  tx: Executor,
  before: Record<string, Typed>,
  given: Record<string, Typed>,
  filledFor: string,
): Promise<Record<string, Typed>> {
  const typed = await withoutFilled(tx, before, given, filledFor);
  const [old, now] = [addressOf(before), addressOf(typed)];
  if (now.postalCode === old.postalCode && isSameTown(old, now)) return typed;
  const { commune, department } = await findTown(tx, now);
  if (!commune) return typed;
  const isPlaced = now.latitude !== old.latitude || now.longitude !== old.longitude;
  return {
    ...typed,
    ...(department && now.department === old.department && { department }),
    ...(!isPlaced &&
      !isSameTown(old, now) && {
        latitude: String(commune.latitude),
        longitude: String(commune.longitude),
      }),
  };
}

/** Returns the typed values without those that the program filled in for a town other than the one typed now. */
async function withoutFilled(
  tx: Executor,
  before: Record<string, Typed>,
  typed: Record<string, Typed>,
  filledFor: string,
): Promise<Record<string, Typed>> {
  const now = addressOf(typed);
  const [postalCode = "", ...words] = filledFor.split(" ");
  if (words.length === 0 || filledFor === placeOf(now)) return typed;
  const { commune, department } = await findTown(tx, { postalCode, city: words.join(" ") });
  const isFilled = now.latitude === String(commune?.latitude) && now.longitude === String(commune?.longitude);
  const { latitude = "", longitude = "" } = before;
  return {
    ...typed,
    ...(now.department === department && { department: before.department ?? "" }),
    ...(isFilled && { latitude, longitude }),
  };
}
