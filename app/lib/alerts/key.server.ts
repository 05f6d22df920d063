import { eq } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { alertDevices } from "#app/db/schema/alerts.server.ts";
import { settingsSecrets } from "#app/db/schema/settings.server.ts";
import { seal, unseal } from "#app/lib/connections/sealed.server.ts";

/** The key pair that identifies the sender to push services (RFC 8292), in base64url. */
export interface AlertKey {
  publicKey: string;
  privateKey: string;
}

const name = "alerts.key";
/** A fixed id: nodes that create the key at the same time insert the same row, so only one key is stored. */
const id = "5f0c8a5e-6d2b-4c7e-9a51-0c6c1d1e7a10";

/**
 * Returns this installation's key for alerts, created once and stored encrypted like other secrets (ADR 191). Returns
 * `locked` when this machine cannot decrypt it. Throws KeyNotKept when this machine cannot store an encryption key.
 */
export async function alertKey(): Promise<AlertKey | "locked"> {
  const stored = await readKey();
  if (stored) return stored;
  await storeKey(db);
  return (await readKey()) ?? "locked";
}

/**
 * Replaces the stored key when this machine cannot decrypt it. Subscriptions are tied to the old key, so all devices
 * are deleted.
 */
export async function renewAlertKey(): Promise<void> {
  if ((await readKey()) !== "locked") return;
  await db.transaction(async (tx) => {
    await tx.delete(alertDevices);
    await tx.delete(settingsSecrets).where(eq(settingsSecrets.id, id));
    await storeKey(tx);
  });
}

async function readKey(): Promise<AlertKey | "locked" | null> {
  const [row] = await db
    .select({ sealed: settingsSecrets.sealed })
    .from(settingsSecrets)
    .where(eq(settingsSecrets.id, id));
  if (!row) return null;
  const text = await unseal(row.sealed, name);
  return text === null ? "locked" : (JSON.parse(text) as AlertKey);
}

async function storeKey(executor: Executor): Promise<void> {
  const sealed = await seal(JSON.stringify(await generateKey()), name);
  await executor.insert(settingsSecrets).values({ id, name, sealed }).onConflictDoNothing();
}

async function generateKey(): Promise<AlertKey> {
  const { subtle } = crypto;
  const pair = await subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign", "verify"]);
  const { d = "" } = await subtle.exportKey("jwk", pair.privateKey);
  const point = await subtle.exportKey("raw", pair.publicKey);
  return { publicKey: Buffer.from(point).toString("base64url"), privateKey: d };
}
