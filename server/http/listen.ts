import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Server as SocketServer, type Socket } from "node:net";
import { setImmediate as nextRound, setTimeout as after } from "node:timers/promises";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { largestCap } from "./body-gate.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import { longestBodyMs } from "./received-body.ts";

/** How long, in ms, a closing server serves kept-alive connections. Their next response tells clients to close. */
const longestLingerMs = 300;
const lookEveryMs = 10;
/** After this many rounds of the event loop without a new connection, no connection is waiting. */
const quietRounds = 3;

export const limits = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  // The code that reads a body abandons a slow sender. This limit need only be long enough for the largest body.
  requestTimeout: longestBodyMs(largestCap),
  // This is longer than the 60 seconds for which nginx and most load balancers keep an idle connection.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};

export interface Listener {
  /** The port in use, which is useful when port 0 was requested. */
  port: number;
  /**
   * Stops listening and lets requests in flight finish within `graceMs`, then cuts the others. Every response meanwhile
   * has `Connection: close`, so that no client sends into a closing connection.
   */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** Returns a response from memory. Does not create the objects of a Fetch request. */
  fromMemory?: (incoming: IncomingMessage) => StoredAnswer | undefined;
  host: string;
  port: number;
  /** The descriptor of a listening socket to use instead of host and port. */
  fd?: number | undefined;
}

/** Whether a GET has a body. Nobody reads this body, and it could arrive for hours, so the connection is closed. */
function hasUnreadBody({ method, headers }: IncomingMessage): boolean {
  if (method !== "GET" && method !== "HEAD") return false;
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Serves `fetch` over HTTP/1.1. Rejects with Node's error (`EADDRINUSE`, `EACCES`) when it cannot listen. */
export async function listen({ fetch, fromMemory, host, port, fd }: ListenOptions): Promise<Listener> {
  const answer = getRequestListener((request, bindings) => fetch(request, bindings as HttpBindings), {
    // The host of HTTP/1.0 requests, which have no Host header.
    hostname: "localhost",
  });
  const keptAnswer = (incoming: IncomingMessage) => {
    try {
      return fromMemory?.(incoming);
    } catch {
      // `fetch` gets the same error, logs it and sends a response.
      return undefined;
    }
  };
  const connections = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  let draining = false;
  let endsIdle = false;

  const server = createServer(limits, (incoming, outgoing) => {
    if (draining || hasUnreadBody(incoming)) outgoing.setHeader("Connection", "close");
    inFlight.add(outgoing);
    outgoing.once("close", () => {
      inFlight.delete(outgoing);
      if (endsIdle) setImmediate(() => server.closeIdleConnections());
    });
    const kept = keptAnswer(incoming);
    if (kept) outgoing.writeHead(kept.status, kept.headers).end(kept.body);
    else void answer(incoming, outgoing);
  });
  let accepted = 0;
  server.on("connection", (socket) => {
    accepted += 1;
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(fd === undefined ? { port, host } : { fd }, () => {
      server.off("error", reject);
      resolve();
    });
  });

  /** Accepts waiting connections (one in each round of the event loop) and reads their data, for `limitMs` at most. */
  async function readEverything(limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    for (
      let quiet = 0, before = accepted;
      quiet < quietRounds && performance.now() < until;
      before = accepted
    ) {
      await nextRound();
      quiet = accepted === before ? quiet + 1 : 0;
    }
  }

  /** Gives kept-alive connections time for one more response, which has `Connection: close`. */
  async function linger(limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    while (connections.size > 0 && performance.now() < until) await after(lookEveryMs);
  }

  return {
    port: (server.address() as AddressInfo).port,
    async close(graceMs) {
      draining = true;
      const cut = setTimeout(() => server.closeAllConnections(), graceMs);
      for (const outgoing of inFlight) if (!outgoing.headersSent) outgoing.setHeader("Connection", "close");
      const lingerMs = Math.min(longestLingerMs, graceMs);
      // Closing our own socket resets the connections that still wait in its queue, so they are accepted first.
      if (fd === undefined) {
        await linger(lingerMs);
        await readEverything(graceMs / 2);
      }
      // The close() of http.Server ends idle connections immediately, although their next request may be on its way.
      const closed = new Promise((resolve) => SocketServer.prototype.close.call(server, resolve));
      await linger(fd === undefined ? lingerMs : 2 * lingerMs);
      await readEverything(graceMs / 2);
      endsIdle = true;
      server.closeIdleConnections();
      // Browsers open connections in advance and may never use them. Node does not treat such connections as idle.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      await closed;
      clearTimeout(cut);
    },
  };
}
