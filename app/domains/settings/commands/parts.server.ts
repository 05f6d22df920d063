import type { Executor } from "#app/db/client.server.ts";
import { type SectionKey, type StoredSection, typedSection } from "#app/domains/business/registry.server.ts";
import type { Typed } from "#app/domains/business/sections/settings.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { differencesOf, formShape } from "../queries/section.server.ts";
import { acceptedField, type Difference, typedValues } from "../rules/form.ts";
import { plateAfter } from "../rules/plate.ts";
import { tidied } from "./check.server.ts";
import { checkSection } from "./check-section.server.ts";
import { withoutExamples } from "./hide-examples.server.ts";
import { withKnownTown } from "./town.server.ts";
import { withUnitRoles } from "./unit-roles.server.ts";
import { typedSecrets, withSecretErrors } from "./secrets.server.ts";
import { type Current, currentSection } from "./stored.server.ts";

/**
 * The changes that a form makes to one section of the settings. A step of the first start (the first five screens of a
 * new owner) may change several sections.
 */
export interface Part {
  key: SectionKey;
  current: Current;
  typed: Record<string, Typed>;
  /** The values to store. If a typed value is wrong, these are the values that are stored now. */
  stored: StoredSection;
  errors: FormErrors;
  /** The secrets (passwords and keys) that were typed in this form, by their ids. */
  secrets: Record<string, { name: string; text: string }>;
}

/**
 * Reads a section's values from a form and combines them with the stored ones. If `names` is given, the form may change
 * only these settings.
 */
export async function readPart(
  tx: Executor,
  key: SectionKey,
  values: FormValues,
  names?: readonly string[],
  same?: Same,
): Promise<Part> {
  const current = await currentSection(tx, key);
  const shape = Object.entries(formShape(key)).filter(([name]) => !names || names.includes(name));
  const given = typedSecrets(key, current.values, values);
  const now = await withFollowers(
    tx,
    { key, stored: current.values, same, filledFor: firstValue(values, acceptedField) },
    typedValues(Object.fromEntries(shape), values),
  );
  const typed = { ...withoutExamples(key, now, values), ...given.ids };
  const checked = withSecretErrors(key, current.values, checkSection(key, typed), given);
  const isWrong = "errors" in checked;
  return {
    key,
    current,
    typed,
    stored: isWrong ? current.values : checked.stored,
    errors: isWrong ? checked.errors : {},
    secrets: given.texts,
  };
}

/** For each setting that copies another: the name of the setting that it copies. */
type Same = Readonly<Record<string, string>>;

interface Followed {
  key: SectionKey;
  stored: StoredSection;
  same?: Same;
  /**
   * What the form sends in the field `acceptedField`. In the section of the company it is the town for which the
   * program has filled in the form; in the section of the prices it is the questions that the owner has seen.
   */
  filledFor: string;
}

/**
 * Returns the values of a section, changed as typed. A setting in `same` copies another setting of the form, until the
 * owner gives it a different value (rule settings/first-start). Coordinates and département (administrative area)
 * follow the town, and the plate (a few characters beside the shop's name) follows the postal code.
 */
export async function withFollowers(
  tx: Executor,
  { key, stored, same = {}, filledFor }: Followed,
  typed: Record<string, Typed>,
): Promise<Record<string, Typed>> {
  const before = typedSection(key, stored);
  const after = { ...before, ...typed };
  for (const [name, other] of Object.entries(same)) {
    const isOwn = stored[name] !== undefined && before[name] !== before[other];
    if (!isOwn && other in typed) after[name] = after[other] ?? "";
  }
  if (key === "prices") return withUnitRoles(before, after, filledFor);
  if (key !== "company") return after;
  return withKnownTown(tx, before, { ...after, plate: plateAfter(before, after) as string }, filledFor);
}

/** Returns the sum of the sections' versions. Each version only increases, so the sum changes with every save. */
export function versionOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { current }) => sum + current.version, 0);
}

/**
 * The conflict of a save from an older version: the current version, who saved it, and how it differs from the typed
 * values.
 */
export interface Stale {
  version: number;
  savedBy: string;
  differences: Difference[];
}

/** Returns the conflict, with the settings in which the stored and the typed values differ. */
export function staleOf(parts: readonly Part[]): { outcome: "stale" } & Stale {
  const differing = parts.map(({ key, current, typed }) => ({
    savedBy: current.updatedBy,
    differences: differencesOf(key, typedSection(key, current.values), tidied(key, typed)),
  }));
  const first = differing.find(({ differences }) => differences.length > 0);
  return {
    outcome: "stale",
    version: versionOf(parts),
    savedBy: (first ?? differing.find(({ savedBy }) => savedBy))?.savedBy ?? "",
    differences: differing.flatMap(({ differences }) => differences),
  };
}
