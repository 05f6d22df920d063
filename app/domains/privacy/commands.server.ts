import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { erasures } from "#app/db/schema/privacy.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { mistypedOrRefused, type Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { getHeldData } from "./queries/person.server.ts";
import { personalTables } from "./queries/personal-tables.server.ts";
import type { HeldData } from "./rules.ts";
import { erasePersonSchema, findPersonSchema, retentionSchema } from "./validation.ts";

/** The outcome of a form of the privacy screen. `held` is everything that is stored about the person now. */
export type PrivacyOutcome =
  | ({ intent: "find" } & Outcome<{ done: Held; invalid: Typed }, "done" | "invalid">)
  | ({ intent: "erase" } & Outcome<
      { done: { counts: Record<string, number> }; stale: Held; invalid: Held },
      "done" | "stale" | "invalid"
    >)
  | ({ intent: "retention" } & Outcome<
      { done: Typed; stale: Typed; invalid: Typed },
      "done" | "stale" | "invalid"
    >)
  | ({ intent?: undefined } & Outcome<unknown, "refused" | "failed">);

interface Held {
  held: HeldData;
}

interface Typed {
  values: FormValues;
}

/**
 * Handles the requests of the privacy screen: find what is stored about a person, erase it, or change the storage
 * times.
 */
export async function handlePrivacyRequest(actor: Actor, values: FormValues): Promise<PrivacyOutcome> {
  const intent = firstValue(values, "intent");
  if (intent === "find") return findPerson(values);
  if (intent === "erase") return erasePerson(actor, values);
  if (intent === "retention") return changeRetention(actor, values);
  return { outcome: "refused" };
}

async function findPerson(values: FormValues): Promise<PrivacyOutcome> {
  const checked = checkForm(findPersonSchema, values);
  if ("data" in checked)
    return { intent: "find", outcome: "done", held: await getHeldData(checked.data.email) };
  const result = mistypedOrRefused(checked.errors, ["email"]);
  return result.outcome === "refused" ? result : { intent: "find", ...result, values };
}

/**
 * Erases everything that is stored about a person, in one transaction (rule privacy/erase; GDPR, article 17). Erases
 * nothing and returns `stale` if the data changed after the screen was shown. A record of the erasure stays, without
 * personal data.
 */
async function erasePerson(actor: Actor, values: FormValues): Promise<PrivacyOutcome> {
  const checked = checkForm(erasePersonSchema, values);
  if ("errors" in checked) {
    const result = mistypedOrRefused(checked.errors, ["confirmation"]);
    if (result.outcome === "refused") return result;
    return { intent: "erase", ...result, held: await getHeldData(firstValue(values, "email")) };
  }
  const { email, fingerprint } = checked.data;
  try {
    // The transaction sees the database as it is at its start. Data that arrive later were not on the screen, so they
    // must stay.
    return await db.transaction((tx) => eraseHeld(tx, actor, email, fingerprint), {
      isolationLevel: "repeatable read",
    });
  } catch (error) {
    if (!isConflict(error)) throw error;
    return { intent: "erase", outcome: "stale", held: await getHeldData(email) };
  }
}

async function eraseHeld(
  tx: Executor,
  actor: Actor,
  email: string,
  fingerprint: string,
): Promise<PrivacyOutcome> {
  const held = await getHeldData(email, tx);
  const total = Object.values(held.counts).reduce((sum, count) => sum + count, 0);
  if (held.fingerprint !== fingerprint || total === 0) return { intent: "erase", outcome: "stale", held };
  const counts: Record<string, number> = {};
  for (const { table, theirs } of personalTables) {
    const { rowCount } = await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${theirs(held.email)}`,
    );
    counts[table] = rowCount ?? 0;
  }
  // Deletes conversations that have no messages left. Otherwise an empty line in the list would show when the person
  // talked to the assistant.
  await tx.execute(sql`
    delete from chatbot_conversations
    where questions > 0 and not exists (select from chatbot_messages where conversation_id = chatbot_conversations.id)`);
  await tx.insert(erasures).values({ actorId: actor.userId, actorName: actor.name, counts });
  log.info({ actorId: actor.userId, counts }, "person erased");
  return { intent: "erase", outcome: "done", counts };
}

/**
 * Whether PostgreSQL refused a change because another transaction changed the same rows at the same time (error 40001).
 */
function isConflict(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === "40001" || (cause !== undefined && isConflict(cause));
}

/** Changes how long submissions are kept. Returns `stale` if somebody else has changed these times meanwhile. */
async function changeRetention(actor: Actor, values: FormValues): Promise<PrivacyOutcome> {
  const checked = checkForm(retentionSchema, values);
  if ("errors" in checked) {
    const result = mistypedOrRefused(checked.errors, ["prospect_months", "applicant_months"]);
    return result.outcome === "refused" ? result : { intent: "retention", ...result, values };
  }
  const { version, prospect_months: prospects, applicant_months: applicants } = checked.data;
  const { rowCount } = await db.execute(sql`
    insert into retention_settings (prospect_months, applicant_months, updated_by)
    select ${prospects}, ${applicants}, ${actor.userId}
    where ${version} = 0 or exists (select from retention_settings)
    on conflict (id) do update set prospect_months = excluded.prospect_months,
      applicant_months = excluded.applicant_months, updated_by = excluded.updated_by, updated_at = now(),
      version = retention_settings.version + 1
    where retention_settings.version = ${version}`);
  if (rowCount === 1) log.info({ actorId: actor.userId, prospects, applicants }, "retention changed");
  return { intent: "retention", outcome: rowCount === 1 ? "done" : "stale", values };
}
