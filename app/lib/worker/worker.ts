import { showAppBadge } from "#app/lib/home-screen/app-badge.ts";
import { readAlert } from "./alerts.ts";
import { isLeaving, keptPages } from "./kept-pages.ts";
import { tellRenewedAddress } from "./renewed-address.ts";
import type { FromPage, FromWorker } from "./messages.ts";

/**
 * The parts of a service worker's global scope that this file uses. They are declared here, because TypeScript's own
 * types for workers conflict with those for pages.
 */
interface LateEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface PushedEvent extends LateEvent {
  data: { text: () => string } | null;
}

interface PressedEvent extends LateEvent {
  notification: { close: () => void; data: unknown };
}

interface AskedEvent extends LateEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

interface ToldEvent extends LateEvent {
  data: unknown;
}

interface RenewedEvent extends LateEvent {
  /** The former and the new subscription. Some browsers give only one of them. */
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

interface OpenWindow {
  postMessage: (message: FromWorker) => void;
  url: string;
  focus: () => Promise<OpenWindow>;
  navigate: (address: string) => Promise<unknown>;
}

interface WorkerGlobal {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    hear: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (which: { type: "window"; includeUncontrolled: boolean }) => Promise<OpenWindow[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: PushManager;
  };
}

interface WorkerEvents {
  install: LateEvent;
  activate: LateEvent;
  fetch: AskedEvent;
  message: ToldEvent;
  push: PushedEvent;
  pushsubscriptionchange: RenewedEvent;
  notificationclick: PressedEvent;
}

const worker = self as unknown as WorkerGlobal;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/**
 * The last stored response that the worker gave. A page loaded from a stored response requests this value, because the
 * worker cannot send a message to a page that does not exist yet.
 */
let lastKept: FromWorker & { url: string } = { kept: 0, given: 0, url: "" };

const pages = keptPages({
  caches,
  fetch: (request) => fetch(request),
  onKept(kept, url) {
    lastKept = { kept, given: Date.now(), url };
    void tellWindows();
  },
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isLeaving(request)) return event.waitUntil(pages.clear());
  const answer = pages.answer(request, (work) => event.waitUntil(work));
  if (answer) event.respondWith(answer);
});

worker.addEventListener("message", (event) => {
  const { shown, parts } = event.data as FromPage;
  if (lastKept.url === shown) event.waitUntil(tellWindows());
  else if (parts) event.waitUntil(pages.keepShown(shown, parts).catch(() => undefined));
});

worker.addEventListener("push", (event) => {
  const { title, body, path, tag, waiting } = readAlert(event.data?.text());
  if (waiting !== null) showAppBadge(waiting);
  const options = { body, tag, data: path, lang: "fr", icon: "/apple-touch-icon.png" };
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(tellRenewedAddress(event, worker.registration.pushManager).catch(() => undefined));
});

/** Shows a screen in a window of the back office that is already open, or in a new window if there is none. */
async function show(path: string): Promise<void> {
  const windows = await openWindows();
  const shown = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin"));
  if (!shown) return void (await worker.clients.openWindow(path));
  await shown.focus();
  // The worker cannot navigate a window that was opened before it started.
  await shown.navigate(path).catch(() => worker.clients.openWindow(path));
}

function openWindows(): Promise<OpenWindow[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

async function tellWindows(): Promise<void> {
  const { kept, given } = lastKept;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's windows take none
  for (const one of await openWindows()) one.postMessage({ kept, given });
}
