import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";

/** The password of a role of the cluster; only the account that runs PostgreSQL reads its file. */
export function readPassword(clusterDir: string, role: string): string {
  return readFileSync(passwordFile(clusterDir, role), "utf8").trim();
}

/** Draws a password for a role and keeps it in the cluster, unless there is one: returns whether it has. */
export function ensurePassword(clusterDir: string, role: string, account: Account): boolean {
  const file = passwordFile(clusterDir, role);
  if (existsSync(file)) return false;
  // Whole or not at all, whatever happens meanwhile.
  writePrivate(`${file}.new`, drawPassword(), account);
  renameSync(`${file}.new`, file);
  return true;
}

/** Keeps the password written in `source` as that of a role. */
export function keepPassword(clusterDir: string, role: string, source: string, account: Account): void {
  writePrivate(passwordFile(clusterDir, role), readFileSync(source, "utf8").trim(), account);
}

/** A password nobody can guess, made of characters an address may hold. */
export function drawPassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Writes a file for `account` alone. */
export function writePrivate(file: string, content: string, account: Account): void {
  writeFileSync(file, `${content}\n`, { mode: 0o600, flush: true });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}

function passwordFile(clusterDir: string, role: string): string {
  return join(clusterDir, `${role}-password`);
}
