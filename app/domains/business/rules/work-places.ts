import type { SiteProfile } from "../profile.ts";
import { isRemoteOffered } from "./remote.ts";

/** Returns where the shop works, remotely last where it does: 'chez vous, à l’atelier ou à distance'. */
export function placesOfWork(shop: Pick<SiteProfile, "site">, places: readonly string[]): string {
  const all = isRemoteOffered(shop) ? [...places, "à distance"] : places;
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].join(" ou ");
}
