import { desc, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import {
  confirmSubscription,
  requestSubscription,
  unsubscribe,
} from "#app/domains/newsletter/commands.server.ts";
import { minutesAfter, momentOf } from "./moments.ts";
import { subscribers } from "./newsletter.ts";
import { moveSubscription } from "./timeline.ts";

const dayMinutes = 1440;

/** Creates subscribers of each status, by following the links in the e-mails as people do. */
export async function fillNewsletter({ now, since }: { now: Date; since: Date }): Promise<void> {
  for (const [index, { email, when, status }] of subscribers.entries()) {
    const asked = await requestSubscription({ email }, `demo-newsletter-${index}`);
    if (asked.outcome !== "done") throw new Error(`a subscription was ${asked.outcome}`);
    const [row] = await db
      .select({ id: newsletterSubscribers.id })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailNormalized, email));
    if (!row) throw new Error("a subscription that was asked for is there");
    const token = await linkToken(row.id, /confirmation\?token=([\w.~-]+)/);
    const at = momentOf(when, now);
    if (status) await confirmSubscription(token);
    await moveSubscription(row.id, { since, at });
    if (status !== "unsubscribed") continue;
    await unsubscribe(await linkToken(row.id, /desinscription\?token=([\w.~-]+)/));
    await moveSubscription(row.id, { since, at: minutesAfter(at, 6 * dayMinutes) });
  }
}

async function linkToken(subjectId: string, link: RegExp): Promise<string> {
  const [email] = await db
    .select({ text: sql<string>`${emails.plain} || ' ' || coalesce(${emails.unsubscribeUrl}, '')` })
    .from(emails)
    .where(eq(emails.subjectId, subjectId))
    .orderBy(desc(emails.position))
    .limit(1);
  return link.exec(email?.text ?? "")?.[1] ?? "";
}
