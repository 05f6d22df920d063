import { db } from "#app/db/client.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { accountEmail } from "../emails.server.tsx";
import type { Browser } from "../gateway/browser.server.ts";
import { type Actor, describeBrowser } from "../rules.ts";

/** Sends a person an e-mail about the change of their sign-in that was just made (rule accounts/told). */
export async function notifyOfChange(
  { email }: Actor,
  change: Parameters<typeof accountEmail>[0]["change"],
  { userAgent }: Browser,
): Promise<void> {
  const changed = { change, email, browser: describeBrowser(userAgent), siteUrl: siteOrigin() };
  await queueEmails(db, [accountEmail(changed, await currentProfile())]);
}
