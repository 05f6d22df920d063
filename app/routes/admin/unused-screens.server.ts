import { hasOwnPosts } from "#app/domains/blog/editor/queries/shipped.server.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import type { SiteProfile } from "#app/domains/business/profile.ts";
import { type HideablePage, isShown } from "#app/domains/business/rules/shown.ts";
import { hasSubmissions } from "#app/domains/inbox/queries/counts.server.ts";
import { kindNames, kindOf, type SubmissionKind } from "#app/domains/inbox/registry.ts";
import { isNewsletterUsed } from "#app/domains/newsletter/queries.server.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";

/**
 * The screens for each public page that the owner can hide, with a function that tells whether anything is stored in
 * them.
 */
const screensOfPages: readonly { page: HideablePage; to: string; isUsed: () => Promise<boolean> }[] = [
  ...kindNames.flatMap((kind) => {
    const { page, addresses } = kindOf(kind);
    return page ? [{ page, to: addresses.path, isUsed: () => hasSubmissions(kind) }] : [];
  }),
  { page: "/blog", to: postAddresses.path, isUsed: hasOwnPosts },
  { page: "/newsletter", to: subscriberAddresses.path, isUsed: isNewsletterUsed },
];

/** Returns the kinds of submission whose inbox menus leave out: the public page is hidden, and nothing is stored. */
export async function listUnusedKinds(profile: Pick<SiteProfile, "site">): Promise<SubmissionKind[]> {
  const unused = await listUnusedScreens(profile);
  return kindNames.filter((kind) => unused.includes(kindOf(kind).addresses.path));
}

/**
 * Returns the paths of the screens that menus leave out. Their public page is hidden, and nothing is stored in them
 * (rule settings/unused-screens).
 */
export async function listUnusedScreens(profile: Pick<SiteProfile, "site">): Promise<string[]> {
  const hidden = screensOfPages.filter(({ page }) => !isShown(profile, page));
  const unused = await Promise.all(hidden.map(async ({ to, isUsed }) => ((await isUsed()) ? [] : [to])));
  return unused.flat();
}
