import { and, eq, ne } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { accounts, sessions, users } from "#app/db/schema/auth.server.ts";
import { endAlertsOfSession, endOtherAlerts } from "#app/lib/alerts/devices.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormErrors, FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { hashPassword, verifyPassword } from "#app/lib/trust/password.server.ts";
import { commonPasswordWords } from "../content.ts";
import type { Browser } from "../gateway/browser.server.ts";
import { replacePassword } from "../gateway/sessions.server.ts";
import { currentPasswordWrong, samePassword, weaknessLabels } from "../labels.ts";
import { type Actor, passwordWeakness } from "../rules.ts";
import {
  changePasswordSchema,
  displayNameSchema,
  firstPasswordSchema,
  preferencesSchema,
} from "../validation.ts";
import { forgetPasswordTries, type PasswordLimited, takePasswordTry } from "./password-tries.server.ts";
import { notifyOfChange } from "./told.server.ts";
import { changeSecondFactor, type SecondFactorOutcome } from "./second-factor.server.ts";

/**
 * Makes the change that a form of the account page requests. Returns `refused` for an unknown intent (the form field
 * that names the change).
 */
export async function changeAccount(
  actor: Actor,
  values: FormValues,
  browser: Browser,
): Promise<SecondFactorOutcome> {
  switch (values.intent) {
    case "rename":
      return updateDisplayName(actor, values);
    case "preferences":
      return updatePreferences(actor, values);
    case "change-password":
      return changePassword(actor, values, browser);
    case "create-code":
    case "confirm-code":
    case "renew-codes":
    case "drop-code":
      return changeSecondFactor(actor, values, browser);
    case "revoke-session":
      await revokeSession(actor, String(values.id));
      return { outcome: "done" };
    case "revoke-other-sessions":
      await revokeOtherSessions(actor);
      return { outcome: "done" };
    default:
      return { outcome: "refused" };
  }
}

/** Changes the name that the back office shows and that signs this person's articles. */
export async function updateDisplayName(
  actor: Actor,
  values: FormValues,
): Promise<Outcome<unknown, "done" | "invalid">> {
  const checked = checkForm(displayNameSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  await db
    .update(users)
    .set({ ...checked.data, nameConfirmed: true, updatedAt: new Date() })
    .where(eq(users.id, actor.userId));
  return { outcome: "done" };
}

/** Changes this person's preferences for the back office. */
export async function updatePreferences(
  actor: Actor,
  values: FormValues,
): Promise<Outcome<unknown, "done" | "refused">> {
  const checked = checkForm(preferencesSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  await db.update(users).set(checked.data).where(eq(users.id, actor.userId));
  return { outcome: "done" };
}

/**
 * Stores the name and the password that the first sign-in asks for (rules accounts/name, accounts/first). If one of
 * them is refused, stores neither.
 */
export async function begin(actor: Actor, values: FormValues): Promise<Outcome<unknown, "done" | "invalid">> {
  const named = actor.needsName ? checkForm(displayNameSchema, values) : null;
  const secured = actor.needsPassword ? await checkFirstPassword(actor, values) : null;
  const errors = {
    ...(named && "errors" in named && named.errors),
    ...(secured && "errors" in secured && secured.errors),
  };
  if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
  if (secured && "hash" in secured) await storePassword(actor, secured.hash);
  return named ? updateDisplayName(actor, values) : { outcome: "done" };
}

async function checkFirstPassword(
  actor: Actor,
  values: FormValues,
): Promise<{ hash: string } | { errors: FormErrors }> {
  const checked = checkForm(firstPasswordSchema, values);
  if ("errors" in checked) return checked;
  const password = checked.data.new_password;
  const weakness = passwordWeakness(password, { email: actor.email, commonWords: commonPasswordWords });
  if (weakness) return { errors: { new_password: weaknessLabels[weakness] } };
  const [account] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(isPasswordOf(actor));
  const isSame = Boolean(account?.password && (await verifyPassword(account.password, password)));
  return isSame ? { errors: { new_password: samePassword } } : { hash: await hashPassword(password) };
}

/**
 * Stores the password that replaces a printed one. Ends the account's other sessions, because somebody else may have
 * read the printed password.
 */
async function storePassword(actor: Actor, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(accounts).set({ password: hash, updatedAt: new Date() }).where(isPasswordOf(actor));
    await tx.update(users).set({ mustChangePassword: false }).where(eq(users.id, actor.userId));
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
    await endOtherAlerts(tx, actor.userId, actor.sessionId);
  });
  log.info({ actorId: actor.userId }, "printed password replaced");
}

function isPasswordOf(actor: Actor) {
  return and(eq(accounts.userId, actor.userId), eq(accounts.providerId, "credential"));
}

/**
 * Changes the password of the signed-in person (rule accounts/sessions). Requires the current password, and limits
 * guesses of that password as the sign-in page does. Ends every session, opens a new one and returns its cookies.
 */
export async function changePassword(
  actor: Actor,
  values: FormValues,
  browser: Browser,
): Promise<Outcome<{ done: { setCookies: string[] } }, "done" | "invalid"> | PasswordLimited> {
  const checked = checkForm(changePasswordSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { current_password: current, new_password: next } = checked.data;
  const weakness = passwordWeakness(next, { email: actor.email, commonWords: commonPasswordWords });
  if (weakness) return { outcome: "invalid", errors: { new_password: weaknessLabels[weakness] } };
  const limited = await takePasswordTry(actor);
  if (limited) return limited;
  const setCookies = await replacePassword(current, next, browser);
  if (!setCookies) return { outcome: "invalid", errors: { current_password: currentPasswordWrong } };
  await forgetPasswordTries(actor);
  await endOtherAlerts(db, actor.userId, actor.sessionId);
  await notifyOfChange(actor, "password", browser);
  log.info({ actorId: actor.userId }, "password changed");
  return { outcome: "done", setCookies };
}

/** Ends another session of this person. Returns whether it was still open. */
export async function revokeSession(actor: Actor, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
  if (rowCount === 1) await endAlertsOfSession(db, { userId: actor.userId, sessionId: id });
  log.info({ actorId: actor.userId }, "session revoked");
  return rowCount === 1;
}

/** Ends all sessions of this person except the current one. Returns how many it ended. */
export async function revokeOtherSessions(actor: Actor): Promise<number> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, actor.sessionId)));
  await endOtherAlerts(db, actor.userId, actor.sessionId);
  log.info({ actorId: actor.userId, sessions: rowCount }, "other sessions revoked");
  return rowCount ?? 0;
}
