import { checkForm, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { log } from "#app/lib/log.server.ts";
import { forgetRateLimit, takeRateLimit } from "#app/lib/trust/rate-limit.server.ts";
import { type Browser, closeSession, openSession } from "../gateway.server.ts";
import { signInLimits } from "../rules.ts";
import { signInSchema } from "../validation.ts";
import { signInKeys } from "./known-browser.server.ts";

export type SignInOutcome =
  | { status: "signed-in"; setCookies: string[] }
  | { status: "invalid"; errors: FormErrors }
  | { status: "refused" }
  | { status: "limited"; retryAfterSeconds: number };

/**
 * Signs in with an address and a password (B§5, B§7, decision 49). Every try counts against its account and its client
 * before the password is looked at, so a burst cannot slip through; a right password takes its own tries off again.
 * `clientKey` is the day's pseudonym of who asks.
 */
export async function signIn(
  values: FormValues,
  clientKey: string,
  browser: Browser,
): Promise<SignInOutcome> {
  const checked = checkForm(signInSchema, values);
  if ("errors" in checked) return { status: "invalid", errors: checked.errors };
  const { email, password } = checked.data;
  const keys = await signInKeys(email, browser.cookies);
  const counters = [
    { ...signInLimits.client, key: clientKey },
    { ...signInLimits.account, key: keys.account },
  ];
  for (const counter of counters) {
    const { allowed, retryAfterSeconds } = await takeRateLimit(counter);
    if (allowed) continue;
    log.warn({ limit: counter.scope }, "sign-in limited");
    return { status: "limited", retryAfterSeconds };
  }
  const setCookies = await openSession(email, password, browser);
  if (!setCookies) {
    log.warn("sign-in refused");
    return { status: "refused" };
  }
  await Promise.all(counters.map(({ scope, key }) => forgetRateLimit(scope, key)));
  log.info("signed in");
  return { status: "signed-in", setCookies: [...setCookies, keys.knownCookie] };
}

/** Ends the session of the cookies. Returns the cookies that remove it from the browser. */
export async function signOut(browser: Browser): Promise<string[]> {
  return closeSession(browser);
}
