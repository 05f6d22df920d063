import { and, between, isNotNull, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { communes } from "#app/db/schema/locations.server.ts";
import { typedSection, type StoredSection } from "#app/domains/business/registry.server.ts";
import { departmentOfPostalCode } from "#app/domains/locations/rules/department-of.ts";
import { type Coordinates, distanceKm, squareAround } from "#app/domains/locations/rules/geography.ts";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { findKnownCommune, listKnownCommunes } from "#app/lib/french/known-communes.server.ts";
import { inDepartment } from "#app/lib/french/departments.ts";
import { settingsTexts as texts } from "../labels.ts";
import { typedText } from "../rules/form.ts";

/** In most communes no street is farther from the town hall than this. */
const sameTownKm = 10;
/** No place in France is farther than this from the nearest town hall. */
const nextTownKm = 20;
/** No square that reaches `nextTownKm` from its centre on each side has as many communes as this. */
const mostAround = 500;

/** An address that changed although its coordinates or its département did not. */
export interface MovedPlace {
  /** The value that the form sends to save the address as it is. */
  place: string;
  /** The facts known about the commune, such as its coordinates. Empty when the program does not know the commune. */
  proposed: Record<string, string>;
  /** For each setting that the owner should check before saving again, the reason. None of them is an error. */
  notices: FormErrors;
}

/**
 * Returns the question that is asked once when an address changes and its coordinates or its département do not fit it
 * (rule settings/place), with the known facts of its commune. `accepted` is the place that the owner wants as it is.
 * Null when everything fits.
 */
export async function askAboutPlace(
  tx: Executor,
  { before, after, accepted }: { before: StoredSection; after: StoredSection; accepted: string },
): Promise<MovedPlace | null> {
  const [old, now] = [addressOf(before), addressOf(after)];
  const place = `${now.postalCode} ${now.city}`;
  if (accepted === place) return null;
  const asked = [await askAboutCoordinates(tx, old, now), askAboutDepartment(old, now)];
  const notices = Object.assign({}, ...asked.map((one) => one?.notices)) as FormErrors;
  if (Object.keys(notices).length === 0) return null;
  const proposed = Object.assign({}, ...asked.map((one) => one?.proposed)) as Record<string, string>;
  return { place, proposed, notices };
}

type Address = ReturnType<typeof addressOf>;
type Asked = Omit<MovedPlace, "place"> | null;

/**
 * Asks about a département that the postal code does not belong to. The owner decides, because a few communes have a
 * code of the neighbouring département.
 */
function askAboutDepartment(old: Address, now: Address): Asked {
  const isChanged = now.postalCode !== old.postalCode || now.department !== old.department;
  const department = isChanged ? departmentOfPostalCode(now.postalCode) : null;
  if (!department || department === now.department) return null;
  const notice = texts.departmentProposed(now.postalCode, inDepartment(department));
  return { proposed: { department }, notices: { department: notice } };
}

async function askAboutCoordinates(tx: Executor, old: Address, now: Address): Promise<Asked> {
  const isSettled = now.latitude !== old.latitude || now.longitude !== old.longitude;
  const isMoved = now.city !== old.city || now.postalCode !== old.postalCode;
  if (isSettled || (!isMoved && now.street === old.street)) return null;
  const coordinates = { latitude: Number(now.latitude), longitude: Number(now.longitude) };
  const commune = await findCommune(tx, now.postalCode, now.city);
  if (commune) {
    const isFar = now.city !== old.city || distanceKm(coordinates, commune) > sameTownKm;
    if (!isFar) return null;
    const proposed = { latitude: String(commune.latitude), longitude: String(commune.longitude) };
    if (proposed.latitude === now.latitude && proposed.longitude === now.longitude) return null;
    return { proposed, notices: { latitude: texts.placeProposed(old.city, now.city) } };
  }
  if (!isMoved) return null;
  const pointed = (await nearestCommune(tx, coordinates)) ?? old.city;
  return { proposed: {}, notices: { latitude: texts.placeUnknown(pointed, now.city) } };
}

function addressOf(stored: StoredSection) {
  const typed = typedSection("company", stored);
  const text = (name: string) => typedText(typed[name]);
  return {
    street: text("street"),
    postalCode: text("postalCode"),
    city: text("city"),
    department: text("department"),
    latitude: text("latitude"),
    longitude: text("longitude"),
  };
}

/** Returns the coordinates of the commune with this name and any of its postal codes. */
async function findCommune(tx: Executor, postalCode: string, city: string): Promise<Coordinates | null> {
  const hasCode = sql`(${communes.postalCode} = ${postalCode}
    or (${communes.otherPostalCodes} <> '{}' and ${postalCode} = any(${communes.otherPostalCodes})))`;
  const [found] = await tx
    .select({ latitude: communes.latitude, longitude: communes.longitude })
    .from(communes)
    .where(and(hasCode, sql`fold_place(${communes.name}) = fold_place(${city})`))
    .limit(1);
  const { latitude = null, longitude = null } = found ?? (await findKnownCommune(postalCode, city)) ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Returns the name of the commune nearest to a point. Null if none is known nearby. */
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
