import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { median } from "./tool.ts";

/*
 * Simulates the scripts by which the pages of many visitors report their views. Runs in its own process, so that
 * measuring disturbs the site little: reads an order as JSON and prints a report. Each socket stays open and sends one
 * view at a time. At a fixed rate, the time of a view includes the wait for a free socket.
 */
export interface Order {
  port: number;
  sessions: string[];
  connections: number;
  seconds: number;
  /** How many views to send a second, or 0 to send as many as are answered. */
  perSecond: number;
  /** The start of the paths. Each path is visited only once. */
  prefix: string;
}

export interface Report {
  taken: number;
  /** The number of views refused for now, because too many views waited for the database. */
  refused: number;
  perSecond: number;
  medianMs: number;
  p99Ms: number;
  slowestMs: number;
}

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

const order = JSON.parse(readFileSync(0, "utf8")) as Order;
const { port, sessions, connections, seconds, perSecond, prefix } = order;
const took: number[] = [];
const free: Socket[] = [];
const late: number[] = [];
let sent = 0;
let refused = 0;

function send(socket: Socket, dueAt: number): void {
  const path = `${prefix}${sent}`;
  const session_id = sessions[sent % sessions.length];
  const body = JSON.stringify({ session_id, url: `http://127.0.0.1:${port}${path}`, path, referrer: "" });
  const head = [
    "POST /api/page-views HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    `User-Agent: ${firefox}`,
    "Sec-Fetch-Site: same-origin",
    "Content-Type: text/plain",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  sent += 1;
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  // The answer has no body, so it arrives as one packet.
  socket.once("data", (answer: Buffer) => {
    const status = answer.toString("latin1", 9, 12);
    if (status === "204") took.push(performance.now() - dueAt);
    else refused += 1;
    const next = perSecond === 0 && performance.now() < end ? performance.now() : late.shift();
    if (next === undefined) free.push(socket);
    else send(socket, next);
  });
}

for (let number = 0; number < connections; number += 1) {
  const socket = connect(port, "127.0.0.1").setNoDelay();
  await new Promise((resolve) => socket.once("connect", resolve));
  free.push(socket);
}
const start = performance.now();
const end = start + seconds * 1000;
if (perSecond === 0) for (const socket of free.splice(0)) send(socket, start);
for (let due = 0; performance.now() < end; await wait(1)) {
  for (; due < ((performance.now() - start) * perSecond) / 1000; due += 1) {
    const dueAt = start + (due * 1000) / perSecond;
    const socket = free.pop();
    if (socket) send(socket, dueAt);
    else late.push(dueAt);
  }
}
while (free.length < connections) await wait(1);
const lastedMs = performance.now() - start;
took.sort((one, other) => one - other);
const shown = (ms = Number.NaN) => Math.round(ms * 10) / 10;
const report: Report = {
  taken: took.length,
  refused,
  perSecond: Math.round((took.length * 1000) / lastedMs),
  medianMs: shown(median(took)),
  p99Ms: shown(took[Math.floor(took.length * 0.99)]),
  slowestMs: shown(took.at(-1)),
};
console.log(JSON.stringify(report));
process.exit(0);
