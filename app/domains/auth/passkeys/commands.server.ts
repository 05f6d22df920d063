import { and, eq } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { passkeys } from "#app/db/schema/auth.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { type FormErrors, firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { forgetRateLimit, takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { knownBrowserKey, signInKeys } from "../commands/known-browser.server.ts";
import {
  forgetPasswordTries,
  type PasswordLimited,
  takePasswordTry,
} from "../commands/password-tries.server.ts";
import type { Browser } from "../gateway/browser.server.ts";
import { currentPasswordWrong, passwordRequired } from "../labels.ts";
import { type Actor, describeBrowser, passwordLengths, signInLimits } from "../rules.ts";
import { passkeyEmail } from "./emails.server.tsx";
import {
  createRegistrationChallenge,
  createSignInChallenge,
  isOwnPassword,
  keepPasskey,
  openSessionByPasskey,
} from "./gateway.server.ts";
import { passkeyTexts } from "./labels.ts";
import { getPasskeys } from "./queries.server.ts";
import { readAnswer } from "./rules.ts";
import { creationAnswerSchema, passkeyNameSchema, signInAnswerSchema } from "./validation.ts";

type Challenge<Options> = Outcome<{ done: { options: Options; setCookies: string[] } }, "done" | "limited">;

/** Creates the challenge (a random value) that any account's passkey may sign to sign in (rule accounts/passkeys). */
export async function createPasskeyChallenge(
  clientKey: string,
  browser: Browser,
): Promise<Challenge<Awaited<ReturnType<typeof createSignInChallenge>>["options"]>> {
  const { allowed, retryAfterSeconds } = await takeRateLimit(await counterOf(clientKey, browser));
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  return { outcome: "done", ...(await createSignInChallenge(browser)) };
}

/**
 * Signs in with a passkey instead of the password and the second factor (rule accounts/passkeys). Returns `refused`,
 * whatever the reason, so that the answer does not reveal which passkeys exist.
 */
export async function signInByPasskey(
  values: FormValues,
  clientKey: string,
  browser: Browser,
): Promise<Outcome<{ done: { setCookies: string[] } }, "done" | "refused" | "limited">> {
  const counter = await counterOf(clientKey, browser);
  const { allowed, retryAfterSeconds } = await takeRateLimit(counter);
  if (!allowed) return { outcome: "limited", retryAfterSeconds };
  const answer = readAnswer(signInAnswerSchema, firstValue(values, "answer"));
  const trusted = firstValue(values, "trusted") === "on";
  const opened = answer && (await openSessionByPasskey(answer, browser, { trusted }));
  if (!opened) {
    log.warn("passkey refused");
    return { outcome: "refused" };
  }
  await forgetRateLimit(counter.scope, counter.key);
  await db.update(passkeys).set({ usedAt: new Date() }).where(eq(passkeys.credentialID, answer.id));
  const { knownCookie } = await signInKeys(opened.email, browser.cookies);
  log.info("signed in by passkey");
  return { outcome: "done", setCookies: [...opened.setCookies, knownCookie] };
}

/**
 * Returns the limit of tries. The tries of a known browser (one that signed in before) are counted separately, so that
 * strangers at the same IP address cannot use up its tries.
 */
async function counterOf(clientKey: string, { cookies }: Browser) {
  return { ...signInLimits.passkey, key: (await knownBrowserKey(cookies)) ?? clientKey };
}

/**
 * `id` is the passkey whose form was sent. `pending` has what the browser needs to create a passkey. `said` is the
 * French sentence that reports the result.
 */
export type PasskeyOutcome = Outcome<
  {
    done: { said?: string; setCookies?: string[]; pending?: PendingPasskey };
    invalid: { id?: string };
    limited: { id?: string; errors: FormErrors };
    refused: { refusal?: string };
    gone: { refusal: string };
  },
  "done" | "invalid" | "limited" | "refused" | "gone"
>;

/** A new passkey for which the right password was given: its name, and the data with which the browser creates it. */
export interface PendingPasskey {
  name: string;
  options: Awaited<ReturnType<typeof createRegistrationChallenge>>["options"];
}

/** Handles the forms of the account screen about the person's passkeys (rule accounts/passkeys). */
export async function changePasskeys(
  actor: Actor,
  values: FormValues,
  browser: Browser,
): Promise<PasskeyOutcome> {
  switch (values.intent) {
    case "passkey-challenge":
      return createChallenge(actor, values, browser);
    case "passkey-add":
      return add(actor, values, browser);
    case "passkey-remove":
      return remove(actor, values, browser);
    default:
      return { outcome: "refused" };
  }
}

async function createChallenge(actor: Actor, values: FormValues, browser: Browser): Promise<PasskeyOutcome> {
  const checked = checkForm(passkeyNameSchema, values);
  const named = "errors" in checked ? checked.errors : {};
  const wrong = await wrongPassword(actor, values, browser);
  if (wrong) return { ...wrong, errors: { ...named, ...wrong.errors } };
  if ("errors" in checked) return { outcome: "invalid", errors: named };
  if ((await getPasskeys(actor)).isFull) return { outcome: "refused", refusal: passkeyTexts.full };
  const { options, setCookies } = await createRegistrationChallenge((await currentProfile()).name, browser);
  return { outcome: "done", setCookies, pending: { name: checked.data.passkey_name, options } };
}

/** Stores a new passkey. It signs a challenge, which the site creates only after the person typed their password. */
async function add(actor: Actor, values: FormValues, browser: Browser): Promise<PasskeyOutcome> {
  const checked = checkForm(passkeyNameSchema, values);
  const answer = readAnswer(creationAnswerSchema, firstValue(values, "answer"));
  if ("errors" in checked || !answer) return { outcome: "refused" };
  const name = checked.data.passkey_name;
  if ((await getPasskeys(actor)).isFull) return { outcome: "refused", refusal: passkeyTexts.full };
  if (!(await keepPasskey(answer, name, browser)))
    return { outcome: "refused", refusal: passkeyTexts.tooLate };
  await queueEmails(db, [await emailAbout("added", name, actor, browser)]);
  log.info({ actorId: actor.userId }, "passkey added");
  return { outcome: "done", said: passkeyTexts.added(name) };
}

async function remove(actor: Actor, values: FormValues, browser: Browser): Promise<PasskeyOutcome> {
  const id = firstValue(values, "id").slice(0, 100);
  const wrong = await wrongPassword(actor, values, browser);
  if (wrong) return { ...wrong, id };
  const isRemoved = await db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, actor.userId)))
      .returning({ name: passkeys.name });
    if (removed) await queueEmails(tx, [await emailAbout("removed", removed.name, actor, browser)]);
    return removed !== undefined;
  });
  if (!isRemoved) return { outcome: "gone", refusal: passkeyTexts.gone };
  log.info({ actorId: actor.userId }, "passkey removed");
  return { outcome: "done", said: passkeyTexts.removed };
}

async function emailAbout(
  change: "added" | "removed",
  name: string,
  { email }: Actor,
  { userAgent }: Browser,
) {
  const changed = { change, email, name, browser: describeBrowser(userAgent), siteUrl: siteOrigin() };
  return passkeyEmail(changed, await currentProfile());
}

/** Returns the refusal of a wrong password, or null. */
async function wrongPassword(
  actor: Actor,
  values: FormValues,
  browser: Browser,
): Promise<Outcome<unknown, "invalid"> | PasswordLimited | null> {
  const refused = (text: string) => ({ outcome: "invalid" as const, errors: { current_password: text } });
  const password = firstValue(values, "current_password");
  if (password === "") return refused(passwordRequired);
  const limited = await takePasswordTry(actor);
  if (limited) return limited;
  const isRight = password.length <= passwordLengths.maximum && (await isOwnPassword(password, browser));
  if (!isRight) return refused(currentPasswordWrong);
  await forgetPasswordTries(actor);
  return null;
}
