import { eq, sql } from "drizzle-orm";
import type { Executor } from "#app/db/client.server.ts";
import { settingsChanges, settingsSections } from "#app/db/schema/settings.server.ts";
import { firstStartRow, type SectionKey, type StoredSection } from "#app/domains/business/registry.server.ts";

/** The stored state of one section. */
export interface Current {
  values: StoredSection;
  version: number;
  updatedBy: string;
}

/**
 * Records that a step of the first start (the first five screens of a new owner) was saved. A step that is saved
 * unchanged would otherwise look unfinished, because values that come with the program are not stored.
 */
export async function keepStep(tx: Executor, slug: string, updatedBy: string): Promise<void> {
  const { section, values } = settingsSections;
  await tx
    .insert(settingsSections)
    .values({ section: firstStartRow, values: { [slug]: "saved" }, version: 1, updatedBy })
    .onConflictDoUpdate({
      target: section,
      set: { values: sql`${values} || excluded.values`, updatedAt: sql`now()`, updatedBy },
      setWhere: sql`not ${values} ? ${slug}`,
    });
}

/** Returns the stored state of a section. The state is empty, with version 0, until somebody changes the section. */
export async function currentSection(tx: Executor, key: SectionKey): Promise<Current> {
  const [row] = await tx.select().from(settingsSections).where(eq(settingsSections.section, key));
  return row ?? { values: {}, version: 0, updatedBy: "" };
}

/** Returns the values of a section from before a change in the history; null if there is no such change. */
export async function valuesBefore(
  tx: Executor,
  key: SectionKey,
  change: string,
): Promise<StoredSection | null> {
  if (!/^\d{1,9}$/.test(change)) return null;
  const [row] = await tx
    .select({ before: settingsChanges.before })
    .from(settingsChanges)
    .where(sql`${settingsChanges.section} = ${key} and ${settingsChanges.version} = ${Number(change)}`);
  return row?.before ?? null;
}
