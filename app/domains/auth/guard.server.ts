import {
  createContext,
  data,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from "react-router";
import { beginFirst, beginStatus } from "./labels.ts";
import { sessionCookieName } from "./gateway.server.ts";
import { getActor } from "./queries.server.ts";
import { type Actor, hasToBegin, isFunctionName, signInPath, welcomeAddress, welcomePath } from "./rules.ts";

/** What a person may open before they have a name and a password of their own. */
const beginnings = [welcomePath, "/admin/logout"];

const actorContext = createContext<Actor | null>(null);

/**
 * The guard of every `/admin` route, screen or endpoint (rule accounts/guard). A middleware of their layout: it runs
 * before any loader or action, for documents, data requests and posts, whichever child route is requested.
 */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  // An event stream reconnects by itself while the page stays open: it shows no activity and is no screen.
  const isStream = request.headers.get("accept") === "text/event-stream";
  // A count that a page polls shows no activity either.
  const isUnattended = isStream || request.headers.has("x-unattended");
  const { actor, setCookies } = await getActor(
    { cookies: request.headers.get("cookie"), userAgent: request.headers.get("user-agent") },
    { prolong: !isUnattended },
  );
  if (actor) {
    // Nothing is signed before the person has a name (rule accounts/name).
    if (hasToBegin(actor) && !isUnattended && !beginnings.includes(url.pathname)) {
      if (request.method === "GET")
        return withSessionCookies(redirect(welcomeAddress(url.pathname + url.search)), setCookies);
      // A redirect would lose what the form holds. The name made from the address may sign it; that of a function not.
      if (actor.needsPassword || isFunctionName(actor.name)) throw data(beginFirst, { status: beginStatus });
    }
    context.set(actorContext, actor);
    return withSessionCookies(await next(), setCookies);
  }
  const refusal = isUnattended
    ? new Response(null, { status: 401 })
    : redirect(signInPath(url.pathname + url.search));
  return withSessionCookies(refusal, setCookies);
};

/** Returns the acting person to a back-office loader or action. Throws a 401 answer where the guard did not run. */
export function requireActor(context: Readonly<RouterContextProvider>): Actor {
  const actor = context.get(actorContext);
  if (!actor) throw new Response(null, { status: 401 });
  return actor;
}

/** Keeps the session cookie that a sign-out or a password change has already set. */
function withSessionCookies(response: Response, setCookies: string[]): Response {
  const isSaid = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  if (!isSaid) for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
