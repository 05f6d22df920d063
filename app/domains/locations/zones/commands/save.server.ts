import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { sanitizeContent } from "#app/lib/trust/sanitize-html.server.ts";
import { backOfficeLabels } from "../labels/back-office.ts";
import {
  describeLocation,
  findCommune,
  type StoredCommune,
} from "../../descriptions/queries/communes.server.ts";
import type { Coordinates } from "../../rules/geography.ts";
import { getLocationForForm, type LocationForForm } from "../queries/admin-form.server.ts";
import { locationColumns, locationFormValues } from "../rules/form-values.ts";
import { type LocationInput, locationSchema, locationVersionSchema } from "../../validation.ts";

/**
 * The outcome of a save. `stale` means that somebody else has changed the location meanwhile: `version` and `theirs`
 * are then the stored version and values. `gone` means that it was deleted.
 */
export type SaveOutcome = Outcome<
  { done: { id: string }; stale: { version: number; theirs: FormValues } },
  "done" | "invalid" | "stale" | "gone"
>;

/**
 * Saves the form of a location (town), as a new location when `id` is null. An empty description is replaced by the
 * built-in one. Any other text counts as written by a person, so a regeneration (rewriting all descriptions) keeps it
 * (rule zones/regeneration).
 */
export async function saveLocation(
  actor: Actor,
  id: string | null,
  values: FormValues,
): Promise<SaveOutcome> {
  const checked = checkForm(locationSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  try {
    const saved = await save(id, checked.data, values);
    log.info({ actorId: actor.userId, locationId: id, outcome: saved.outcome }, "location saved");
    return saved;
  } catch (error) {
    const taken = takenKey(error);
    if (taken === "locations_slug_unique")
      return { outcome: "invalid", errors: { slug: backOfficeLabels.slugTaken } };
    // Somebody else has just saved a location of the same commune (municipality). The save is repeated. It then finds
    // that location, and does not link this one to the commune.
    if (taken === "locations_commune_id_unique") return saveLocation(actor, id, values);
    throw error;
  }
}

async function save(id: string | null, input: LocationInput, values: FormValues): Promise<SaveOutcome> {
  const place = { slug: input.slug, city: input.city, postalCode: input.postal_code };
  const commune = await findCommune(place.postalCode, place.city);
  const coordinates = coordinatesOf(input, commune, id === null ? null : await getLocationForForm(id));
  const where = { latitude: null, longitude: null, ...coordinates };
  const builtIn = await describeLocation({ ...place, ...where }, commune);
  const description = sanitizeContent(input.description) || builtIn;
  const fields = { ...locationColumns(input), ...where, ...(await linkTo(commune, id)), description };
  if (id === null) {
    const [row] = await db
      .insert(locations)
      .values({ ...fields, descriptionEdited: description !== builtIn })
      .returning({ id: locations.id });
    if (!row) throw new Error("an insert returns its row");
    return { outcome: "done", id: row.id };
  }
  const version = checkForm(locationVersionSchema, values);
  const { rowCount } = await db
    .update(locations)
    .set({
      ...fields,
      // Saving the form with the same text does not mark the text as written by a person.
      descriptionEdited: sql`case when ${locations.description} = ${description} then ${locations.descriptionEdited}
        else ${description !== builtIn}::boolean end`,
      version: sql`${locations.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(locations.id, id), eq(locations.version, "data" in version ? version.data.version : 0)));
  if (rowCount === 1) return { outcome: "done", id };
  const now = await getLocationForForm(id);
  return now
    ? { outcome: "stale", version: now.version, theirs: locationFormValues(now) }
    : { outcome: "gone" };
}

/**
 * Returns the coordinates of a zone: the typed ones or, without them, those of its commune. If the city or postal code
 * changed but the coordinates did not, they belong to the previous place and do not count as typed.
 */
function coordinatesOf(
  { latitude, longitude, city, postal_code }: LocationInput,
  commune: StoredCommune | null,
  before: LocationForForm | null,
): Coordinates | null {
  const isElsewhere = before !== null && (before.city !== city || before.postalCode !== postal_code);
  const isLeft = isElsewhere && before.latitude === latitude && before.longitude === longitude;
  const typed = latitude === null || longitude === null || isLeft ? null : { latitude, longitude };
  return typed ?? commune?.coordinates ?? null;
}

/**
 * Returns the column that links a location to its commune; an empty object if the commune is unknown or already has
 * another location.
 */
async function linkTo(commune: StoredCommune | null, id: string | null) {
  if (!commune) return {};
  const [holder] = await db
    .select({ id: locations.id })
    .from(locations)
    .where(eq(locations.communeId, commune.id));
  return holder && holder.id !== id ? {} : { communeId: commune.id };
}

/** Returns the name of the unique constraint that an error violates; undefined for another error. */
function takenKey(error: unknown): string | undefined {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
  return code === "23505" ? constraint : undefined;
}
