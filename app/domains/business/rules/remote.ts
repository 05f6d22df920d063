import type { SiteProfile } from "../profile.ts";

const remotePath = "/services/depannage-distance";

/** Returns whether the shop repairs remotely. Texts about it disappear with the service. */
export function isRemoteOffered({ site }: Pick<SiteProfile, "site">): boolean {
  return !site.withdrawn.includes(remotePath);
}
