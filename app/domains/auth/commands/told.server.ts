import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { accountEmail } from "../emails.server.tsx";
import type { Browser } from "../gateway/browser.server.ts";
import { type Actor, describeBrowser } from "../rules.ts";

/**
 * Tells a person by e-mail that their sign-in has just been changed (rule accounts/told). The e-mail names the browser
 * in which this was done.
 */
export async function notifyOfChange(
  { email }: Actor,
  change: Parameters<typeof accountEmail>[0]["change"],
  { userAgent }: Browser,
): Promise<void> {
  const changed = { change, email, browser: describeBrowser(userAgent), siteUrl: siteOrigin() };
  await queueEmails(db, [accountEmail(changed, await currentProfile())]);
}
