import { setTimeout as wait } from "node:timers/promises";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { Outcome } from "#app/lib/forms/outcome.ts";
import { log } from "#app/lib/log.server.ts";
import { doesMailLeave } from "#app/lib/mail/pause.server.ts";
import { forgetRateLimit, takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import type { Browser } from "../gateway/browser.server.ts";
import { closeSession, openSession } from "../gateway/sessions.server.ts";
import { paceMs, signInLimits } from "../rules.ts";
import { signInSchema } from "../validation.ts";
import { type SignInKeys, signInKeys } from "./known-browser.server.ts";
import { askForSignInLink } from "./send-sign-in-link.server.ts";

/**
 * `needsCode`: the next page must ask for a code. `isLinkMailed`: if the address has an account, a sign-in link is
 * sent.
 */
export type SignInOutcome = Outcome<
  { done: { setCookies: string[]; needsCode: boolean }; limited: { isLinkMailed: boolean } },
  "done" | "invalid" | "refused" | "limited"
>;

/**
 * Signs in with an address and a password (rules accounts/sign-in, accounts/attempts). Counts a try before it checks
 * the password, so that simultaneous tries cannot pass the limit. A right password sets the counts back to zero.
 * `clientKey` is a pseudonym of the IP address, valid for a day. `pause` waits before the check; tests replace it.
 */
export async function signIn(
  values: FormValues,
  clientKey: string,
  browser: Browser,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): Promise<SignInOutcome> {
  const checked = checkForm(signInSchema, values);
  if ("errors" in checked) return { outcome: "invalid", errors: checked.errors };
  const { email, password, trusted } = checked.data;
  const keys = await signInKeys(email, browser.cookies);
  const counters = countersOf(keys, clientKey);
  let tries = 0;
  for (const counter of counters) {
    const { allowed, retryAfterSeconds, count } = await takeRateLimit(counter);
    tries = Math.max(tries, count);
    if (allowed) continue;
    const isLinkMailed = await doesMailLeave();
    // The limit for all clients together on one account applies only if the account's owner can get a link by e-mail.
    if (counter.scope === signInLimits.account.scope && !isLinkMailed) continue;
    if (isLinkMailed) await askForSignInLink(keys.account);
    log.warn({ limit: counter.scope }, "sign-in limited");
    return { outcome: "limited", retryAfterSeconds, isLinkMailed };
  }
  await pause(paceMs(tries));
  const opened = await openSession(email, password, browser, { trusted });
  if (!opened) {
    log.warn("sign-in refused");
    return { outcome: "refused" };
  }
  await Promise.all(counters.map(({ scope, key }) => forgetRateLimit(scope, key)));
  const { setCookies, needsCode } = opened;
  log.info({ needsCode }, "signed in");
  // With a second factor, only the right code makes this a known browser, one that is never refused the right password.
  return {
    outcome: "done",
    needsCode,
    setCookies: needsCode ? setCookies : [...setCookies, keys.knownCookie],
  };
}

function countersOf({ account, knownBrowser }: SignInKeys, clientKey: string) {
  if (knownBrowser) return [{ ...signInLimits.known, key: knownBrowser }];
  return [
    { ...signInLimits.client, key: clientKey },
    { ...signInLimits.place, key: `${account}.${clientKey}` },
    { ...signInLimits.account, key: account },
  ];
}

/** Ends the session of the cookies. Returns the cookies that delete the session cookie from the browser. */
export async function signOut(browser: Browser): Promise<string[]> {
  return closeSession(browser);
}
