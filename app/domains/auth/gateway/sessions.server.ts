import { challengeCookieName, sessionCookieName } from "./cookies.server.ts";
import { auth, headersOf, orRefused, sessionCookies } from "./library.server.ts";
import type { Browser } from "./browser.server.ts";

/**
 * Opens a session and returns its cookies, or null if the address or the password is wrong. Both cases take the same
 * time, so that the time does not reveal who has an account. A trusted session lasts thirty days. With `needsCode` the
 * cookies open no session yet: the person must type a code.
 */
export async function openSession(
  email: string,
  password: string,
  browser: Browser,
  kept: { trusted: boolean },
): Promise<{ setCookies: string[]; needsCode: boolean } | null> {
  const { api } = await auth(kept);
  const opened = await orRefused(() =>
    api.signInEmail({ body: { email, password }, headers: headersOf(browser), returnHeaders: true }),
  );
  if (!opened) return null;
  const needsCode = "twoFactorRedirect" in opened.response;
  const named = needsCode ? challengeCookieName() : sessionCookieName();
  return {
    setCookies: sessionCookies(opened.headers).filter((cookie) => cookie.startsWith(`${named}=`)),
    needsCode,
  };
}

/**
 * Returns `found`, the session and user that the browser's cookies open, or null. Returns `setCookies`, the cookies to
 * send back: renewed ones, or the deletion of ended ones. With `prolong`, the session ends later.
 */
export async function readSession(browser: Browser, { prolong }: { prolong: boolean }) {
  const { api } = await auth();
  const read = await orRefused(() =>
    api.getSession({ headers: headersOf(browser), query: { disableRefresh: !prolong }, returnHeaders: true }),
  );
  return { found: read?.response ?? null, setCookies: sessionCookies(read?.headers) };
}

/** Ends the session of the cookies and returns the cookies that delete it. */
export async function closeSession(browser: Browser): Promise<string[]> {
  const { api } = await auth();
  const closed = await orRefused(() => api.signOut({ headers: headersOf(browser), returnHeaders: true }));
  return sessionCookies(closed?.headers);
}

/**
 * Replaces the signed-in person's password, ends all sessions, opens a new one and returns its cookies. Returns null if
 * the current password is wrong.
 */
export async function replacePassword(
  current: string,
  next: string,
  browser: Browser,
): Promise<string[] | null> {
  const { api } = await auth();
  const replaced = await orRefused(() =>
    api.changePassword({
      body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
      headers: headersOf(browser),
      returnHeaders: true,
    }),
  );
  return replaced && sessionCookies(replaced.headers);
}
