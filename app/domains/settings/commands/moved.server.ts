import type { Executor } from "#app/db/client.server.ts";
import { profileWith } from "#app/domains/business/profile.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { zonesQuestionTexts as texts } from "#app/domains/locations/zones/labels/elsewhere.ts";
import type { ZonesLeft } from "#app/domains/locations/zones/rules/zones-left.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { acceptedField, typedText, zoneAnswers } from "../rules/form.ts";
import type { Part } from "./parts.server.ts";
import { askAboutPlace } from "./place.server.ts";
import type { Question } from "./question.server.ts";

/** Returns the zones that would be far away from the moved shop. Null for none. */
export type FindZonesLeft = (shop: BusinessProfile) => Promise<ZonesLeft | null>;

/** Returns the question to ask when the shop moves. Null when there is nothing to ask or it has been answered. */
export async function askWhenMoved(
  tx: Executor,
  parts: readonly Part[],
  values: FormValues,
  findZonesLeft: FindZonesLeft,
): Promise<Question | null> {
  const company = parts.find(({ key }) => key === "company");
  if (!company) return null;
  const change = { before: company.current.values, after: company.stored };
  const accepted = firstValue(values, acceptedField);
  const place = await askAboutPlace(tx, { ...change, accepted });
  const moved = isPlaceKnown(place) ? afterMove(parts, company, place?.proposed, values) : null;
  const zones = moved && (await findZonesLeft(await profileWith(moved)));
  if (!place && !zones) return null;
  return {
    accepted: place?.place ?? accepted,
    proposed: place?.proposed ?? {},
    zones,
    notices: place?.notices ?? {},
    errors: zones && firstValue(values, "zones_asked") ? { zones: texts.unanswered } : {},
  };
}

/** Distances of zones are measured from the shop, so this waits until its coordinates are its own. */
function isPlaceKnown(place: Awaited<ReturnType<typeof askAboutPlace>>): boolean {
  return !place?.notices.latitude || place.proposed.latitude !== undefined;
}

/**
 * Returns the values that a shop which changes its département would store, unless it has already answered. Null for
 * other shops.
 */
function afterMove(
  parts: readonly Part[],
  company: Part,
  proposed: Record<string, string> = {},
  values: FormValues,
) {
  const after = { ...company.stored, ...proposed };
  if (typedText(after.department) === typedText(company.current.values.department)) return null;
  if (zoneAnswers.some((answer) => answer === firstValue(values, "zones"))) return null;
  return { ...Object.fromEntries(parts.map((part) => [part.key, part.stored])), company: after };
}
