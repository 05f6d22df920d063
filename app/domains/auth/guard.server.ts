import { createContext, type MiddlewareFunction, redirect, type RouterContextProvider } from "react-router";
import { sessionCookieName } from "./gateway.server.ts";
import { getActor } from "./queries.server.ts";
import { type Actor, signInPath } from "./rules.ts";

const actorContext = createContext<Actor | null>(null);

/**
 * The guard of every `/admin` route, screen or endpoint (B§2, B§6, decision 34). A middleware of their layout: it runs
 * before any loader or action for documents, data requests and posts alike, whichever child route is asked for.
 */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  // An event stream comes back by itself for as long as the page stays open: it is nobody's activity, and no screen.
  const isStream = request.headers.get("accept") === "text/event-stream";
  // So does a count asked again and again.
  const isUnattended = isStream || request.headers.has("x-unattended");
  const { actor, setCookies } = await getActor(
    { cookies: request.headers.get("cookie"), userAgent: request.headers.get("user-agent") },
    { prolong: !isUnattended },
  );
  if (actor) {
    context.set(actorContext, actor);
    return withSessionCookies(await next(), setCookies);
  }
  const refusal = isUnattended
    ? new Response(null, { status: 401 })
    : redirect(signInPath(url.pathname + url.search));
  return withSessionCookies(refusal, setCookies);
};

/** Who acts, for every loader and action of the back office. Throws a 401 answer where the guard did not run. */
export function requireActor(context: Readonly<RouterContextProvider>): Actor {
  const actor = context.get(actorContext);
  if (!actor) throw new Response(null, { status: 401 });
  return actor;
}

/** Signing out and changing the password have said their own last word about the session's cookie. */
function withSessionCookies(response: Response, setCookies: string[]): Response {
  const isSaid = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  if (!isSaid) for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
