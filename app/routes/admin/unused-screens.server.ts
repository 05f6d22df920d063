import { hasOwnPosts } from "#app/domains/blog/editor/queries/shipped.server.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { type HideablePage, isShown } from "#app/domains/business/rules/shown.ts";
import { hasSubmissions } from "#app/domains/inbox/queries/counts.server.ts";
import { kindNames, kindOf, type SubmissionKind } from "#app/domains/inbox/registry.ts";
import { isNewsletterUsed } from "#app/domains/newsletter/queries.server.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";

/** The screens about a page that the owner can hide, and whether anything is stored in them. */
const screensOfPages: readonly { page: HideablePage; to: string; isUsed: () => Promise<boolean> }[] = [
  ...kindNames.flatMap((kind) => {
    const { page, addresses } = kindOf(kind);
    return page ? [{ page, to: addresses.path, isUsed: () => hasSubmissions(kind) }] : [];
  }),
  { page: "/blog", to: postAddresses.path, isUsed: hasOwnPosts },
  { page: "/newsletter", to: subscriberAddresses.path, isUsed: isNewsletterUsed },
];

/** Lists the kinds of submission whose screen is unused (see listUnusedScreens). */
export async function listUnusedKinds(profile: Pick<SiteProfile, "site">): Promise<SubmissionKind[]> {
  const unused = await listUnusedScreens(profile);
  return kindNames.filter((kind) => unused.includes(kindOf(kind).addresses.path));
}

/**
 * Lists the paths of the screens that menus leave out, because their page is hidden and nothing is stored in them (rule
 * settings/unused-screens).
 */
export async function listUnusedScreens(profile: Pick<SiteProfile, "site">): Promise<string[]> {
  const hidden = screensOfPages.filter(({ page }) => !isShown(profile, page));
  const unused = await Promise.all(hidden.map(async ({ to, isUsed }) => ((await isUsed()) ? [] : [to])));
  return unused.flat();
}
