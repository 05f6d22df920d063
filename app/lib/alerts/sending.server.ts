import { setTimeout as after } from "node:timers/promises";
import { buildPushPayload } from "@block65/webcrypto-web-push";
import { AddressRefused, outsideAddresses } from "#app/lib/connections/outside-address.server.ts";
import { outsideFetch } from "#app/lib/connections/outside-fetch.server.ts";
import { env } from "#app/lib/env.server.ts";
import type { AlertKey } from "./key.server.ts";

/** A browser's push address and encryption keys. */
export interface PushAddress {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The message to a device. It names nobody and does not reveal what a person wrote (rule reach/nobody-named). */
export interface AlertMessage {
  title: string;
  body: string;
  /** The path in the back office that opens when the person presses the alert. */
  path: string;
  /** A later alert with the same tag replaces the earlier one. */
  tag: string;
  /**
   * The number for the badge of the app's icon: how many records wait for the shop. Null leaves the badge unchanged.
   */
  waiting: number | null;
}

interface Sending {
  key: AlertKey;
  /** The contact for the push service. */
  contact: string;
  /** How long the push service stores the message for a device that is offline. */
  lifetimeSeconds: number;
  limitMs?: number | undefined;
}

/** `gone`: the subscription no longer exists. `refused`: this alert is rejected. `later`: another attempt may work. */
export type Sent =
  | { outcome: "sent" | "gone" }
  | { outcome: "refused"; error: string }
  | { outcome: "later"; error: string; waitSeconds: number | null };

/**
 * Whether a browser's push address and keys are valid: the address must be an HTTPS URL on the Internet (unless
 * LOCAL_SERVICES allows more), and the key must be a point of the curve P-256.
 */
export async function isPushAddress({ endpoint, p256dh, auth }: PushAddress): Promise<boolean> {
  const { protocol, username, hostname } = URL.parse(endpoint) ?? {};
  const isLocal = protocol === "http:" && env().LOCAL_SERVICES === "on";
  if ((protocol !== "https:" && !isLocal) || username || !hostname) return false;
  if (Buffer.from(auth, "base64url").length !== 16) return false;
  try {
    const point = Buffer.from(p256dh, "base64url");
    await crypto.subtle.importKey("raw", point, { name: "ECDH", namedCurve: "P-256" }, false, []);
    await outsideAddresses(hostname);
    return true;
  } catch {
    return false;
  }
}

/** The most bytes that are read of a push service's response, which is normally one line at most. */
const longestAnswerBytes = 64 * 1024;
const sendingLimitMs = 10_000;
const longestWaitSeconds = 3_600;

/**
 * Sends a message to the device's push service. The message is signed (RFC 8292) and encrypted so that only the
 * device's browser can read it (RFC 8291). The URL came from a browser, so it must be on the Internet, and the size and
 * duration of the response are limited (ADR 198).
 */
export async function sendAlert(
  to: PushAddress,
  message: AlertMessage,
  { key, contact, lifetimeSeconds, limitMs = sendingLimitMs }: Sending,
): Promise<Sent> {
  const { endpoint, p256dh, auth } = to;
  // The library accepts HTTPS URLs only. The request itself uses HTTP only if LOCAL_SERVICES allows it.
  const subscription = {
    endpoint: endpoint.replace(/^http:/, "https:"),
    expirationTime: null,
    keys: { p256dh, auth },
  };
  const limit = new AbortController();
  try {
    const { body, headers } = await buildPushPayload(
      {
        data: { ...message },
        options: { ttl: lifetimeSeconds, urgency: "high", topic: topicOf(message.tag) },
      },
      subscription,
      { ...key, subject: contact },
    );
    const asked = outsideFetch(
      endpoint,
      { method: "POST", headers: { ...headers }, body, signal: limit.signal },
      longestAnswerBytes,
    );
    const answer = await Promise.race([asked, after(limitMs, null, { signal: limit.signal })]);
    return answer ? read(answer) : { outcome: "later", error: "pas de réponse", waitSeconds: null };
  } catch (error) {
    if (error instanceof AddressRefused) return { outcome: "refused", error: "adresse refusée" };
    return { outcome: "later", error: "pas de connexion", waitSeconds: null };
  } finally {
    limit.abort();
  }
}

function read({ status, headers }: Response): Sent {
  const error = `réponse ${status}`;
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  if (status === 429 || status >= 500)
    return { outcome: "later", error, waitSeconds: waitOf(headers.get("retry-after")) };
  return { outcome: "refused", error };
}

/**
 * Returns the wait, in seconds, of a Retry-After header: a number of seconds or a date. Returns an hour at most, so
 * that no push service can block alerts for longer. Returns null without a header.
 */
function waitOf(header: string | null): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longestWaitSeconds) : null;
}

/** Returns a tag as a push topic, which has 32 characters of base64url at most. */
function topicOf(tag: string): string {
  return tag.replace(/[^\w-]/g, "").slice(0, 32);
}
