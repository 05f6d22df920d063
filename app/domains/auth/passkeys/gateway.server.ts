import { passkeyCookieName } from "../gateway/cookies.server.ts";
import { auth, headersOf, orRefused, refusalOf, sessionCookies } from "../gateway/library.server.ts";
import type { Browser } from "../gateway/browser.server.ts";
import type { CreationAnswer, SignInAnswer } from "./validation.ts";

/** The options for the browser's passkey dialog with the challenge (a random value), and a cookie that names it. */
interface Challenge<Options> {
  options: Options;
  setCookies: string[];
}

/** Whether this is the password of the signed-in person. */
export async function isOwnPassword(password: string, browser: Browser): Promise<boolean> {
  const { api } = await auth();
  const checked = await orRefused(() =>
    api.verifyPassword({ body: { password }, headers: headersOf(browser) }),
  );
  return checked?.status === true;
}

/** Creates the challenge for a new passkey of the signed-in person. The device shows `siteName` in its dialog. */
export async function createRegistrationChallenge(siteName: string, browser: Browser) {
  const { api } = await auth();
  const created = await api.generatePasskeyRegistrationOptions({
    headers: headersOf(browser),
    returnHeaders: true,
  });
  const { rp, ...options } = created.response;
  return {
    options: { ...options, rp: { ...rp, name: siteName } },
    setCookies: sessionCookies(created.headers),
  } satisfies Challenge<unknown>;
}

/** Stores the passkey that signed the browser's challenge. Returns false if the signature is wrong or too late. */
export async function keepPasskey(answer: CreationAnswer, name: string, browser: Browser): Promise<boolean> {
  const { api } = await auth();
  const body = { response: answer, name };
  return isTaken(() => api.verifyPasskeyRegistration({ body, headers: headersOf(browser) }));
}

/** Creates the challenge of a sign-in. The person may use any passkey of theirs. */
export async function createSignInChallenge({ userAgent }: Browser) {
  const { api } = await auth();
  // Sends no cookies. With a session in this browser, the options would list the passkeys of that session's account.
  const headers = headersOf({ cookies: null, userAgent });
  const created = await api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true });
  return {
    options: { ...created.response, userVerification: "required" as const },
    setCookies: sessionCookies(created.headers),
  } satisfies Challenge<unknown>;
}

/** Opens a session for the passkey that signed the browser's challenge. Returns null if the library refuses it. */
export async function openSessionByPasskey(
  answer: SignInAnswer,
  { cookies, userAgent }: Browser,
  kept: { trusted: boolean },
): Promise<{ setCookies: string[]; email: string } | null> {
  const { api } = await auth(kept);
  const challenge = cookies?.split(/;\s*/).find((pair) => pair.startsWith(`${passkeyCookieName()}=`)) ?? null;
  const headers = headersOf({ cookies: challenge, userAgent });
  const opened = await unlessRefused(() =>
    api.verifyPasskeyAuthentication({
      body: { response: { ...answer, clientExtensionResults: {} } },
      headers,
      returnHeaders: true,
    }),
  );
  return opened && { setCookies: sessionCookies(opened.headers), email: opened.response.user.email };
}

async function isTaken(call: () => Promise<unknown>): Promise<boolean> {
  return (await unlessRefused(call)) !== null;
}

/** The library returns 500 for these two refusals: an answer that it cannot read, and a deactivated account. */
const refusals = ["FAILED_TO_VERIFY_REGISTRATION", "UNABLE_TO_CREATE_SESSION"];

async function unlessRefused<Result>(call: () => Promise<Result>): Promise<Result | null> {
  try {
    return await orRefused(call);
  } catch (error) {
    if (refusals.includes(String((await refusalOf(error))?.body?.code))) return null;
    throw error;
  }
}
