import { createHash } from "node:crypto";
import { eq, lt, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { sessions, verifications } from "#app/db/schema/auth.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { type QrDrawing, qrDrawing } from "#app/lib/drawing/qr-code.ts";
import { forgetRateLimit, takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { Browser } from "../gateway/browser.server.ts";
import {
  challengeKey,
  confirmSecondFactor,
  createSecondFactor,
  dropSecondFactor,
  openSessionByCode,
  renewRecoveryCodes,
} from "../gateway/second-factor.server.ts";
import { codeTexts, currentPasswordWrong, passwordRequired } from "../labels.ts";
import { type Actor, passwordLengths, readCode, signInLimits } from "../rules.ts";
import { forgetPasswordTries, type PasswordLimited, takePasswordTry } from "./password-tries.server.ts";
import { notifyOfChange } from "./told.server.ts";
import { signInKeys } from "./known-browser.server.ts";

/** The result of typing a code. `gone`: the sign-in has ended, and the person must type the password again. */
export type CodeOutcome = Outcome<
  { done: { setCookies: string[] } },
  "done" | "invalid" | "gone" | "limited"
>;

/**
 * For how many seconds a used code is remembered. An app's code is valid for 90 seconds, which is longer than the app
 * shows it, because its clock may be wrong.
 */
const codeLifeSeconds = 120;
const lockSeconds = 900;

/**
 * Completes a sign-in after the right password, with a code of an app or a recovery code (rule accounts/second-factor).
 * A code works once. Five wrong codes end this sign-in; ten in a row lock the account's codes for fifteen minutes.
 */
export async function signInByCode(
  values: FormValues,
  clientKey: string,
  browser: Browser,
): Promise<CodeOutcome> {
  const read = readCode(firstValue(values, "code"));
  if (!read) return { outcome: "invalid", errors: { code: codeTexts.malformed } };
  const challenge = challengeKey(browser);
  if (!challenge) return { outcome: "gone" };
  // Counts the tries of each sign-in, not of each IP address: people who share an address do not use up each other's
  // tries.
  const counter = { ...signInLimits.code, key: `${clientKey}.${challenge}` };
  const { allowed, retryAfterSeconds } = await takeRateLimit(counter);
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const trusted = firstValue(values, "trusted") === "on";
  const opened = await openSessionByCode(read.code, read.isRecovery, browser, { trusted });
  if (opened === "wrong") log.warn("sign-in code refused");
  if (opened === "wrong") return { outcome: "invalid", errors: { code: codeTexts.wrong } };
  if (opened === "locked") return { outcome: "limited", retryAfterSeconds: lockSeconds };
  if (opened === "over") return { outcome: "gone" };
  if (!read.isRecovery && !(await noteUsed(opened.userId, read.code))) {
    await db.delete(sessions).where(eq(sessions.token, opened.token));
    log.warn("sign-in code used twice");
    return { outcome: "gone" };
  }
  await forgetRateLimit(counter.scope, counter.key);
  const { knownCookie } = await signInKeys(opened.email, browser.cookies);
  log.info({ isRecovery: read.isRecovery }, "signed in by code");
  return { outcome: "done", setCookies: [...opened.setCookies, knownCookie] };
}

/**
 * Records in the database, for all nodes, that a code was used. Returns false if it was used before, so that a person
 * who saw somebody type the code cannot use it again.
 */
async function noteUsed(userId: string, code: string): Promise<boolean> {
  const id = createHash("sha256").update(`code ${userId} ${code}`).digest("base64url");
  const expiresAt = new Date(Date.now() + codeLifeSeconds * 1000);
  const used = await db
    .insert(verifications)
    .values({ id, identifier: `used-code ${userId}`, value: "", expiresAt })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt },
      setWhere: lt(verifications.expiresAt, sql`now()`),
    })
    .returning({ id: verifications.id });
  return used.length === 1;
}

/**
 * The result of a change of the second factor. `uri` is the URL that the person's app reads. `codes` are the recovery
 * codes, which are shown only once.
 */
export type SecondFactorOutcome =
  | Outcome<
      { done: { setCookies?: string[]; uri?: string; codes?: string[] } },
      "done" | "invalid" | "refused"
    >
  | PasswordLimited;

/** A second factor that is created but not confirmed: the URL for the app, its QR code, and the recovery codes. */
export interface PendingFactor {
  uri: string;
  codes: string[];
  qr: QrDrawing;
}

/**
 * Returns the second factor that the screen shows until it is confirmed, or undefined. It is the one just created, or
 * the one that a refused form sent back.
 */
export function pendingFactor(result: SecondFactorOutcome, values: FormValues): PendingFactor | undefined {
  if (result.outcome === "done") {
    const { uri, codes = [] } = result;
    return uri === undefined ? undefined : { uri, codes, qr: qrDrawing(uri) };
  }
  const uri = firstValue(values, "uri");
  const codes = [values.codes ?? []].flat().filter((code) => readCode(code)?.isRecovery);
  const isOurs = uri.length < 1_000 && uri.startsWith("otpauth://totp/") && URL.canParse(uri);
  return isOurs && codes.length <= 10 ? { uri, codes, qr: qrDrawing(uri) } : undefined;
}

/** Changes the second factor of the signed-in person. Every change except the confirmation requires the password. */
export async function changeSecondFactor(
  actor: Actor,
  values: FormValues,
  browser: Browser,
): Promise<SecondFactorOutcome> {
  const intent = firstValue(values, "intent");
  if (intent === "confirm-code") return confirm(actor, values, browser);
  const password = firstValue(values, "current_password");
  if (password === "") return { outcome: "invalid", errors: { current_password: passwordRequired } };
  const limited = await takePasswordTry(actor);
  if (limited) return limited;
  if (password.length > passwordLengths.maximum) return wrongPassword();
  const changed = await change(actor, intent, password, browser);
  if (!changed) return wrongPassword();
  await forgetPasswordTries(actor);
  log.info({ actorId: actor.userId, intent }, "second factor");
  return { outcome: "done", ...changed };
}

async function change(actor: Actor, intent: string, password: string, browser: Browser) {
  if (intent === "create-code") return createSecondFactor(password, (await currentProfile()).name, browser);
  if (intent === "renew-codes") {
    const codes = await renewRecoveryCodes(password, browser);
    return codes && { codes };
  }
  const setCookies = await dropSecondFactor(password, browser, { trusted: actor.isTrusted ?? false });
  if (setCookies) await notifyOfChange(actor, "code-off", browser);
  return setCookies && { setCookies };
}

async function confirm(actor: Actor, values: FormValues, browser: Browser): Promise<SecondFactorOutcome> {
  const read = readCode(firstValue(values, "code"));
  if (!read || read.isRecovery) return { outcome: "invalid", errors: { code: codeTexts.malformed } };
  const setCookies = await confirmSecondFactor(read.code, browser, { trusted: actor.isTrusted ?? false });
  if (!setCookies) return { outcome: "invalid", errors: { code: codeTexts.wrong } };
  await notifyOfChange(actor, "code-on", browser);
  log.info({ actorId: actor.userId }, "second factor confirmed");
  return { outcome: "done", setCookies };
}

function wrongPassword(): SecondFactorOutcome {
  return { outcome: "invalid", errors: { current_password: currentPasswordWrong } };
}
