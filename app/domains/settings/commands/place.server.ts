import { and, between, isNotNull } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { communes } from "#app/db/schema/locations.server.ts";
import { typedSection, type StoredSection } from "#app/domains/business/registry.server.ts";
import { type Coordinates, distanceKm, squareAround } from "#app/domains/locations/rules/geography.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { listKnownCommunes } from "#app/lib/french/known-communes.server.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { settingsTexts as texts } from "../labels.ts";
import { isSame } from "./check.server.ts";
import { type Address, addressOf, type FoundTown, findTown, placeOf } from "./town.server.ts";

/** The greatest distance, in kilometres, of a street from the town hall in most communes (municipalities). */
const sameTownKm = 10;
/** The greatest distance, in kilometres, of any place in France from the nearest town hall. */
const nextTownKm = 20;
/**
 * The limit of a query for the communes in a square of `nextTownKm` on each side. There are always fewer, so the limit
 * leaves none out.
 */
const mostAround = 500;

/**
 * The questions about an address that changed while its coordinates or its département (administrative area) stayed the
 * same.
 */
export interface MovedPlace {
  /**
   * What the form sends in `acceptedField` once the owner has seen the questions; the address is then saved as it is.
   */
  place: string;
  /** The values to fill in, such as the commune's coordinates. Empty when the program does not know the commune. */
  proposed: Record<string, string>;
  /** A note for each setting that the owner should check before saving again. A note is not an error. */
  notices: FormErrors;
}

/**
 * Returns the questions to ask when an address changes and its coordinates or département do not fit it (rule
 * settings/place). `accepted` is the address for which the owner has already seen the questions, so that they are not
 * asked again. Returns null when everything fits.
 */
export async function askAboutPlace(
  tx: Executor,
  { before, after, accepted }: { before: StoredSection; after: StoredSection; accepted: string },
): Promise<MovedPlace | null> {
  const old = addressOf(typedSection("company", before));
  const now = addressOf(typedSection("company", after));
  const place = placeOf(now);
  if (accepted === place || isSame(old, now)) return null;
  const town = await findTown(tx, now);
  const asked = [await askAboutCoordinates(tx, old, now, town), askAboutDepartment(old, now, town)];
  const notices = Object.assign({}, ...asked.map((one) => one?.notices)) as FormErrors;
  if (Object.keys(notices).length === 0) return null;
  const proposed = Object.assign({}, ...asked.map((one) => one?.proposed)) as Record<string, string>;
  return { place, proposed, notices };
}

type Asked = Omit<MovedPlace, "place"> | null;

/** Asks about a département that does not fit the town or, if the program does not know the town, the postal code. */
function askAboutDepartment(old: Address, now: Address, { department: its }: FoundTown): Asked {
  const isChanged = now.postalCode !== old.postalCode || now.department !== old.department;
  const department = isChanged ? its : null;
  if (!department || department === now.department) return null;
  const notice = texts.departmentProposed(now.postalCode, inDepartment(department));
  return { proposed: { department }, notices: { department: notice } };
}

async function askAboutCoordinates(
  tx: Executor,
  old: Address,
  now: Address,
  { commune }: FoundTown,
): Promise<Asked> {
  const isSettled = now.latitude !== old.latitude || now.longitude !== old.longitude;
  const isMoved = now.city !== old.city || now.postalCode !== old.postalCode;
  if (isSettled || (!isMoved && now.street === old.street)) return null;
  const coordinates = { latitude: Number(now.latitude), longitude: Number(now.longitude) };
  if (commune) {
    // If the town changed, withKnownTown has already set the new town's coordinates.
    if (distanceKm(coordinates, commune) <= sameTownKm) return null;
    const proposed = { latitude: String(commune.latitude), longitude: String(commune.longitude) };
    return { proposed, notices: { latitude: texts.placeProposed(now.city, sameTownKm) } };
  }
  if (!isMoved) return null;
  const pointed = (await nearestCommune(tx, coordinates)) ?? old.city;
  return { proposed: {}, notices: { latitude: texts.placeUnknown(pointed, now.city) } };
}

/** Returns the name of the commune nearest to a point; null if the program knows none nearby. */
async function nearestCommune(tx: Executor, point: Coordinates): Promise<string | null> {
  const { low, high } = squareAround(point, nextTownKm);
  const stored = await tx
    .select({ name: communes.name, latitude: communes.latitude, longitude: communes.longitude })
    .from(communes)
    .where(
      and(
        isNotNull(communes.longitude),
        between(communes.latitude, low.latitude, high.latitude),
        between(communes.longitude, low.longitude, high.longitude),
      ),
    )
    .limit(mostAround);
  const [nearest] = [...stored, ...(await listKnownCommunes())]
    .flatMap(({ name, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ name, km: distanceKm(point, { latitude, longitude }) }],
    )
    .filter(({ km }) => km <= nextTownKm)
    .toSorted((one, other) => one.km - other.km);
  return nearest?.name ?? null;
}
