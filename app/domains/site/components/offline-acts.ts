import { heldFormText } from "#app/lib/forms/offline-form.ts";
import { idle } from "#app/lib/pages/browser-turns.ts";

/**
 * The texts for a visitor without a network. They are in this file because the script at a page's start loads no other
 * texts.
 */
const offlineTexts = {
  away: "Vous êtes hors ligne. Cette page reste là, et ce que vous tapez est gardé.",
  link: "Vous êtes hors ligne\u00a0: ce lien s’ouvrira quand le réseau sera revenu.",
} as const;

/**
 * Keeps the page open while there is no network, with a message (rule pages/offline, ADR 190). Otherwise a link or a
 * form would replace the page, and the typed text, with the browser's error page. It acts only if `navigator.onLine` is
 * false, which means that there is certainly no network.
 */
export function startOffline(): void {
  addEventListener("offline", () => say(offlineTexts.away));
  addEventListener("online", () => say(""));
  if (!navigator.onLine) say(offlineTexts.away);
  addEventListener("click", holdLink, true);
  // This listens in the bubbling phase, after a hydrated form has handled the event. Such a form itself shows that
  // nothing was sent.
  addEventListener("submit", holdForm);
}

/**
 * Registers the service worker of the public pages. The worker shows a page of this site when somebody opens an address
 * without a network (rule pages/offline, ADR 272). It is registered once the page has loaded and the browser is idle.
 */
export async function keepOfflinePage(): Promise<void> {
  await idle();
  if (import.meta.env.PROD && document.readyState === "complete")
    await navigator.serviceWorker?.register("/public-worker.js").catch(() => undefined);
}

function holdLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (navigator.onLine || link?.host !== location.host) return;
  const { pathname, search } = location;
  if (link.hash && link.pathname === pathname && link.search === search) return;
  event.preventDefault();
  event.stopPropagation();
  say(offlineTexts.link);
}

function holdForm(event: SubmitEvent): void {
  if (navigator.onLine || event.defaultPrevented) return;
  event.preventDefault();
  say(heldFormText);
}

function say(text: string): void {
  const strip = document.querySelector<HTMLElement>("[data-offline]");
  if (strip) strip.textContent = text;
}
