import type { SiteProfile } from "../profile.ts";

// A module of its own, because most pages' scripts do not need it.

/**
 * Returns the shop as it is for a place. Beyond its radius (`isFar`), a shop that makes no visits there is a shop that
 * visits nobody (rule settings/visits).
 */
export function seenFrom<Shop extends Pick<SiteProfile, "site">>(shop: Shop, isFar: boolean): Shop {
  return isFar && shop.site.neverBeyond ? { ...shop, site: { ...shop.site, visits: false } } : shop;
}
