import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { bodyCap } from "./body-gate.ts";
import { limits, listen, type Listener } from "./listen.ts";

const longGraceMs = 10_000;
let listener: Listener | undefined;
const cleanups: (() => void)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  await listener?.close(0);
  listener = undefined;
});

async function serve(fetch: (request: Request) => Response | Promise<Response>): Promise<Listener> {
  return (listener = await listen({ fetch, host: "127.0.0.1", port: 0 }));
}

function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  cleanups.push(() => agent.destroy());
  return agent;
}

function ask(port: number, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", agent }, resolve).on("error", reject);
  });
}

async function rawConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  cleanups.push(() => socket.destroy());
  await once(socket, "connect");
  return socket;
}

test("a request in flight when the site closes gets its whole answer with `Connection: close`", async () => {
  const { promise: reached, resolve: onReached } = Promise.withResolvers<void>();
  const { promise: work, resolve: finishWork } = Promise.withResolvers<void>();
  const { port, close } = await serve(async () => {
    onReached();
    await work;
    return new Response("enregistré");
  });
  const asking = ask(port);
  await reached;
  const closing = close(longGraceMs);
  finishWork();
  const answer = await asking;
  expect(answer.statusCode).toBe(200);
  expect(answer.headers.connection).toBe("close");
  expect(await text(answer)).toBe("enregistré");
  await closing;
});

test("an answer that is being sent when the site closes is completed", async () => {
  const { promise: rest, resolve: sendRest } = Promise.withResolvers<void>();
  const { port, close } = await serve(() => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("début "));
        await rest;
        controller.enqueue(new TextEncoder().encode("fin"));
        controller.close();
      },
    });
    return new Response(body);
  });
  const answer = await ask(port, keepAliveAgent());
  const closing = close(longGraceMs);
  sendRest();
  expect(await text(answer)).toBe("début fin");
  await closing;
});

test("a client that keeps asking on one connection is never reset: each answer arrives, the last with `Connection: close`", async () => {
  const { port, close } = await serve(() => new Response("ok"));
  const agent = keepAliveAgent();
  const connections: (string | undefined)[] = [];
  let closing: Promise<void> | undefined;
  for (;;) {
    const answer = await ask(port, agent);
    expect(await text(answer)).toBe("ok");
    connections.push(answer.headers.connection);
    if (answer.headers.connection === "close") break;
    if (connections.length === 20) closing = close(longGraceMs);
  }
  expect(connections).toEqual([...Array<string>(20).fill("keep-alive"), "close"]);
  await closing;
});

test("a kept-alive connection still gets its last answer after another connection has ended", async () => {
  const { port, close } = await serve(() => new Response("ok"));
  const [first, second] = [await rawConnection(port), await rawConnection(port)];
  const answered = async (socket: Socket) => {
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    const [answer] = (await once(socket, "data", { signal: AbortSignal.timeout(1_000) })) as [Buffer];
    return answer.toString();
  };
  for (const socket of [first, second]) await answered(socket);
  const closing = close(longGraceMs);
  for (const socket of [first, second]) {
    expect(await answered(socket)).toMatch(/^HTTP\/1.1 200 [^]*Connection: close/i);
    await pause(50);
  }
  await closing;
});

test("idle connections do not delay the closing of the site", async () => {
  const { port, close } = await serve(() => new Response("ok"));
  await rawConnection(port);
  const answer = await ask(port, keepAliveAgent());
  await text(answer);
  const startedAt = performance.now();
  await close(longGraceMs);
  expect(performance.now() - startedAt).toBeLessThan(longGraceMs / 2);
});

test("a request that lasts longer than the grace period is cut off", async () => {
  const { promise: reached, resolve: onReached } = Promise.withResolvers<void>();
  const { port, close } = await serve(() => {
    onReached();
    return new Promise<Response>(() => undefined);
  });
  const asking = ask(port);
  asking.catch(() => undefined);
  await reached;
  await close(50);
  await expect(asking).rejects.toThrow("socket hang up");
});

test("no request is answered after the site has closed", async () => {
  const { port, close } = await serve(() => new Response("ok"));
  await close(0);
  await expect(ask(port)).rejects.toThrow("ECONNREFUSED");
});

test("the site does not listen on a port in use: it fails with EADDRINUSE", async () => {
  const { port } = await serve(() => new Response("ok"));
  await expect(listen({ fetch: () => new Response(), host: "127.0.0.1", port })).rejects.toMatchObject({
    code: "EADDRINUSE",
  });
});

test.each([
  ["no request line at all", "bonjour\r\n\r\n"],
  ["an invalid Host", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  ["no Host", "GET / HTTP/1.1\r\n\r\n"],
  ["two lengths", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
])("a request with %s is answered with 400", async (_what, sent) => {
  const { port } = await serve(() => new Response("ok"));
  const socket = await rawConnection(port);
  socket.write(sent);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 400 /);
});

test("headers over 16 KiB are answered with 431", async () => {
  const { port } = await serve(() => new Response("ok"));
  const socket = await rawConnection(port);
  socket.write(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(17_000)}\r\n\r\n`);
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 431 /);
});

test("the time limit of a request lets a quote's files arrive at the lowest accepted speed", () => {
  const path = "/devis";
  const headers = new Headers({ "content-type": "multipart/form-data; boundary=x" });
  const kibibytesAtLeast = 2;
  const slowestMs = (bodyCap({ path, headers }) / 1024 / kibibytesAtLeast) * 1000;
  expect(limits.requestTimeout).toBeGreaterThanOrEqual(slowestMs);
});

test("a connection does not stay open for the body of a GET, which nobody reads", async () => {
  const { port } = await serve(() => new Response("ok"));
  const socket = await rawConnection(port);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nonly a part");
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 [^]*Connection: close[^]*ok$/i);
});

test("an HTTP/1.0 client, which sends no Host, gets an answer", async () => {
  const { port } = await serve((request) => new Response(request.url));
  const socket = await rawConnection(port);
  socket.write("GET /about HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/http:\/\/localhost\/about$/);
});

test("requests sent before the site closes are answered, however busy the process is", async () => {
  const { port, close } = await serve(() => {
    // The hundred requests work for two seconds together. That is longer than the server waits for a silent socket.
    const until = performance.now() + 20;
    while (performance.now() < until);
    return new Response("rendu");
  });
  const sockets = await Promise.all(Array.from({ length: 100 }, () => rawConnection(port)));
  const answers = sockets.map((socket) => text(socket).catch((error: Error) => error.message));
  for (const socket of sockets) socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await close(longGraceMs);
  const all = await Promise.all(answers);
  expect(all.filter((answer) => !answer.includes("rendu"))).toEqual([]);
});
