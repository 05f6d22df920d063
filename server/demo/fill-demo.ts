import { eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { updateDisplayName } from "#app/domains/auth/commands/account.server.ts";
import { createAdministrator } from "#app/domains/auth/commands/administrators.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { fillNewsletter } from "./fill-newsletter.ts";
import { fillBlog, fillChatbot } from "./fill-site.ts";
import { fillSubmissions } from "./fill-submissions.ts";
import { fillVisits } from "./visits.ts";

const staffNames = [
  { email: "camille@example.fr", name: "Camille Aubry" },
  { email: "sofiane@example.fr", name: "Sofiane Merlet" },
] as const;

/**
 * Fills a new installation with invented people, articles and visits as of `now`, the same ones every time. Call this
 * once the starter content and the first administrator exist and the job queue is open.
 */
export async function fillDemo(now: Date): Promise<void> {
  const { rows } = await db.execute<{ since: Date }>(sql`select now() as since`);
  const since = new Date(rows[0]?.since ?? now);
  const owner = await staffMember(staffNames[0]);
  const colleague = await staffMember(staffNames[1]);
  await Promise.all([
    fillSubmissions({ now, since, staff: { owner, colleague } }),
    fillBlog({ now, since, actor: owner }),
    fillChatbot({ now, actor: owner }),
    fillNewsletter({ now, since }),
    fillVisits(now),
  ]);
}

async function staffMember({ email, name }: { email: string; name: string }): Promise<Actor> {
  await createAdministrator({ email });
  const [user] = await db.select({ userId: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error("an account that was created is there");
  const actor = { ...user, email, name, sessionId: "" };
  await updateDisplayName(actor, { name });
  return actor;
}
