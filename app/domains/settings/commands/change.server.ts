import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { type SectionKey, typedSection } from "#app/domains/business/registry.server.ts";
import { brandImagesQueue } from "#app/domains/brand-images/content.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { forgetOtherSecrets, keepSecret } from "#app/lib/connections/stored-connection.server.ts";
import { KeyNotKept } from "#app/lib/connections/sealed.server.ts";
import { log } from "#app/lib/log.server.ts";
import { deliverAgain } from "#app/lib/mail/outbox.server.ts";
import { mailSection } from "#app/lib/mail/connection.server.ts";
import { stepField, welcomeSteps } from "../content.ts";
import { settingsTexts } from "../labels.ts";
import { secretNames } from "../queries/section.server.ts";
import { textOf, withPresentSecrets } from "./secrets.server.ts";
import { isSame } from "./check.server.ts";
import { askWhenMoved, type FindZonesLeft } from "./moved.server.ts";
import { askAboutOwnTestimonial } from "./own-testimonial.server.ts";
import { askAboutPlans } from "./plan-questions.server.ts";
import { type Part, readPart, type Stale, staleOf, versionOf } from "./parts.server.ts";
import type { Question } from "./question.server.ts";
import { currentSection, keepStep, valuesBefore } from "./stored.server.ts";

export type SettingsOutcome = Outcome<
  {
    done: { version: number };
    stale: Stale;
    invalid: Partial<Omit<Question, "errors">>;
    refused: { refusal?: string };
  },
  "done" | "invalid" | "stale" | "gone" | "refused" | "failed"
>;

const oneChangeAtATime = 720_150;

/**
 * Saves the settings of a form, or restores the values that an earlier change replaced (rule settings/save). `version`
 * is the version that the form was opened with. After a conflict, `accepted_version` is the version that the person
 * agrees to overwrite. If `refused` has errors about pictures, nothing is saved.
 */
export async function changeSettings(
  actor: Actor,
  key: SectionKey,
  values: FormValues,
  refused: FormErrors = {},
  findZonesLeft: FindZonesLeft = () => Promise.resolve(null),
): Promise<SettingsOutcome> {
  const seen = firstValue(values, "accepted_version") || firstValue(values, "version");
  if (!/^\d{1,9}$/.test(seen)) return { outcome: "refused" };
  const result = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${oneChangeAtATime})`);
      if (firstValue(values, "intent") === "restore") return putBack(tx, actor, key, values, Number(seen));
      const step = welcomeSteps.find(({ slug }) => slug === firstValue(values, stepField));
      const parts = [await readPart(tx, key, values)];
      for (const { section, names, same } of (step?.section === key && step.beside) || [])
        parts.push(await readPart(tx, section, values, names, same));
      if (versionOf(parts) !== Number(seen)) return staleOf(parts);
      const errors = Object.assign({}, ...parts.map((part) => part.errors), refused) as FormErrors;
      const aboutPlans = askAboutPlans(parts, values);
      // Questions about prices come together with the errors, so that the owner answers everything at once.
      if (Object.keys(errors).length > 0) return { outcome: "invalid", ...aboutPlans, errors } as const;
      const question =
        askAboutOwnTestimonial(parts, values) ??
        aboutPlans ??
        (await askWhenMoved(tx, parts, values, findZonesLeft));
      if (question) return { outcome: "invalid", ...question } as const;
      if (step) await keepStep(tx, step.slug, actor.name);
      let version = 0;
      for (const part of parts) version += await store(tx, actor, part);
      return { outcome: "done", version } as const;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof KeyNotKept)) throw error;
      log.error({ err: error }, "the key of the settings is not kept");
      return { outcome: "refused", refusal: settingsTexts.keyNotKept } as const;
    });
  log.info({ actorId: actor.userId, section: key, outcome: result.outcome }, "settings");
  return result;
}

/** Restores the values that a setting had before a change that the history lists. */
async function putBack(
  tx: Executor,
  actor: Actor,
  key: SectionKey,
  values: FormValues,
  seen: number,
): Promise<SettingsOutcome> {
  const current = await currentSection(tx, key);
  const found = await valuesBefore(tx, key, firstValue(values, "change"));
  if (!found) return { outcome: "gone" };
  const stored = withPresentSecrets(key, current.values, found);
  const part = { key, current, typed: typedSection(key, stored), stored, errors: {}, secrets: {} };
  if (current.version !== seen) return staleOf([part]);
  return { outcome: "done", version: await store(tx, actor, part) };
}

/** Stores a section if its values have changed. Returns the section's version. */
async function store(tx: Executor, actor: Actor, { key, current, stored, secrets }: Part): Promise<number> {
  if (isSame(current.values, stored)) return current.version;
  const version = current.version + 1;
  const saved = { values: stored, version, updatedAt: sql`now()`, updatedBy: actor.name };
  await tx
    .insert(settingsSections)
    .values({ section: key, ...saved })
    .onConflictDoUpdate({ target: settingsSections.section, set: saved });
  await tx.insert(settingsChanges).values({
    section: key,
    version,
    actorId: actor.userId,
    actorName: actor.name,
    before: current.values,
    after: stored,
  });
  // Draws the icons with the new name now, so that the next visitor does not wait for them.
  if (key === "company" || key === "writing") await enqueue(tx, brandImagesQueue, {});
  for (const [id, { name, text }] of Object.entries(secrets))
    await keepSecret(tx, `${key}.${name}`, id, text);
  for (const name of secretNames(key)) await forgetOtherSecrets(tx, `${key}.${name}`, textOf(stored[name]));
  if (key === mailSection) await deliverAgain(tx);
  return version;
}
