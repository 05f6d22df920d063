import { and, inArray, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { db } from "#app/db/client.server.ts";
import { blogPosts } from "#app/db/schema/blog.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { isShipped } from "../queries/shipped.server.ts";

const schema = z.strictObject({
  intent: z.enum(["confirm-shipped", "withdraw-shipped"]),
  ids: z.pipe(
    z.transform((typed: unknown) => [typed].flat()),
    z.array(z.uuid()).check(z.minLength(1), z.maxLength(50)),
  ),
});

/**
 * Handles the owner's decision about articles that came with the site (rule blog/shipped). Confirmed articles keep
 * their text and date, withdrawn ones are archived and can be published later. An article that somebody has saved
 * meanwhile does not change.
 */
export async function changeShippedPosts(actor: Actor, values: FormValues): Promise<Outcome> {
  const checked = checkForm(schema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { intent, ids } = checked.data;
  const { rowCount } = await db
    .update(blogPosts)
    .set({
      version: sql`${blogPosts.version} + 1`,
      ...(intent === "withdraw-shipped" && { status: "archived" as const, publishedAt: null }),
    })
    .where(and(inArray(blogPosts.id, ids), isShipped));
  log.info({ actorId: actor.userId, intent, count: rowCount }, "articles of the new site settled");
  return { outcome: "done" };
}
