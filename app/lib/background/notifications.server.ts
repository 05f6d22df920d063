import pg from "pg";
import { log } from "#app/lib/log.server.ts";

type Listener = { onPayload: (payload: string) => void; onReconnect: () => void; onLost?: () => void };

const firstRetryMs = 250;
const longestRetryMs = 10_000;

const listeners = new Map<string, Set<Listener>>();
/** The channels whose notifications reach this node now. */
const heard = new Set<string>();
let client: pg.Client | undefined;
let retry: NodeJS.Timeout | undefined;
let stopped = true;

/**
 * Calls `onPayload` for each NOTIFY on `channel`, and `onLost` when the connection is lost. Calls `onReconnect` when
 * notifications begin to arrive, first and after each lost connection: the caller may have missed some and must reload
 * or drop its data. Returns a function that stops listening.
 */
export function listen(channel: string, listener: Listener): () => void {
  const existing = listeners.get(channel);
  if (existing) existing.add(listener);
  else {
    const group = new Set([listener]);
    listeners.set(channel, group);
    // Notifications before this LISTEN were missed, so the listeners are called as after a lost connection.
    void client
      ?.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
      .then(() => {
        heard.add(channel);
        group.forEach(({ onReconnect }) => onReconnect());
      })
      .catch(() => undefined);
  }
  return () => listeners.get(channel)?.delete(listener);
}

/**
 * Whether notifications on a channel arrive now. A second listener of the channel needs this, because `listen` does not
 * call its `onReconnect`.
 */
export function isHeard(channel: string): boolean {
  return heard.has(channel);
}

/** Opens this node's only connection for notifications, and opens it again whenever it is lost. */
export async function startNotifications(): Promise<void> {
  stopped = false;
  await connect(firstRetryMs);
}

/** Closes the listening connection. */
export async function stopNotifications(): Promise<void> {
  stopped = true;
  clearTimeout(retry);
  const open = client;
  client = undefined;
  heard.clear();
  await open?.end().catch(() => undefined);
}

async function connect(retryMs: number): Promise<void> {
  const opening = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    application_name: "atelier notifications",
    keepAlive: true,
  });
  const lost = () => {
    if (client === opening) {
      client = undefined;
      heard.clear();
      for (const group of listeners.values()) for (const listener of group) listener.onLost?.();
    }
    opening.removeAllListeners();
    opening.on("error", () => undefined);
    if (stopped || client) return;
    retry = setTimeout(() => void connect(Math.min(retryMs * 2, longestRetryMs)), retryMs);
  };
  opening.on("error", lost);
  opening.on("end", lost);
  opening.on("notification", ({ channel, payload }) => {
    for (const listener of listeners.get(channel) ?? []) listener.onPayload(payload ?? "");
  });
  try {
    await opening.connect();
    for (const channel of listeners.keys()) await opening.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    log.warn({ err: error }, "notifications unavailable, trying again");
    lost();
    return;
  }
  client = opening;
  for (const channel of listeners.keys()) heard.add(channel);
  for (const group of listeners.values()) for (const listener of group) listener.onReconnect();
}
