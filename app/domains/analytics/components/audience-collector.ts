import { secretPathOf } from "#app/lib/pages/secret-paths.ts";
import { audienceChoice } from "../rules/choice.ts";
import { silenceMs, tracerLifetimeMs } from "../rules/lifetimes.ts";

interface View {
  url: string;
  path: string;
  referrer: string;
}

let isStarted = false;
let hasFailed = false;
let sessionId: string | undefined;
/**
 * Whether the server opened no session, because the visitor is a robot or signed-in staff. If so, the script sends
 * nothing more.
 */
let isNobody = false;
let isAway = false;
let lastKey = "";
let lastUrl = "";
let lastSentAt = 0;
let views: View[] = [];
let sending: Promise<void> = Promise.resolve();

/**
 * Starts to count the pages that are shown (rules visits/once, visits/refusal). Of all failures, only the first is
 * written to the console.
 */
export function startAudienceCollector(): void {
  if (isStarted) return;
  isStarted = true;
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  addEventListener("pagehide", leave);
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
  look();
}

function mayCount(): boolean {
  return !isNobody && audienceChoice() === "counted";
}

/**
 * Runs when the content of the page changes. Counts a view only if the path or the query has changed (rule
 * visits/once).
 */
function look(): void {
  const { pathname, search, href } = location;
  const key = pathname + search;
  if (key === lastKey || document.hidden || isNotCounted(pathname) || !mayCount()) return;
  views.push({ url: href, path: pathname, referrer: lastKey ? lastUrl : document.referrer });
  lastKey = key;
  lastUrl = href;
  sending = sending.then(send).catch(fail);
}

/** Whether a page is part of the back office or has a secret address. Such pages are not counted. */
function isNotCounted(pathname: string): boolean {
  return pathname.startsWith("/admin") || secretPathOf(pathname) !== undefined;
}

/** Sends the views as soon as there is a session (rule visits/session). Failed views are sent with the next ones. */
async function send(): Promise<void> {
  if (!sessionId || Date.now() - lastSentAt > silenceMs) await arrive();
  for (let view = views[0]; view && mayCount(); view = views[0]) {
    await post("page-views", { session_id: sessionId, ...view });
    views = views.slice(1);
    lastSentAt = Date.now();
  }
}

/** Opens the session. Returns whether a new visit begins. */
async function arrive(): Promise<boolean> {
  if (!mayCount()) return false;
  const answer = await post("visit-sessions", {
    visitor_id: visitorId(),
    referrer: views[0]?.referrer ?? document.referrer,
  });
  const given = (await answer.json()) as { session_id: string | null; is_new_visit?: boolean };
  isNobody = !given.session_id;
  sessionId = given.session_id ?? undefined;
  lastSentAt = Date.now();
  return !isNobody && given.is_new_visit === true;
}

function leave(): void {
  if (!sessionId || isAway || !mayCount()) return;
  isAway = true;
  navigator.sendBeacon("/api/visit-sessions/end", JSON.stringify({ session_id: sessionId }));
}

/**
 * Runs when the visitor comes back to the tab. Within five minutes the visit continues. After that a new visit starts,
 * and the page in the tab is its first view.
 */
function comeBack(): void {
  if (!isAway) return look();
  isAway = false;
  const again = async () => {
    if (!(await arrive())) return;
    lastKey = "";
    look();
  };
  sending = sending.then(again).catch(fail);
}

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(`/api/${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    keepalive: true,
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

function fail(error: unknown): void {
  views = views.slice(-20);
  // oxlint-disable-next-line no-console -- the visitor sees nothing of a failure
  if (!hasFailed) console.warn("audience", error);
  hasFailed = true;
}

/** Returns a random identifier, which is kept at most 13 months and is not renewed (rule visits/anonymous). */
function visitorId(): string {
  const known = localStorage.getItem("visitor_id");
  if (known && Date.now() - Number(localStorage.getItem("visitor_id_since")) < tracerLifetimeMs) return known;
  // Without HTTPS, browsers have no randomUUID. The URL of an empty blob ends with a random UUID.
  const created = crypto.randomUUID?.() ?? URL.createObjectURL(new Blob()).slice(-36);
  localStorage.setItem("visitor_id", created);
  localStorage.setItem("visitor_id_since", String(Date.now()));
  return created;
}
