import { db } from "#app/db/client.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { profileWith } from "#app/domains/business/profile.server.ts";
import { type SectionKey, sectionOf } from "#app/domains/business/registry.server.ts";
import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { stepField, welcomeSteps } from "../content.ts";
import { formShape } from "../queries/section.server.ts";
import { acceptedField, typedValues } from "../rules/form.ts";
import { checkEach } from "./check.server.ts";
import { withFollowers } from "./parts.server.ts";
import { currentSection } from "./stored.server.ts";

/**
 * Returns the business as it would be with a section saved as typed (rule settings/preview). Stores nothing. A wrong
 * value is replaced by the stored one, and `refused` has the label of its setting.
 */
export async function previewSettings(
  key: SectionKey,
  values: FormValues,
): Promise<{ profile: BusinessProfile; refused: string[] }> {
  const step = welcomeSteps.find(
    ({ slug, section }) => slug === firstValue(values, stepField) && section === key,
  );
  const parts = [await seenPart(key, values)];
  for (const { section, names, same } of step?.beside ?? [])
    parts.push(await seenPart(section, values, names, same));
  const profile = await profileWith(Object.fromEntries(parts.map((part) => [part.key, part.seen])));
  return { profile, refused: parts.flatMap(({ refused }) => refused) };
}

/**
 * Returns the values of a section that would be stored. A wrong value is replaced by the stored one. `names` are the
 * settings that the form shows. Without `names`, the form shows all settings.
 */
async function seenPart(
  key: SectionKey,
  values: FormValues,
  names?: readonly string[],
  same?: Readonly<Record<string, string>>,
) {
  const { values: stored } = await currentSection(db, key);
  const shape = Object.entries(formShape(key)).filter(([name]) => !names || names.includes(name));
  const typed = await withFollowers(
    db,
    { key, stored, same, filledFor: firstValue(values, acceptedField) },
    typedValues(Object.fromEntries(shape), values),
  );
  const { stored: seen, errors } = checkEach(key, typed);
  const wrong = Object.entries(sectionOf(key).settings).filter(([name]) => isNamed(name, errors));
  for (const [name] of wrong) {
    const { [name]: known } = stored;
    if (known === undefined) delete seen[name];
    else seen[name] = known;
  }
  return { key, seen, refused: wrong.map(([, { label }]) => label) };
}

function isNamed(name: string, errors: FormErrors): boolean {
  return Object.keys(errors).some((wrong) => wrong === name || wrong.startsWith(`${name}.`));
}
