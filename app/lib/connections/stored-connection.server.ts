import { and, eq, ne } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { settingsSecrets, settingsSections } from "#app/db/schema/settings.server.ts";
import { seal, unseal } from "./sealed.server.ts";

/**
 * Returns those settings of a section that are a single text, by name. Reads them from the database each time, so that
 * a change takes effect on every node.
 */
export async function storedTexts(section: string, executor: Executor = db): Promise<Record<string, string>> {
  const [row] = await executor
    .select({ values: settingsSections.values })
    .from(settingsSections)
    .where(eq(settingsSections.section, section));
  return Object.fromEntries(
    Object.entries(row?.values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}

/** A secret of the settings. `locked` means that this machine does not have the key that encrypted the secret. */
export type StoredSecret = { text: string | null } | "locked";

/** Returns the secret whose id a setting stores. The secret's text is null when the setting is blank (no `id`). */
export async function openSecret(
  name: string,
  id: string | undefined,
  executor: Executor = db,
): Promise<StoredSecret> {
  if (!id) return { text: null };
  const [row] = await executor
    .select({ sealed: settingsSecrets.sealed })
    .from(settingsSecrets)
    .where(eq(settingsSecrets.id, id));
  const text = row ? await unseal(row.sealed, name) : null;
  return text === null ? "locked" : { text };
}

/** Stores a secret under its id, encrypted. Throws KeyNotKept when this machine cannot store an encryption key. */
export async function keepSecret(tx: Executor, name: string, id: string, text: string): Promise<void> {
  await tx.insert(settingsSecrets).values({ id, name, sealed: await seal(text, name) });
}

/** Deletes the secrets stored for a setting, except the secret with this id. */
export async function forgetOtherSecrets(tx: Executor, name: string, id: string | undefined): Promise<void> {
  await tx
    .delete(settingsSecrets)
    .where(and(eq(settingsSecrets.name, name), id ? ne(settingsSecrets.id, id) : undefined));
}
