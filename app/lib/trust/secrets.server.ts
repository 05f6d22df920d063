import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { appSecrets } from "#app/db/schema/platform.server.ts";

const known = new Map<string, string>();

/**
 * Returns the secret `name`, 32 random bytes in base64url, the same on all nodes. The first node that needs the secret
 * creates it. Rejects when the database does not answer.
 */
export async function getSecret(name: string): Promise<string> {
  const cached = known.get(name);
  if (cached) return cached;
  const value = randomBytes(32).toString("base64url");
  await db.insert(appSecrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name));
  if (!row) throw new Error(`secret ${name} was deleted while it was being read`);
  known.set(name, row.value);
  return row.value;
}
