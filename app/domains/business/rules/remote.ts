import type { SiteProfile } from "../profile.ts";

const remotePath = "/services/depannage-distance";

/** Returns whether the shop repairs remotely. What a text says of it goes with the service. */
export function isRemoteOffered({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.withdrawn.includes(remotePath);
}

/** Returns where the shop works, remotely last where it does: 'chez vous, à l’atelier ou à distance'. */
export function placesOfWork(shop: Pick<SiteProfile, "site">, places: readonly string[]): string {
  const all = isRemoteOffered(shop) ? [...places, "à distance"] : places;
  return [all.slice(0, -1).join(", "), ...all.slice(-1)].join(" ou ");
}
