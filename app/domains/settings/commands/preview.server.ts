import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { settingsSections } from "#app/db/schema/settings.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { profileWith } from "#app/domains/business/profile.server.ts";
import { type SectionKey, sectionOf, typedSection } from "#app/domains/business/registry.server.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import { formShape } from "../queries.server.ts";
import { typedValues } from "../rules.ts";
import { checkEach } from "./check.server.ts";

/**
 * Returns the business as it would be if a section were saved as typed, and stores nothing (rule settings/preview). A
 * setting that is wrong by itself stays as it is stored: `refused` has its label.
 */
export async function previewSettings(
  key: SectionKey,
  values: FormValues,
): Promise<{ profile: BusinessProfile; refused: string[] }> {
  const [row] = await db.select().from(settingsSections).where(eq(settingsSections.section, key));
  const stored = row?.values ?? {};
  const { stored: seen, errors } = checkEach(key, {
    ...typedSection(key, stored),
    ...typedValues(formShape(key), values),
  });
  const wrong = Object.entries(sectionOf(key).settings).filter(([name]) => isNamed(name, errors));
  for (const [name] of wrong) {
    const { [name]: known } = stored;
    if (known === undefined) delete seen[name];
    else seen[name] = known;
  }
  return { profile: await profileWith(key, seen), refused: wrong.map(([, { label }]) => label) };
}

function isNamed(name: string, errors: FormErrors): boolean {
  return Object.keys(errors).some((wrong) => wrong === name || wrong.startsWith(`${name}.`));
}
