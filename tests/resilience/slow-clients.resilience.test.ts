import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/connect.ts";
import type { Program } from "#tests/support/program.ts";
import { ask } from "../support/embedded-instance.ts";
import { launch, ready, statusOf } from "./launched.ts";
import { measured } from "./measured.ts";

const slowConnections = 300;
const attackMs = 40_000;
const pageLimitMs = 1_000;
/**
 * At this speed the four files take five and a half minutes, longer than the default time limit of Node's HTTP server.
 */
const honestBytesPerSecond = 100 * 1024;
const files = 4;
const fileBytes = 8 * 2 ** 20;

let dataDir: string;
let program: Program;
let url: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "atelier-slow-"));
  program = launch(dataDir, { TRUST_PROXY: "127.0.0.1" });
  url = (await ready(program)).replace("localhost", "127.0.0.1");
});
afterAll(async () => {
  program.child.kill("SIGTERM");
  await program.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens a connection that sends `first`, then one byte a second. */
async function dribble(first: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(first);
  const beat = setInterval(() => socket.write("x"), 1_000);
  socket.once("close", () => clearInterval(beat)).resume();
  return socket;
}

test("visitors are served while 300 connections send their headers or their bodies a byte a second", async ({
  task,
}) => {
  const head = (last: number) => `Host: a\r\nX-Forwarded-For: 192.0.2.${last % 250}\r\n`;
  const form = "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n";
  const plain = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n";
  const kinds = [
    (last: number) => `GET / HTTP/1.1\r\n${head(last)}X-Slow: `,
    (last: number) =>
      `POST /devis HTTP/1.1\r\n${head(last)}${form}--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n`,
    (last: number) => `POST / HTTP/1.1\r\n${head(last)}${plain}name=`,
  ];
  const sockets = await Promise.all(
    Array.from({ length: slowConnections }, (_, index) =>
      dribble(kinds[index % kinds.length]?.(index) ?? ""),
    ),
  );
  const waits: number[] = [];
  for (const until = performance.now() + attackMs; performance.now() < until; await pause(50)) {
    const startedAt = performance.now();
    expect(await statusOf(`${url}${waits.length % 2 ? "/" : "/locations"}`)).toBe(200);
    waits.push(performance.now() - startedAt);
  }
  const open = sockets.filter((socket) => !socket.destroyed).length;
  const ninetyNinth = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
  measured(
    task,
    `${waits.length} pages read meanwhile, p99 ${Math.round(ninetyNinth)} ms; ${open} of ${slowConnections} slow connections left after ${attackMs / 1000} s`,
  );
  for (const socket of sockets) socket.destroy();
  expect(ninetyNinth).toBeLessThan(pageLimitMs);
  expect(open).toBe(0);
});

test("a quote of 32 MB over a line of 100 kB a second is kept, after five minutes and more", async ({
  task,
}) => {
  const boundary = "limite";
  const values = {
    service_type: "autre",
    first_name: "Hélène",
    last_name: "Marchand",
    email: "helene@exemple.fr",
    phone: "06 12 34 56 78",
    description: "Le disque externe claque depuis hier soir.",
  };
  const field = ([name, value]: [string, string]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (number: number) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="attachments"; filename="${number}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const document = Buffer.concat([
    Buffer.from("%PDF-1.4\n"),
    randomBytes(fileBytes),
    Buffer.from("\n%%EOF\n"),
  ]);
  const body = Buffer.concat([
    Buffer.from(Object.entries(values).map(field).join("")),
    ...Array.from({ length: files }, (_, number) => [
      Buffer.from(file(number)),
      document,
      Buffer.from("\r\n"),
    ]).flat(),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const startedAt = performance.now();
  const post = request(`${url}/devis`, {
    method: "POST",
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": body.length,
      "X-Forwarded-For": "203.0.113.9",
    },
  });
  const answered = once(post, "response") as Promise<[{ statusCode?: number; resume(): void }]>;
  const piece = honestBytesPerSecond / 10;
  for (let at = 0; at < body.length; at += piece) {
    post.write(body.subarray(at, at + piece));
    // The pause ends at a computed moment. With a fixed length, late timers would add up and slow the connection down.
    await pause(Math.max(0, startedAt + ((at + piece) / honestBytesPerSecond) * 1000 - performance.now()));
  }
  post.end();
  const [answer] = await answered;
  answer.resume();
  const seconds = (performance.now() - startedAt) / 1000;
  expect(answer.statusCode).toBe(200);
  const { url: database } = await openDatabase(
    { DATA_DIR: dataDir },
    { info: () => {}, warn: () => {}, error: () => {} },
  );
  const stored = await ask(
    database,
    "select count(*)::int as files, sum(size_bytes)::int as bytes from quote_attachments",
  );
  expect(stored).toEqual([{ files, bytes: files * document.length }]);
  measured(
    task,
    `${(body.length / 2 ** 20).toFixed(0)} MiB in ${seconds.toFixed(0)} s, ${files} files stored whole`,
  );
});
