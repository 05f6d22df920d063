import { createHmac, randomBytes } from "node:crypto";
import { and, like, lt } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { appSecrets } from "#app/db/schema/platform.server.ts";
import { log } from "../log.server.ts";
import { getSecret } from "./secrets.server.ts";

const saltPrefix = "client-salt-";
const dayMs = 86_400_000;
const refreshMs = 3_600_000;
const retryMs = 15_000;

const salts = new Map<string, string>();
/** The salt used until the day's shared salt is read from the database. Until then, nodes do not share their limits. */
const ownSalt = randomBytes(32).toString("base64url");
let timer: NodeJS.Timeout | undefined;

/**
 * Returns today's pseudonym of an IP address, the same on every node. It is a keyed hash whose salt is deleted after
 * two days, so that nobody can find the address again (rule visits/anonymous). An IPv6 client is identified by its /64.
 */
export function clientKey(address: string, now = Date.now()): string {
  return pseudonym(ipv6Network(address, 4), now);
}

/**
 * Returns today's pseudonym of a client's network: an IPv4 /24 or an IPv6 /48, which one customer of a provider may
 * own. The limits on a whole network use it (ADR 127).
 */
export function networkKey(address: string, now = Date.now()): string {
  const network = address.includes(":")
    ? ipv6Network(address, 3)
    : address.slice(0, Math.max(0, address.lastIndexOf(".")));
  return pseudonym(network, now);
}

function pseudonym(name: string, now: number): string {
  const salt = salts.get(saltName(now)) ?? ownSalt;
  return createHmac("sha256", salt).update(name).digest("base64url").slice(0, 22);
}

/** Reads the salts of today and tomorrow, now and every hour. Deletes the salts of the days before yesterday. */
export async function startClientKeys(): Promise<void> {
  let nextMs = refreshMs;
  try {
    await refreshClientSalts();
  } catch (error) {
    nextMs = retryMs;
    log.warn({ err: error }, "client salts not read");
  }
  timer = setTimeout(() => void startClientKeys(), nextMs).unref();
}

/** Stops reading the salts every hour. */
export function stopClientKeys(): void {
  clearTimeout(timer);
}

/** Reads the salts once and deletes old ones. Exported for its test. Rejects when the database does not answer. */
export async function refreshClientSalts(now = Date.now()): Promise<void> {
  for (const name of [saltName(now), saltName(now + dayMs)]) salts.set(name, await getSecret(name));
  const yesterday = saltName(now - dayMs);
  await db
    .delete(appSecrets)
    .where(and(like(appSecrets.name, `${saltPrefix}%`), lt(appSecrets.name, yesterday)));
  for (const name of salts.keys()) if (name < yesterday) salts.delete(name);
}

function saltName(at: number): string {
  return saltPrefix + new Date(at).toISOString().slice(0, 10);
}

/**
 * Returns the first groups of an IPv6 address, or an IPv4 address unchanged. A household or an office owns a whole /64
 * and can change addresses inside it.
 */
function ipv6Network(address: string, groupCount: number): string {
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const full = [...groups, ...Array<string>(Math.max(missing, 0)).fill("0"), ...(tail ?? "").split(":")];
  return full
    .slice(0, groupCount)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":");
}
