import { randomInt, randomUUID } from "node:crypto";
import { and, count, eq, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { accounts, passkeys, sessions, twoFactors, users } from "#app/db/schema/auth.server.ts";
import { endOtherAlerts } from "#app/lib/alerts/devices.server.ts";
import { ConfigurationError, type Environment } from "#app/lib/env.server.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { hashPassword } from "#app/lib/trust/password.server.ts";
import { commonPasswordWords } from "../content.ts";
import { notAnAddress, passwordRefused } from "../labels.ts";
import { nameFromEmail, passwordWeakness, plainSigns } from "../rules.ts";
import { accountEmailSchema } from "../validation.ts";

/** The first administrator's e-mail address when ADMIN_EMAIL is not set. */
const defaultEmail = "admin@atelier.local";
/**
 * The key of a database lock. Nodes that start together get it one after the other, so that only the first creates the
 * administrator.
 */
const firstAdministratorLock = 7_201;

/** `password` is present only if the program generated it. It must be printed now, because only its hash is stored. */
interface Account {
  email: string;
  password?: string;
}

/**
 * The result of a change: `refused` if the new account exists already, `gone` if the account to change does not exist.
 */
export type AdministratorOutcome = Outcome<{ done: Account }, "done" | "invalid" | "refused" | "gone">;

interface Credentials {
  email: string;
  /** The program generates the password if this is absent. */
  password?: string | undefined;
}

/** Creates a back-office account (`npm run admin -- create`). Nobody can sign up online (rule accounts/sign-in). */
export async function createAdministrator(asked: Credentials): Promise<AdministratorOutcome> {
  const prepared = await prepareCredentials(asked);
  if ("outcome" in prepared) return prepared;
  const isNew = await insertAdministrator(db, prepared);
  return isNew ? done(prepared.account) : { outcome: "refused" };
}

/**
 * Gives an account a new password. Deletes its sessions and passkeys, so that whoever had access before has none now.
 */
export async function resetPassword(asked: Credentials): Promise<AdministratorOutcome> {
  const prepared = await prepareCredentials(asked);
  if ("outcome" in prepared) return prepared;
  return db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, prepared.account.email));
    if (!user) return { outcome: "gone" };
    await tx
      .update(accounts)
      .set({ password: prepared.hash, updatedAt: new Date() })
      .where(and(eq(accounts.userId, user.id), eq(accounts.providerId, "credential")));
    await tx
      .update(users)
      .set({ mustChangePassword: isPrinted(prepared) })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    await endOtherAlerts(tx, user.id, null);
    return done(prepared.account);
  });
}

/**
 * Removes the second factor and the passkeys of an account, for a person who lost their phone. Returns false if there
 * is no such account.
 */
export async function removeSecondFactor(email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ twoFactorEnabled: false })
      .where(eq(users.email, email.trim().toLowerCase()))
      .returning({ id: users.id });
    if (!user) return false;
    await tx.delete(twoFactors).where(eq(twoFactors.userId, user.id));
    await tx.delete(passkeys).where(eq(passkeys.userId, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return true;
  });
}

/**
 * Creates the first administrator if there is no account yet (rule accounts/first). If several nodes start together,
 * one of them creates it. Returns the new account, whose password the program prints if it generated one. Returns null
 * if an account exists. Throws ConfigurationError if ADMIN_PASSWORD is weak.
 */
export async function ensureFirstAdministrator(
  env: Pick<Environment, "ADMIN_EMAIL" | "ADMIN_PASSWORD" | "ADMIN_NAME">,
): Promise<Account | null> {
  if (await hasAdministrator(db)) return null;
  const prepared = await prepareCredentials({
    email: env.ADMIN_EMAIL ?? defaultEmail,
    password: env.ADMIN_PASSWORD,
  });
  if ("outcome" in prepared)
    throw new ConfigurationError(
      "ADMIN_PASSWORD n’est pas valable : il faut un mot de passe de 12 à 200 caractères qui ne soit pas parmi les plus courants.",
    );
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${firstAdministratorLock})`);
    if (await hasAdministrator(tx)) return null;
    await insertAdministrator(tx, prepared, env.ADMIN_NAME);
    return prepared.account;
  });
}

async function hasAdministrator(executor: Executor): Promise<boolean> {
  const [row] = await executor.select({ total: count() }).from(users);
  return row !== undefined && row.total > 0;
}

interface Prepared {
  account: Account;
  hash: string;
}

/** Whether the program generated the password and so prints it. The person must replace it (rule accounts/first). */
function isPrinted({ account }: Prepared): boolean {
  return account.password !== undefined;
}

function done(account: Account): AdministratorOutcome {
  return { outcome: "done", ...account };
}

async function prepareCredentials({
  email: typed,
  password: chosen,
}: Credentials): Promise<Prepared | Outcome<unknown, "invalid">> {
  const checked = accountEmailSchema.safeParse(typed);
  if (!checked.success) return { outcome: "invalid", errors: { email: notAnAddress(typed) } };
  const email = checked.data;
  const weakness =
    chosen === undefined ? null : passwordWeakness(chosen, { email, commonWords: commonPasswordWords });
  if (weakness) return { outcome: "invalid", errors: { password: passwordRefused(weakness) } };
  const password = chosen ?? randomPassword();
  const account = chosen === undefined ? { email, password } : { email };
  return { account, hash: await hashPassword(password) };
}

/** Inserts the account in the format of better-auth. Returns false if the address already has an account. */
async function insertAdministrator(executor: Executor, prepared: Prepared, name?: string): Promise<boolean> {
  const { account, hash: password } = prepared;
  const { email } = account;
  return executor.transaction(async (tx) => {
    const id = randomUUID();
    const { rowCount } = await tx
      .insert(users)
      .values({
        id,
        email,
        name: name ?? nameFromEmail(email),
        nameConfirmed: name !== undefined,
        mustChangePassword: isPrinted(prepared),
        emailVerified: true,
      })
      .onConflictDoNothing({ target: users.email });
    if (rowCount !== 1) return false;
    await tx
      .insert(accounts)
      .values({ id: randomUUID(), userId: id, accountId: id, providerId: "credential", password });
    return true;
  });
}

/** Returns a random password of 99 bits: four groups, without letters or digits that look alike, easy to read aloud. */
function randomPassword(): string {
  const group = () => Array.from({ length: 5 }, () => plainSigns[randomInt(plainSigns.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}
