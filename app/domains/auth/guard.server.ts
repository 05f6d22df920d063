import {
  createContext,
  data,
  type MiddlewareFunction,
  redirect,
  type RouterContextProvider,
} from "react-router";
import { markKept, programContext } from "#app/lib/worker/kept-as.server.ts";
import { currentProfile } from "#app/domains/business/profile.server.ts";
import { browserOf } from "./gateway/browser.server.ts";
import { deniedForm, denialText } from "./access/labels.ts";
import { accessTo, type Denial, homeOf } from "./access/rules.ts";
import { beginFirst, beginStatus } from "./labels.ts";
import { sessionCookieName } from "./gateway/cookies.server.ts";
import { getActor, getPreferences } from "./queries.server.ts";
import {
  hasToBegin,
  isFunctionName,
  signInPath,
  type StaffActor,
  welcomeAddress,
  welcomePath,
} from "./rules.ts";
import { log } from "#app/lib/log.server.ts";
import { listOwnerNames } from "./staff/queries.server.ts";

/** The paths that a person may open before they have chosen a name and a password. */
const beginnings = [welcomePath, "/admin/logout"];

const actorContext = createContext<StaffActor | null>(null);

/**
 * The guard of every `/admin` route, screen or endpoint (rules accounts/guard and accounts/roles). This middleware of
 * the parent layout runs before any loader or action, for documents, data and posts of every child route.
 */
export const adminGuard: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  // An event stream reconnects automatically while the page is open, so it does not prove that the person is active.
  const isStream = request.headers.get("accept") === "text/event-stream";
  // A request that a page repeats automatically, to update a count, does not prove that the person is active either.
  const isUnattended = isStream || request.headers.has("x-unattended");
  const { actor, setCookies, endsAt } = await getActor(browserOf(request), { prolong: !isUnattended });
  if (actor) {
    // A person must have a name before the site shows it under their answers and articles (rule accounts/name).
    if (hasToBegin(actor) && !isUnattended && !beginnings.includes(url.pathname)) {
      if (request.method === "GET")
        return withSessionCookies(redirect(welcomeAddress(url.pathname + url.search)), setCookies);
      // A redirect would lose the form's values. So the form is accepted if the person's name was made from a personal
      // e-mail address. It is refused if the address names a function, as 'contact@' does, because no customer should
      // see that name.
      if (actor.needsPassword || isFunctionName(actor.name)) throw data(beginFirst, { status: beginStatus });
    }
    const denied = await denialOf(actor, request, pattern);
    if (denied) return withSessionCookies(denied, setCookies);
    context.set(actorContext, actor);
    const answer = await next();
    // Without a network, the service worker may show its copy of this screen until the session would have expired (rule
    // reach/nothing-left).
    if (request.method === "GET" && endsAt && !isUnattended)
      markKept(answer.headers, {
        sessionId: actor.sessionId,
        program: context.get(programContext),
        until: endsAt,
      });
    return withSessionCookies(answer, setCookies);
  }
  const refusal = isUnattended
    ? new Response(null, { status: 401 })
    : redirect(signInPath(url.pathname + url.search));
  return withSessionCookies(refusal, setCookies);
};

/**
 * Refuses a request that the role does not allow (rule accounts/roles), or returns null. For a file, returns a response
 * with a French sentence. For a form, throws such a sentence. For a screen, throws a Denial. For the dashboard, returns
 * a redirect to the role's first screen.
 */
async function denialOf(actor: StaffActor, request: Request, matched: string): Promise<Response | null> {
  // The router omits the first slash.
  const pattern = `/${matched.replace(/^\/+/, "")}`;
  const isRead = request.method === "GET" || request.method === "HEAD";
  const access = accessTo(pattern);
  const { role, name, email } = actor;
  if (access[isRead ? "read" : "write"].includes(role)) return null;
  if (isRead && pattern === "/admin") return redirect(homeOf(role));
  log.warn({ actorId: actor.userId, role, pattern, method: request.method }, "role refused");
  const [owners, { usesKeyShortcuts }] = await Promise.all([listOwnerNames(), getPreferences(actor)]);
  if (access.isFile) return new Response(denialText(role, owners), { status: 403, headers: plainText });
  if (!isRead) throw data(deniedForm(role, owners), { status: 403 });
  const account = { name, email, usesKeyShortcuts };
  const { brand } = await currentProfile();
  throw data({ denied: true, role, account, brand, owners } satisfies Denial, { status: 403 });
}

const plainText = { "Content-Type": "text/plain; charset=utf-8" };

/** Returns the signed-in person, for a back-office loader or action. Throws a 401 response if the guard has not run. */
export function requireActor(context: Readonly<RouterContextProvider>): StaffActor {
  const actor = context.get(actorContext);
  if (!actor) throw new Response(null, { status: 401 });
  return actor;
}

/**
 * Reads the signed-in person again after a change of their own account. Without JavaScript, the loaders run in the same
 * request after the action, and must see the change.
 */
export async function rereadActor(context: Readonly<RouterContextProvider>, request: Request): Promise<void> {
  const { actor } = await getActor(browserOf(request), { prolong: false });
  if (actor) context.set(actorContext, actor);
}

/**
 * Adds the session cookies to the response. Adds none if a sign-out or a password change has already set the session
 * cookie, because the older cookie would undo that change.
 */
function withSessionCookies(response: Response, setCookies: string[]): Response {
  const isSaid = response.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(`${sessionCookieName()}=`));
  if (!isSaid) for (const cookie of setCookies) response.headers.append("Set-Cookie", cookie);
  return response;
}
