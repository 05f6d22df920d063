import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { hasProgram } from "../../scripts/installation/systemd.ts";

export const hasNginx = hasProgram("../sbin/nginx");

export interface Balancer {
  url: string;
  process: ChildProcess;
  /**
   * Waits until nginx sends requests to a node that came back. nginx tries the node again five seconds after it found
   * the node unreachable. If another node stopped before that, visitors would get errors.
   */
  untilUses(node: number): Promise<void>;
}

/** Starts nginx with deploy/proxy/nginx.conf for these nodes, but without TLS, which proxies.test.ts covers. */
export function startBalancer(folder: string, port: number, nodes: number[]): Balancer {
  const servers = nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=5s;`).join(" ");
  const example = readFileSync("deploy/proxy/nginx.conf", "utf8")
    .replace(/server 127\.0\.0\.1:3000[^;]*;/, servers)
    .replace(/server \{\s*listen 80;[^}]*\}/, "")
    .replace("listen 443 ssl http2;", `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_.*$/gm, "");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const answered = join(folder, "answered.log");
  const logs = `log_format nodes "$upstream_addr"; access_log ${answered} nodes;`;
  const whole = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {} http { ${logs} ${places}\n${example}}`;
  writeFileSync(join(folder, "nginx.conf"), whole);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    process: spawn("/usr/sbin/nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "ignore" }),
    async untilUses(node) {
      const before = readFileSync(answered, "utf8").length;
      const askOnce = async () => {
        await fetch(`${url}/healthz`).then((answer) => answer.arrayBuffer());
        // The log names the node that sent each response to nginx.
        const lines = readFileSync(answered, "utf8").slice(before).split("\n");
        if (!lines.some((line) => line.endsWith(`:${node}`))) throw new Error(`${node} is not asked yet`);
      };
      await vi.waitFor(askOnce, { timeout: 30_000, interval: 100 });
    },
  };
}
