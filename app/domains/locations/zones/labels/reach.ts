import type { SiteProfile } from "#app/domains/business/profile.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { isReceiving, isRemoteOffered, isVisiting } from "#app/domains/business/rules/site.ts";
import { seenFrom } from "#app/domains/business/rules/visits.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import type { Reach } from "../../rules/reach.ts";

// The list of zones (towns) shows these texts too. Therefore they are not in facts.ts, which only a zone's page loads.

/** Returns the distance in words: '5 km', or 'Ici' (here) in the shop's own town. */
export function distanceText({ km, where }: Reach): string {
  return where === "here" ? "Ici" : `${wholeNumber(km)}\u00a0km`;
}

/** Returns the time by car in words: '10 min' or '1 h 05'. */
export function durationText({ minutes }: Reach): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest ? `\u00a0${String(rest).padStart(2, "0")}` : ""}`;
}

/**
 * Returns where and when the shop works: 'Chez vous, du lundi au samedi' ("at your home, Monday to Saturday"). If the
 * distance is unknown, says that a visit depends on it (rule zones/unknown-distance).
 */
export function visitText(reach: Reach | null, shop: Pick<SiteProfile, "openDays" | "site">): string {
  if (!reach && isVisiting(shop)) return "Chez vous\u00a0: selon la distance, demandez-nous";
  const where = reach?.where;
  const there = seenFrom(shop, where === "far");
  if (!isVisiting(there)) return `${capitalized(placesOfWork(there, []))}, ${shop.openDays}`;
  if (where === "here" && isReceiving(shop)) return `À l’atelier ou chez vous, ${shop.openDays}`;
  if (where !== "far") return `Chez vous, ${shop.openDays}`;
  return isRemoteOffered(shop) ? "À distance\u00a0; chez vous sur demande" : "Chez vous, sur demande";
}
