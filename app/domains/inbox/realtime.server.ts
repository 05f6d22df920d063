import { listen } from "#app/lib/background/notifications.server.ts";
import { log } from "#app/lib/log.server.ts";
import { getInboxBadges, getInboxCounts } from "./queries/counts.server.ts";
import { kindNames, kindOf } from "./registry.ts";
import type { InboxEvent } from "./rules.ts";

/** Changes within this many milliseconds are sent as one event. */
const gatherMs = 40;
const channel = "atelier_inbox";
const everyTable = [
  ...kindNames.map((name) => kindOf(name).table),
  "emails",
  "import_runs",
  "location_regenerations",
];

type Subscriber = { onEvent: (event: InboxEvent) => void; onClose: () => void };

const subscribers = new Set<Subscriber>();
const changed = new Set<string>();
let gathering: NodeJS.Timeout | undefined;
let stopListening: (() => void) | undefined;

/** Starts to listen for changes of the inbox's tables, in this node (one process of the program). */
export function startInboxEvents(): void {
  stopListening ??= listen(channel, {
    onPayload: (table) => note([table]),
    // The node may have missed changes while the connection was lost, so it counts everything again.
    onReconnect: () => note(everyTable),
  });
}

/** Ends every open event stream. The browsers then reconnect to any node that responds. */
export function stopInboxEvents(): void {
  stopListening?.();
  stopListening = undefined;
  clearTimeout(gathering);
  gathering = undefined;
  for (const subscriber of subscribers) subscriber.onClose();
  subscribers.clear();
}

/**
 * Sends the subscriber one event immediately, then one after each change. On a node that is stopping, the subscription
 * ends immediately. Returns a function that unsubscribes.
 */
export function subscribeToInbox(subscriber: Subscriber): () => void {
  // A stream that opens while the node stops would delay the shutdown.
  if (!stopListening) {
    subscriber.onClose();
    return () => {};
  }
  subscribers.add(subscriber);
  void count()
    .then((counted) => subscriber.onEvent({ ...counted, changed: [] }))
    .catch((error: Error) => log.warn({ err: error }, "inbox not counted"));
  return () => subscribers.delete(subscriber);
}

async function count() {
  const [counts, badges] = await Promise.all([getInboxCounts(), getInboxBadges()]);
  return { counts, badges };
}

function note(tables: string[]) {
  for (const table of tables) changed.add(table);
  gathering ??= setTimeout(() => void publish(), gatherMs);
}

async function publish() {
  gathering = undefined;
  if (subscribers.size === 0) return changed.clear();
  const tables = [...changed];
  changed.clear();
  try {
    const event = { ...(await count()), changed: tables };
    for (const subscriber of subscribers) subscriber.onEvent(event);
  } catch (error) {
    log.warn({ err: error }, "inbox not counted");
    // No event is sent. The browsers keep the last counts until the next change, or until the listener reconnects.
  }
}
