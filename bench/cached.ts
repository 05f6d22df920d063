import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";
import { median, processorSeconds, runTool } from "./tool.ts";

/** Many visitors at a time, but so few that the time of an answer shows the server's speed rather than its queue. */
const connections = 8;
const requests = 6_000;
const turns = 3;
const nginx = "/usr/sbin/nginx";
/** A server with only Node's own modules that sends the same answer. No site on Node can be faster. */
const bareServer = `
const { createServer } = require("node:http");
const { readFileSync } = require("node:fs");
const [file, port, headers] = process.argv.slice(1);
const body = readFileSync(file);
const all = { ...JSON.parse(headers), "X-Request-Id": "0", "Content-Length": String(body.byteLength) };
createServer((request, answer) => { answer.writeHead(200, all); answer.end(body); }).listen(Number(port), "127.0.0.1");
`;
/** Headers that each server writes by itself. */
const ownHeaders = [
  "date",
  "connection",
  "keep-alive",
  "content-length",
  "content-type",
  "etag",
  "x-request-id",
];

interface Server {
  name: string;
  address: string;
  pid: number;
}

interface Report {
  requests: { total: number; average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
}

/**
 * Measures the home page from the page cache. In turns, also measures nginx with one worker and a server of Node alone,
 * which send the same compressed bytes and headers from a file and from memory. None of the servers writes a log.
 * Returns null without nginx.
 */
export async function measureCached({ url, pid }: { url: string; pid: number | undefined }) {
  if (!pid || !existsSync(nginx)) return null;
  const { bytes, headers } = await compressedPage(`${url}/`);
  const folder = mkdtempSync(join(tmpdir(), "atelier-bench-"));
  chmodSync(folder, 0o755);
  const [port, barePort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "index.html"), bytes);
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers));
  const program = spawn(nginx, ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" });
  const given = ["-e", bareServer, join(folder, "index.html"), `${barePort}`];
  const types = JSON.stringify({
    ...Object.fromEntries(headers),
    "Content-Type": "text/html; charset=utf-8",
  });
  const bare = spawn(process.execPath, [...given, types], { stdio: "ignore" });
  try {
    const address = `http://127.0.0.1:${port}/`;
    const bareAddress = `http://127.0.0.1:${barePort}/`;
    await Promise.all([untilItAnswers(address), untilItAnswers(bareAddress)]);
    return await compare([
      { name: "the site", address: `${url}/`, pid },
      { name: "nginx", address, pid: workerOf(program) },
      { name: "Node alone", address: bareAddress, pid: bare.pid ?? 0 },
    ]);
  } finally {
    program.kill("SIGTERM");
    bare.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(servers: readonly Server[]) {
  const taken = servers.map(() => [] as Awaited<ReturnType<typeof load>>[]);
  // Warms the servers up, because V8 compiles the code that runs often.
  for (const server of servers) await load(server);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, server] of servers.entries()) taken[index]?.push(await load(server));
  const rows = servers.map(({ name }, index) => {
    const of = (key: "perSecond" | "p50" | "p99" | "ofOneCore" | "failed") =>
      median((taken[index] ?? []).map((one) => one[key]));
    return {
      server: name,
      "per second": Math.round(of("perSecond")),
      "p50 ms": of("p50"),
      "p99 ms": of("p99"),
      "per second of one core": Math.round(of("ofOneCore")),
      failed: of("failed"),
    };
  });
  const [site, other] = rows;
  const share = (key: "per second" | "per second of one core") =>
    Math.round((100 * Number(site?.[key])) / Number(other?.[key])) / 100;
  return [
    ...rows,
    {
      server: "the site's share",
      "per second": share("per second"),
      "per second of one core": share("per second of one core"),
    },
  ];
}

async function load({ address, pid }: Server) {
  const processor = processorSeconds(pid);
  const options = ["-c", `${connections}`, "-a", `${requests}`, "-j", "-H", "Accept-Encoding=br", address];
  const report = await runTool<Report>("autocannon", options);
  const { latency, non2xx, errors } = report;
  return {
    perSecond: report.requests.average,
    p50: latency.p50,
    p99: latency.p99,
    ofOneCore: report.requests.total / (processorSeconds(pid) - processor),
    failed: non2xx + errors,
  };
}

/** Returns the bytes of the page as they are sent. fetch would decompress them. */
function compressedPage(address: string): Promise<{ bytes: Buffer; headers: [string, string][] }> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { "accept-encoding": "br" } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece)).on("error", reject);
      answer.on("end", () =>
        resolve({
          bytes: Buffer.concat(pieces),
          headers: Object.entries(answer.headers)
            .filter(([name]) => !ownHeaders.includes(name))
            .map(([name, value]) => [name, String(value)]),
        }),
      );
    }).on("error", reject);
  });
}

function configuration(folder: string, port: number, headers: readonly [string, string][]): string {
  const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`);
  return `
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off;
  keepalive_requests 1000000;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100 inactive=60s;
  server {
    listen 127.0.0.1:${port};
    default_type "text/html; charset=utf-8";
    types {}
    root ${folder};
    add_header X-Request-Id $request_id;
    ${added.join("\n    ")}
  }
}
`;
}

async function untilItAnswers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return answer.arrayBuffer().then(() => undefined);
    await after(50);
  }
  throw new Error("nginx does not answer");
}

/** Returns the process that answers, which is the only child of the program that was started. */
function workerOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);
}
