import type { SiteProfile } from "#app/domains/business/profile.ts";
import { isWithdrawn } from "#app/domains/business/rules/site.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import type { SafeHtml } from "#app/lib/trust/safe-html.ts";

const linkTag = /<a ([^>]*)>|<\/a>/g;
const ownPath = /\bhref="(\/[^"?#]*)/;

/**
 * Returns an article without its dead links: a link to a hidden page, or to a service that the shop no longer offers,
 * becomes plain text (rule settings/services).
 */
export function withoutDeadLinks(content: SafeHtml, shop: Pick<SiteProfile, "site">): SafeHtml {
  let isDead = false;
  return content.replace(linkTag, (tag, attributes?: string) => {
    if (attributes !== undefined) {
      const path = ownPath.exec(attributes)?.[1];
      isDead = path !== undefined && (isWithdrawn(shop, path) || !isShown(shop, path));
    }
    return isDead ? "" : tag;
  }) as SafeHtml;
}
