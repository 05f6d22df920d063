import type { SiteProfile } from "../profile.ts";
import { isReceiving, isRemoteOffered, isVisiting } from "./site.ts";

/**
 * Returns where the shop works, such as 'chez vous, à l’atelier ou à distance' (at your home, at the shop or remotely).
 * `visited` names the customers' places; it is used only if the shop makes visits. `shopPlaces` names the shop; it is
 * used only if visitors may come. If it is empty, a shop that makes no visits still gets 'à l’atelier'.
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
