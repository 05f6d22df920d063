import { sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { type SectionKey, type StoredSection, typedSection } from "#app/domains/business/registry.server.ts";
import type { Typed } from "#app/domains/business/sections/settings.server.ts";
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
import { differencesOf, formShape, secretNames } from "../queries.server.ts";
import { textOf, typedSecrets, withPresentSecrets, withSecretErrors } from "./secrets.server.ts";
import { type Difference, typedValues } from "../rules.ts";
import { checkSection, isSame, tidied } from "./check.server.ts";
import { type Current, currentSection, keepStep, valuesBefore } from "./stored.server.ts";
import { askAboutPlace, type Moved } from "./place.server.ts";

/** What a save made from an older version meets: where the section is now, and what differs from what was typed. */
interface Stale {
  version: number;
  savedBy: string;
  differences: Difference[];
}

export type SettingsOutcome = Outcome<
  {
    done: { version: number };
    stale: Stale;
    invalid: Partial<Omit<Moved, "errors">>;
    refused: { refusal?: string };
  },
  "done" | "invalid" | "stale" | "gone" | "refused" | "failed"
>;

const oneChangeAtATime = 720_150;

/**
 * Saves the settings a form shows of a section, or puts back what a change replaced (rule settings/save). `version` is
 * the one its author saw, `accepted_version` the one they chose to replace after a conflict. `refused` are errors
 * of what came beside the texts: nothing is saved then.
 */
export async function changeSettings(
  actor: Actor,
  key: SectionKey,
  values: FormValues,
  refused: FormErrors = {},
): Promise<SettingsOutcome> {
  const seen = firstValue(values, "accepted_version") || firstValue(values, "version");
  if (!/^\d{1,9}$/.test(seen)) return { outcome: "refused" };
  const result = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${oneChangeAtATime})`);
      const current = await currentSection(tx, key);
      if (firstValue(values, "intent") === "restore") {
        const found = await valuesBefore(tx, key, firstValue(values, "change"));
        if (!found) return { outcome: "gone" } as const;
        const before = withPresentSecrets(key, current.values, found);
        if (current.version !== Number(seen)) return staleOf(key, current, typedSection(key, before));
        return store(tx, { actor, key, current, stored: before });
      }
      const given = typedSecrets(key, current.values, values);
      const typed = {
        ...typedSection(key, current.values),
        ...typedValues(formShape(key), values),
        ...given.ids,
      };
      const checked = withSecretErrors(key, current.values, checkSection(key, typed), given);
      if (current.version !== Number(seen)) return staleOf(key, current, tidied(key, typed));
      const errors = { ...("errors" in checked ? checked.errors : {}), ...refused };
      if ("errors" in checked || Object.keys(refused).length > 0)
        return { outcome: "invalid", errors } as const;
      const accepted = firstValue(values, "accepted_place");
      const change = { before: current.values, after: checked.stored, accepted };
      const moved = key === "company" ? await askAboutPlace(tx, change) : null;
      if (moved) return { outcome: "invalid", ...moved } as const;
      const step = welcomeSteps.find(({ slug }) => slug === firstValue(values, stepField));
      if (step) await keepStep(tx, step.slug, actor.name);
      return store(tx, { actor, key, current, stored: checked.stored, secrets: given.texts });
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof KeyNotKept)) throw error;
      log.error({ err: error }, "the key of the settings is not kept");
      return { outcome: "refused", refusal: settingsTexts.keyNotKept } as const;
    });
  log.info({ actorId: actor.userId, section: key, outcome: result.outcome }, "settings");
  return result;
}

function staleOf(key: SectionKey, { values, version, updatedBy }: Current, mine: Record<string, Typed>) {
  const differences = differencesOf(key, typedSection(key, values), mine);
  return { outcome: "stale", version, savedBy: updatedBy, differences } as const;
}

interface Change {
  actor: Actor;
  key: SectionKey;
  current: Current;
  stored: StoredSection;
  /** The secrets typed now, by id. */
  secrets?: Record<string, { name: string; text: string }>;
}

async function store(tx: Executor, { actor, key, current, stored, secrets = {} }: Change) {
  if (isSame(current.values, stored)) return { outcome: "done", version: current.version } as const;
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
  // The icons of the new name are ready when the next visitor asks for them.
  if (key === "company" || key === "writing") await enqueue(tx, brandImagesQueue, {});
  for (const [id, { name, text }] of Object.entries(secrets))
    await keepSecret(tx, `${key}.${name}`, id, text);
  for (const name of secretNames(key)) await forgetOtherSecrets(tx, `${key}.${name}`, textOf(stored[name]));
  if (key === mailSection) await deliverAgain(tx);
  return { outcome: "done", version } as const;
}
