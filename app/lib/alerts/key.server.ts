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
/** There is one: nodes that make it together meet on this row. */
const id = "5f0c8a5e-6d2b-4c7e-9a51-0c6c1d1e7a10";

/**
 * Returns the installation's key, made once and stored encrypted as other secrets (ADR 191). `locked` when this machine
 * cannot read it. Throws KeyNotKept when it cannot keep one.
 */
export async function alertKey(): Promise<AlertKey | "locked"> {
  const stored = await readKey();
  if (stored) return stored;
  await storeKey(db);
  return (await readKey()) ?? "locked";
}

/** Makes another key where the stored one cannot be read. Browsers accepted the former one only, so all devices go. */
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
