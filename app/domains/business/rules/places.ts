import type { SiteProfile } from "../profile.ts";
import { isReceiving, isRemoteOffered, isVisiting } from "./site.ts";

/**
 * Returns where the shop works, such as 'chez vous, à l’atelier ou à distance'. `visited` is the wording for the
 * customers' places. It is left out if the shop visits nobody, and so is `shopPlaces` if it receives nobody.
 */
export function placesOfWork(
  shop: Pick<SiteProfile, "site">,
  visited: readonly string[],
  shopPlaces: readonly string[] = [],
): string {
  const named = !isVisiting(shop) && shopPlaces.length === 0 ? ["à l’atelier"] : shopPlaces;
  const atShop = isReceiving(shop) ? named : [];
  const all = [
    ...(isVisiting(shop) ? visited : []),
    ...atShop,
    ...(isRemoteOffered(shop) ? ["à distance"] : []),
  ];
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].filter(Boolean).join(" ou ");
}
