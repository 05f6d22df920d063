import type { SiteProfile } from "../profile.ts";

const remotePath = "/services/depannage-distance";

/** Returns whether the shop repairs remotely. What a text says of it goes with the service. */
export function isRemoteOffered({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.withdrawn.includes(remotePath);
}
