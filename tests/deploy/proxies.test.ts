import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request as plainRequest, type Server } from "node:http";
import { request as secureRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/support/free-port.ts";
import { hasProgram } from "../../scripts/installation/systemd.ts";

// Starts each proxy with its example from deploy/proxy, but other ports and certificates. Behind it is a site that
// records the headers which it receives.
const host = "www.atelier72.example";
let folder: string;
let site: Server;
let arrived: IncomingHttpHeaders | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "atelier-proxy-"));
  site = createServer((request, answer) => {
    if (request.url !== "/readyz") arrived = request.headers;
    answer.end("bonjour");
  }).listen(0, "127.0.0.1");
  await once(site, "listening");
  makeAuthority();
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a certificate authority for this test, and a certificate from it for the site. */
function makeAuthority(): void {
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  openssl("req", "-x509", ...key, "-subj", "/CN=Essai", "-keyout", "authority.key", "-out", "authority.pem");
  const names = `subjectAltName=DNS:${host},DNS:atelier72.example`;
  const signed = ["-CA", "authority.pem", "-CAkey", "authority.key", "-addext", names];
  openssl(
    "req",
    "-x509",
    ...key,
    ...signed,
    "-subj",
    `/CN=${host}`,
    "-keyout",
    "key.pem",
    "-out",
    "fullchain.pem",
  );
}

interface Ports {
  http: number;
  https: number;
  site: number;
}

const proxies = {
  nginx({ http, https, site }: Ports): string[] {
    const example = readFileSync("deploy/proxy/nginx.conf", "utf8")
      .replace("listen 80;", `listen 127.0.0.1:${http};`)
      .replace("listen 443 ", `listen 127.0.0.1:${https} `)
      .replace("127.0.0.1:3000", `127.0.0.1:${site}`)
      .replaceAll("/etc/ssl/atelier", folder);
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(" ");
    const whole = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${places}\n${example}}`;
    writeFileSync(join(folder, "nginx.conf"), whole);
    return ["nginx", "-p", folder, "-c", join(folder, "nginx.conf")];
  },
  caddy({ http, https, site }: Ports): string[] {
    const example = readFileSync("deploy/proxy/Caddyfile", "utf8")
      .replace("127.0.0.1:3000", `127.0.0.1:${site}`)
      .replace(
        "request_body {",
        `bind 127.0.0.1\n\ttls ${folder}/fullchain.pem ${folder}/key.pem\n\trequest_body {`,
      );
    const ports = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n}\n`;
    writeFileSync(join(folder, "Caddyfile"), ports + example);
    return ["caddy", "run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
  },
};

interface Answer {
  status: number | undefined;
  location: string | undefined;
}

function ask(port: number, path: string, { secure }: { secure: boolean }): Promise<Answer> {
  const lies = {
    Forwarded: "host=evil.example",
    "X-Forwarded-Host": "evil.example",
    "X-Forwarded-For": "6.6.6.6",
  };
  const options = { host: "127.0.0.1", port, path, headers: { Host: host, ...lies } };
  return new Promise((resolve, reject) => {
    const asked = secure
      ? secureRequest({ ...options, servername: host, ca: readFileSync(join(folder, "authority.pem")) })
      : plainRequest(options);
    asked.once("error", reject).once("response", (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    asked.end();
  });
}

describe.each(Object.entries(proxies))("%s", (name, configure) => {
  const installed = hasProgram(name) || hasProgram(`../sbin/${name}`);

  test.skipIf(!installed)(
    "ends TLS, redirects port 80 to HTTPS, and passes on no header that a visitor made up",
    async () => {
      const ports = {
        http: await freePort(),
        https: await freePort(),
        site: (site.address() as AddressInfo).port,
      };
      const [program = "", ...args] = configure(ports);
      const env = {
        ...process.env,
        PATH: `${process.env.PATH}:/usr/sbin`,
        HOME: folder,
        XDG_DATA_HOME: folder,
      };
      const proxy = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
      let said = "";
      proxy.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
      try {
        await expect
          .poll(() => ask(ports.https, "/zones?page=2", { secure: true }).catch(() => said), {
            timeout: 10_000,
          })
          .toMatchObject({ status: 200 });
        expect(arrived).toMatchObject({ host, "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" });
        expect(arrived).not.toHaveProperty("x-forwarded-host");
        expect(arrived).not.toHaveProperty("forwarded");

        const plain = await ask(ports.http, "/zones?page=2", { secure: false });
        expect([301, 308]).toContain(plain.status);
        const location = new URL(plain.location ?? "");
        expect([location.protocol, location.hostname, location.pathname, location.search]).toEqual([
          "https:",
          host,
          "/zones",
          "?page=2",
        ]);
      } finally {
        proxy.kill("SIGTERM");
        await once(proxy, "close");
      }
    },
  );
});
