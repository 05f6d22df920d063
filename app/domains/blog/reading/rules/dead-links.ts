import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isShown, isWithdrawn } from "#app/domains/business/rules/site.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

const link = /<a [^>]*?href="(\/[^"?#]*)[^"]*"[^>]*>([^]*?)<\/a>/g;

/** Returns an article whose links to withdrawn services and hidden pages are their text alone (rule settings/services). */
export function withoutDeadLinks(content: SafeHtml, shop: Pick<SiteProfile, "site">): SafeHtml {
  return content.replace(link, (all, path: string, text: string) =>
    isWithdrawn(shop, path) || !isShown(shop, path) ? text : all,
  ) as SafeHtml;
}
