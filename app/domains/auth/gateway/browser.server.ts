/** The request headers that describe the browser. */
export interface Browser {
  cookies: string | null;
  userAgent: string | null;
}

/** Returns the browser that sent a request. */
export function browserOf({ headers }: { headers: Pick<Headers, "get"> }): Browser {
  return { cookies: headers.get("cookie"), userAgent: headers.get("user-agent") };
}

/** Returns the response headers that set these cookies. */
export function cookieHeaders(setCookies: readonly string[]): [string, string][] {
  return setCookies.map((cookie) => ["Set-Cookie", cookie]);
}
