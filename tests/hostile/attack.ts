import { connect } from "node:net";
import { owner, type Site } from "../support/site.ts";
import type { HostileBody } from "./bodies.ts";
import type { Probe } from "./probe.ts";

export const limits = { delayMs: 100, pageMs: 300, heldBytes: 20 * 1024 * 1024 };

/** Somebody who sends arbitrary requests to a site. They have the owner's session, with which they can do more. */
export interface Attacker {
  /** Sends a body to an address. Returns the status of the answer. */
  post(path: string, body: HostileBody): Promise<number>;
  /** Requests an address. Returns the status of the answer. */
  get(path: string, headers?: Record<string, string>): Promise<number>;
  /** Begins to send a request and disconnects. */
  leave(path: string, message: string): Promise<void>;
  /** Returns how long the next visitor waits for the home page, in milliseconds. */
  visitMs(): Promise<number>;
}

/** Creates an attacker with the owner's session, which opens every address of the site. */
export async function createAttacker(site: Site): Promise<Attacker> {
  let count = 0;
  /** Returns the headers of a sender. Each request comes from a different address. */
  const sender = () => {
    count += 1;
    return {
      "x-forwarded-for": `198.51.${Math.floor(count / 250) % 250}.${count % 250}`,
      "sec-fetch-site": "same-origin",
    };
  };
  let cookie = await signIn(site, sender());
  const send = async (path: string, init: RequestInit): Promise<number> => {
    const headers = { ...sender(), cookie, ...(init.headers as Record<string, string>) };
    const answer = await fetch(site.url + path, { ...init, headers, redirect: "manual" });
    await answer.body?.cancel();
    const isSentToSignIn = answer.headers.get("location")?.startsWith("/admin/login") ?? false;
    if (isSentToSignIn && headers.cookie === cookie) cookie = await signIn(site, sender());
    return answer.status;
  };
  return {
    post: (path, { headers, body }) => send(path, { method: "POST", headers, body }),
    get: (path, headers = {}) => send(path, { headers }),
    async leave(path, message) {
      const { hostname, port } = new URL(site.url);
      const socket = connect(Number(port), hostname);
      await new Promise((resolve, reject) => {
        socket.once("error", reject);
        socket.once("connect", resolve);
      });
      const head = Object.entries({ host: `${hostname}:${port}`, cookie, ...sender() }).map(
        ([name, value]) => `${name}: ${value}\r\n`,
      );
      await new Promise((resolve) =>
        socket.write(`POST ${path} HTTP/1.1\r\n${head.join("")}${message}`, resolve),
      );
      socket.on("error", () => {});
      socket.destroy();
    },
    async visitMs() {
      const started = performance.now();
      await (await fetch(site.url, { headers: { "x-forwarded-for": "203.0.113.9" } })).text();
      return performance.now() - started;
    },
  };
}

async function signIn(site: Site, headers: Record<string, string>): Promise<string> {
  const body = new URLSearchParams({ email: owner.email, password: owner.password });
  const answer = await fetch(`${site.url}/admin/login`, {
    method: "POST",
    headers,
    body,
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((text) => text.split(";")[0] ?? "");
  if (answer.status !== 302) throw new Error(`the owner does not sign in: ${answer.status}`);
  return cookies.join("; ");
}

/** An attack and its name. Sending the attack returns the status of the answer. */
export type Attack = [name: string, send: () => Promise<number>];

/**
 * How many attacks are measured together. Five normal requests together take less processor time than one is allowed,
 * so only when they take more must each be measured alone.
 */
const together = 5;

/**
 * Returns the attacks on a path after which the site broke, or which kept it busy for 100 ms without a pause. Measures
 * five attacks together, and each alone if the five took too long.
 */
export async function wrongsOf(probe: Probe, path: string, attacks: readonly Attack[]): Promise<string[]> {
  const broken = new Set<string>();
  for (let at = 0; at < attacks.length; at += together) {
    const some = attacks.slice(at, at + together);
    const ms = await busyMs(probe, async () => {
      for (const [name, send] of some) {
        const status = await send();
        if (status >= 500) broken.add(`${path}, ${name}: ${status}`);
      }
    });
    for (const [name, send] of ms < limits.delayMs ? [] : some) {
      const alone = await busyMs(probe, async () => void (await send()));
      if (alone >= limits.delayMs) broken.add(`${path}, ${name}: busy for ${Math.round(alone)} ms`);
    }
  }
  return [...broken];
}

/**
 * Returns how long an attack kept the site busy, in milliseconds. An attack that took too long is repeated, at most
 * twice. The shortest time counts, because other processes on the machine can only make it longer.
 */
async function busyMs(probe: Probe, attack: () => Promise<void>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3 && shortest >= limits.delayMs; run += 1) {
    await probe.forget();
    await attack();
    shortest = Math.min(shortest, await probe.busyMs());
  }
  return shortest;
}
