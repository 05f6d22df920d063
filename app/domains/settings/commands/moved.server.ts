import type { Executor } from "#app/db/client.server.ts";
import { profileWith } from "#app/domains/business/profile.server.ts";
import { getZonesLeft, type ZonesLeft } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { settingsTexts as texts } from "../labels.ts";
import { typedText, zoneAnswers } from "../rules.ts";
import type { Part } from "./parts.server.ts";
import { askAboutPlace } from "./place.server.ts";

/** What is asked before a shop that has moved is saved (rules settings/place and settings/moved-zones). */
export interface Moved {
  /** What the form sends to save the address as it is typed. */
  place: string;
  proposed: Record<string, string>;
  /** The zones of the former département. Null while there is nothing to ask about them. */
  zones: ZonesLeft | null;
  errors: FormErrors;
}

/** Returns what to ask when the shop moves. Null when all is well, or answered. */
export async function askWhenMoved(
  tx: Executor,
  parts: readonly Part[],
  values: FormValues,
): Promise<Moved | null> {
  const company = parts.find(({ key }) => key === "company");
  if (!company) return null;
  const change = { before: company.current.values, after: company.stored };
  const accepted = firstValue(values, "accepted_place");
  const place = await askAboutPlace(tx, { ...change, accepted });
  const zones = isPlaceKnown(place) ? await askAboutZones(parts, company, place?.proposed, values) : null;
  if (!place && !zones) return null;
  return {
    place: place?.place ?? accepted,
    proposed: place?.proposed ?? {},
    zones,
    errors: { ...place?.errors, ...(zones && { zones: texts.zonesUnanswered }) },
  };
}

/** Zones are measured from the shop: they wait until its coordinates are its own. */
function isPlaceKnown(place: Awaited<ReturnType<typeof askAboutPlace>>): boolean {
  return !place?.errors.latitude || place.proposed.latitude !== undefined;
}

async function askAboutZones(
  parts: readonly Part[],
  company: Part,
  proposed: Record<string, string> = {},
  values: FormValues,
): Promise<ZonesLeft | null> {
  const after = { ...company.stored, ...proposed };
  if (typedText(after.department) === typedText(company.current.values.department)) return null;
  if (zoneAnswers.some((answer) => answer === firstValue(values, "zones"))) return null;
  const stored = Object.fromEntries(parts.map((part) => [part.key, part.stored]));
  return getZonesLeft(await profileWith({ ...stored, company: after }));
}
