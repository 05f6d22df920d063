import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Account } from "./account.ts";

/** Returns the password of a role. Only the account that runs PostgreSQL can read the password's file. */
export function readPassword(clusterDir: string, role: string): string {
  return readFileSync(passwordFile(clusterDir, role), "utf8").trim();
}

/** Generates and stores a password for a role that has none. Returns whether a password was generated. */
export function ensurePassword(clusterDir: string, role: string, account: Account): boolean {
  const file = passwordFile(clusterDir, role);
  if (existsSync(file)) return false;
  // A rename is atomic, so the file is either complete or absent, whatever happens.
  writePrivate(`${file}.new`, generatePassword(), account);
  renameSync(`${file}.new`, file);
  return true;
}

/** Stores the password that the file `source` contains as the role's password. */
export function keepPassword(clusterDir: string, role: string, source: string, account: Account): void {
  writePrivate(passwordFile(clusterDir, role), readFileSync(source, "utf8").trim(), account);
}

/** Returns a random password whose characters are all valid in a URL. */
export function generatePassword(): string {
  return randomBytes(24).toString("base64url");
}

/** Writes a file that only `account` can read. */
export function writePrivate(file: string, content: string, account: Account): void {
  writeFileSync(file, `${content}\n`, { mode: 0o600, flush: true });
  if (account.uid !== undefined && account.gid !== undefined) chownSync(file, account.uid, account.gid);
}

function passwordFile(clusterDir: string, role: string): string {
  return join(clusterDir, `${role}-password`);
}
