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
import { addressOf, placeOf } from "./town.server.ts";

/**
 * Returns the zones (towns where the shop works) that would be far away after the shop's move; null when there are
 * none.
 */
export type FindZonesLeft = (shop: BusinessProfile) => Promise<ZonesLeft | null>;

/**
 * Returns the question to ask when the shop moves. Returns null when there is nothing to ask, or the owner has
 * answered.
 */
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
  const moved = isPlaceKnown(place) ? afterMove(parts, company, place?.proposed) : null;
  const left = moved && (await findZonesLeft(await profileWith(moved)));
  const zones = left && !isAnswered(left, firstValue(values, "zones")) ? left : null;
  if (!place && !zones) return null;
  return {
    accepted: placeOf(addressOf(company.typed)),
    proposed: { ...followed(company, values), ...place?.proposed },
    zones,
    notices: place?.notices ?? {},
    errors: zones && firstValue(values, "zones_asked") ? { zones: texts.unanswered } : {},
  };
}

/**
 * Returns the values that the program changed because the town changed, as far as the form still shows the previous
 * ones. The form then fills them in.
 */
function followed({ typed }: Part, values: FormValues): Record<string, string> {
  const names = ["department", "latitude", "longitude"].filter(
    (name) => name in values && firstValue(values, name).trim() !== typedText(typed[name]),
  );
  return Object.fromEntries(names.map((name) => [name, typedText(typed[name])]));
}

/**
 * Whether the shop's new coordinates are known. Without them, the distance to its zones is unknown, so nothing can be
 * asked about the zones.
 */
function isPlaceKnown(place: Awaited<ReturnType<typeof askAboutPlace>>): boolean {
  return !place?.notices.latitude || place.proposed.latitude !== undefined;
}

/**
 * Whether the owner said what happens to the zones. 'replace' does not count if no commune is known near the shop,
 * because there is nothing to replace them with.
 */
function isAnswered({ communes }: ZonesLeft, typed: string): boolean {
  return zoneAnswers.some((answer) => answer === typed) && (typed !== "replace" || communes > 0);
}

/**
 * Returns the values that would be stored if the shop moves to another département (administrative area); null if it
 * stays in its département.
 */
function afterMove(parts: readonly Part[], company: Part, proposed: Record<string, string> = {}) {
  const after = { ...company.stored, ...proposed };
  if (typedText(after.department) === typedText(company.current.values.department)) return null;
  return { ...Object.fromEntries(parts.map((part) => [part.key, part.stored])), company: after };
}
