import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { postmasterOf } from "#tests/support/embedded-instance.ts";
import type { Program } from "#tests/support/program.ts";
import { launch, ready } from "./launched.ts";
import { measured } from "./measured.ts";
import { post } from "./servers.ts";

const rounds = 20;
const requestsEach = 250;
const pages = ["/", "/about", "/blog?page=1", "/locations", "/devis?x=1"];

let dataDir: string;
const runFolders = () => readdirSync("/run").filter((name) => name.startsWith("atelier-"));
let runBefore: string[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "atelier-sigterm-"));
  runBefore = runFolders();
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function stopped({ child, ended, output }: Program, codes: (number | null)[] = [0]): Promise<number> {
  const askedAt = performance.now();
  child.kill("SIGTERM");
  const code = await ended;
  expect(codes, output()).toContain(code);
  return (performance.now() - askedAt) / 1000;
}

/** Sends a request on a new connection. Once it is sent, returns a promise: whether the response arrives completely. */
async function send(url: string, path: string): Promise<Promise<boolean>> {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  const answer = text(socket).then(
    (all) => /^HTTP\/1\.1 [2345]\d\d /.test(all) && all.includes("\r\n\r\n"),
    () => false,
  );
  await once(socket, "connect");
  await new Promise((resolve) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, resolve),
  );
  return answer;
}

test("requests sent before SIGTERM are answered, the end is clean, and nothing stays in /run", async ({
  task,
}) => {
  let lost = 0;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    const program = launch(dataDir);
    const url = await ready(program);
    const answers: boolean[] = [];
    const sending = Array.from({ length: requestsEach }, async (_, index) => {
      const answer = await send(url, pages[index % pages.length] ?? "/");
      return { answer };
    });
    const sent = await Promise.all(sending);
    longest = Math.max(longest, await stopped(program));
    for (const { answer } of sent) answers.push(await answer);
    lost += answers.filter((isWhole) => !isWhole).length;
    expect(runFolders()).toEqual(runBefore);
  }
  const total = (rounds * requestsEach).toLocaleString("en");
  measured(task, `${lost} of ${total} reset in ${rounds} rounds; ${longest.toFixed(1)} s at most, exit 0`);
  expect(lost).toBe(0);
  expect(longest).toBeLessThan(5);
});

test("SIGTERM ends it within five seconds after its database was killed again and again under load", async ({
  task,
}) => {
  const program = launch(dataDir);
  const url = await ready(program);
  const flood = setInterval(() => void post(url), 1000 / 30);
  let killed = 0;
  for (let kill = 0; kill < 5; kill += 1) {
    // The pid file of the killed postmaster stays until the next postmaster writes its pid file.
    const next = () => {
      const pid = existsSync(join(dataDir, "postgres/postmaster.pid")) ? postmasterOf(dataDir) : 0;
      return pid > 0 && pid !== killed ? pid : undefined;
    };
    killed = await vi.waitUntil(next, { timeout: 30_000 });
    process.kill(killed, "SIGKILL");
    await pause(2_000);
  }
  clearInterval(flood);
  const seconds = await stopped(program);
  measured(task, `${seconds.toFixed(1)} s, exit 0`);
  expect(seconds).toBeLessThan(5);
  expect(runFolders()).toEqual(runBefore);
});

test("a stop at any moment of the start ends with 0 and leaves nothing", async ({ task }) => {
  const first = launch(dataDir);
  await ready(first);
  await stopped(first);
  let longest = 0;
  for (let delayMs = 100; delayMs <= 2_000; delayMs += 100) {
    const program = launch(dataDir);
    await pause(delayMs);
    // Just after its start, Node has no signal handler yet. Then the signal itself ends the process: its code is null.
    longest = Math.max(longest, await stopped(program, delayMs < 1_000 ? [0, null] : [0]));
    expect(runFolders()).toEqual(runBefore);
  }
  measured(task, `20 stops from 0.1 to 2 s after the launch: exit 0, ${longest.toFixed(1)} s at most`);
});
