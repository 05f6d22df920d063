import { and, eq, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { replyTemplates } from "#app/db/schema/replies.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { mistypedOrRefused, type Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { templateTexts } from "../labels.ts";
import { maximumTemplates } from "../rules.ts";
import { templateFieldsSchema, type TemplateRequest, templateRequestSchema } from "../validation.ts";

const oneCreationAtATime = 720_073;

/**
 * Creates, changes or deletes a template (rule inboxes/templates). Returns `stale` when somebody else has changed it
 * meanwhile.
 */
export async function changeTemplate(actor: Actor, values: FormValues): Promise<Outcome> {
  const checked = checkForm(templateRequestSchema, values);
  if ("errors" in checked) return mistypedOrRefused(checked.errors, Object.keys(templateFieldsSchema.shape));
  const asked = checked.data;
  const result = await changeStored(asked);
  const { outcome } = result;
  log.info({ actorId: actor.userId, templateId: asked.id, intent: asked.intent, outcome }, "reply template");
  return result;
}

async function changeStored(asked: TemplateRequest): Promise<Outcome> {
  if (asked.intent === "create") return createTemplate(asked);
  const { intent, id, version } = asked;
  const seen = and(eq(replyTemplates.id, id), eq(replyTemplates.version, version));
  const { rowCount } =
    intent === "delete"
      ? await db.delete(replyTemplates).where(seen)
      : await db
          .update(replyTemplates)
          .set({ ...fieldsOf(asked), version: sql`version + 1`, updatedAt: sql`now()` })
          .where(seen);
  if (rowCount === 1) return { outcome: "done" };
  const there = await db.$count(replyTemplates, eq(replyTemplates.id, id));
  return { outcome: there === 1 ? "stale" : "gone" };
}

/** Creates a template. Its id is the form's key, so two clicks create one template. */
async function createTemplate(asked: Extract<TemplateRequest, { intent: "create" }>): Promise<Outcome> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${oneCreationAtATime})`);
    if ((await tx.$count(replyTemplates, eq(replyTemplates.id, asked.id))) === 1) return { outcome: "done" };
    if ((await tx.$count(replyTemplates)) >= maximumTemplates)
      return { outcome: "invalid", errors: { name: templateTexts.tooMany } };
    await tx.insert(replyTemplates).values({ id: asked.id, ...fieldsOf(asked) });
    return { outcome: "done" };
  });
}

function fieldsOf({ name, kind, subject, body }: Exclude<TemplateRequest, { intent: "delete" }>) {
  return { name, kind, subject, body: body.replace(/\r\n?/g, "\n") };
}
