import { isDatabaseAway } from "#app/db/away.ts";
import { getSecret } from "#app/lib/trust/secrets.server.ts";
import type { Browser } from "./browser.server.ts";
import { callUnderWay } from "./call-under-way.server.ts";
import { challengeCookieName, passkeyCookieName, sessionCookieName } from "./cookies.server.ts";
import type * as Library from "./create-auth.server.ts";

const userAgentLength = 300;

type Auth = ReturnType<typeof Library.createAuth>;

const created = new Map<boolean, Auth>();

/**
 * Returns the library better-auth, created at the first call. With `trusted`, the sessions that it opens last thirty
 * days.
 */
export async function auth({ trusted } = { trusted: false }): Promise<Auth> {
  const known = created.get(trusted);
  if (known) return known;
  // The library with its dependencies is a fifth of the program, so it is loaded only when somebody signs in (ADR 210).
  const { createAuth } = await import("./create-auth.server.ts");
  const made = createAuth(await getSecret("sessions"), trusted);
  created.set(trusted, made);
  return made;
}

/** Returns the headers of a browser in the form that the library reads. */
export function headersOf({ cookies, userAgent }: Browser): Headers {
  const headers = new Headers();
  if (cookies) headers.set("cookie", cookies);
  if (userAgent) headers.set("user-agent", userAgent.slice(0, userAgentLength));
  return headers;
}

/**
 * Returns the session cookies that a response of the library sets. The library also deletes cookies that this site
 * never uses; those deletions are left out.
 */
export function sessionCookies(headers: Headers | undefined): string[] {
  const ours = [sessionCookieName(), challengeCookieName(), passkeyCookieName()];
  return (headers?.getSetCookie() ?? []).filter((cookie) =>
    ours.some((name) => cookie.startsWith(`${name}=`)),
  );
}

/** Returns the error if the library threw it to refuse a request, or null for any other error. */
export async function refusalOf(error: unknown): Promise<Library.APIError | null> {
  const { APIError } = await import("./create-auth.server.ts");
  return error instanceof APIError ? error : null;
}

/**
 * Calls better-auth. Returns null if the library refuses what was typed. Throws any other error: if the database cannot
 * be reached, the database's own error instead of the library's general one.
 */
export async function orRefused<Result>(call: () => Promise<Result>): Promise<Result | null> {
  const underWay: { error?: Error } = {};
  try {
    return await callUnderWay.run(underWay, call);
  } catch (error) {
    if (isDatabaseAway(underWay.error)) throw underWay.error;
    const refusal = await refusalOf(error);
    if (refusal && refusal.statusCode < 500) return null;
    throw error;
  }
}
