import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { accountEmail } from "../emails.server.tsx";
import type { Browser } from "../gateway/browser.server.ts";
import { type Actor, describeBrowser } from "../rules.ts";

/**
 * Queues the e-mail that tells a person that their sign-in was just changed (rule accounts/told). It names the browser
 * in which the change was made.
 */
export async function notifyOfChange(
  { email }: Actor,
  change: Parameters<typeof accountEmail>[0]["change"],
  { userAgent }: Browser,
): Promise<void> {
  const changed = { change, email, browser: describeBrowser(userAgent), siteUrl: siteOrigin() };
  await queueEmails(db, [accountEmail(changed, await currentProfile())]);
}
