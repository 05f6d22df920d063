import type { SiteProfile } from "../profile.ts";

// This function has its own module, so that pages that do not need it do not load it.

/**
 * Returns the shop's facts for a customer at some place. If the place is beyond the shop's radius (`isFar`) and the
 * shop makes no visits there, the result is that of a shop without visits (rule settings/visits).
 */
export function seenFrom<Shop extends Pick<SiteProfile, "site">>(shop: Shop, isFar: boolean): Shop {
  return isFar && shop.site.neverBeyond ? { ...shop, site: { ...shop.site, visits: false } } : shop;
}
