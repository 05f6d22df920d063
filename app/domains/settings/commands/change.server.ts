import { eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import {
  readSection,
  type SectionKey,
  sectionOf,
  type StoredSection,
  typedSection,
} from "#app/domains/business/registry.server.ts";
import type { Row, RowsSetting, TextSetting, Typed } from "#app/domains/business/sections/settings.server.ts";
import { brandImagesQueue } from "#app/domains/brand-images/content.ts";
import { enqueue } from "#app/lib/background/jobs.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { forgetOtherSecrets, keepSecret } from "#app/lib/connections/stored-connection.server.ts";
import { KeyNotKept } from "#app/lib/connections/sealed.server.ts";
import { log } from "#app/lib/log.server.ts";
import { deliverAgain } from "#app/lib/mail/outbox.server.ts";
import { mailSection } from "#app/lib/mail/connection.server.ts";
import { settingsTexts } from "../labels.ts";
import { differencesOf, formShape, secretNames } from "../queries.server.ts";
import { textOf, typedSecrets, withPresentSecrets, withSecretErrors } from "./secrets.server.ts";
import { type Difference, isBlankRow, typedValues } from "../rules.ts";

/** What a save made from an older version meets: where the section is now, and what differs from what was typed. */
interface Stale {
  version: number;
  savedBy: string;
  differences: Difference[];
}

export type SettingsOutcome = Outcome<
  { done: { version: number }; stale: Stale; refused: { refusal?: string } },
  "done" | "invalid" | "stale" | "gone" | "refused" | "failed"
>;

const oneChangeAtATime = 720_150;

/**
 * Saves the settings a form shows of a section, or puts back what a change replaced (rule settings/save). `version` is
 * the one its author saw, `accepted_version` the one they chose to replace after a conflict.
 */
export async function changeSettings(
  actor: Actor,
  key: SectionKey,
  values: FormValues,
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
      if ("errors" in checked) return { outcome: "invalid", errors: checked.errors } as const;
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

interface Current {
  values: StoredSection;
  version: number;
  updatedBy: string;
}

async function currentSection(tx: Executor, key: SectionKey): Promise<Current> {
  const [row] = await tx.select().from(settingsSections).where(eq(settingsSections.section, key));
  return row ?? { values: {}, version: 0, updatedBy: "" };
}

async function valuesBefore(tx: Executor, key: SectionKey, change: string): Promise<StoredSection | null> {
  if (!/^\d{1,9}$/.test(change)) return null;
  const [row] = await tx
    .select({ before: settingsChanges.before })
    .from(settingsChanges)
    .where(sql`${settingsChanges.section} = ${key} and ${settingsChanges.version} = ${Number(change)}`);
  return row?.before ?? null;
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

/** Checks everything typed in a section. Returns what to store: the settings that differ from the specified site. */
function checkSection(
  key: SectionKey,
  typed: Record<string, Typed>,
): { stored: StoredSection } | { errors: FormErrors } {
  const section = sectionOf(key);
  const errors: FormErrors = {};
  const stored: StoredSection = {};
  for (const [name, setting] of Object.entries(section.settings)) {
    const given = typed[name] ?? setting.standard;
    const kept =
      setting.kind === "text"
        ? checkText(setting, name, given, errors)
        : checkRows(setting, name, given, errors);
    if (!isSame(kept, setting.standard)) stored[name] = kept;
  }
  if (Object.keys(errors).length > 0) return { errors };
  const disagreeing = section.check?.(readSection(key, stored)) ?? {};
  return Object.keys(disagreeing).length > 0 ? { errors: disagreeing } : { stored };
}

function checkText(setting: TextSetting, name: string, given: Typed, errors: FormErrors): string {
  const text = tidy(setting, typeof given === "string" ? given : "");
  const checked = setting.schema.safeParse(text);
  if (!checked.success) errors[name] = checked.error.issues[0]?.message ?? "Valeur refusée";
  return text;
}

function checkRows(setting: RowsSetting, name: string, given: Typed, errors: FormErrors): Row[] {
  const choices = choiceColumns(setting);
  const filled = (Array.isArray(given) ? given : []).flatMap((row, index) => {
    if (isBlankRow(row, choices)) return [];
    const cells = Object.entries(setting.columns).map(([column, cell]) => [
      column,
      checkText(cell, `${name}.${index}.${column}`, row[column] ?? "", errors),
    ]);
    return [Object.fromEntries(cells) as Row];
  });
  if (filled.length > setting.most) errors[name] = `${setting.most}\u00a0lignes au plus`;
  return filled;
}

/** What was typed, in the form it would be stored in, to compare it with what somebody else stored. */
function tidied(key: SectionKey, typed: Record<string, Typed>): Record<string, Typed> {
  const named = Object.entries(sectionOf(key).settings).map(([name, setting]) => {
    const given = typed[name] ?? setting.standard;
    return [
      name,
      setting.kind === "text" ? checkText(setting, name, given, {}) : checkRows(setting, name, given, {}),
    ];
  });
  return Object.fromEntries(named) as Record<string, Typed>;
}

function choiceColumns({ columns }: RowsSetting): string[] {
  return Object.entries(columns).flatMap(([name, { choices }]) => (choices ? [name] : []));
}

function tidy({ tidy: written = oneSpace }: TextSetting, typed: string): string {
  return written(typed.replace(/\r\n?/g, "\n"));
}

function oneSpace(typed: string): string {
  return typed.trim().replace(/[^\S\n\u00a0]+/g, " ");
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

/** The database keeps the names of an object in another order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
