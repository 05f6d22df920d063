import { once } from "node:events";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { hardlyTaughtTemplate } from "#tests/support/databases.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { type Site, startSite } from "#tests/support/site.ts";

function ask(site: Site, path: string, agent?: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(new URL(path, site.url), { agent }, resolve).on("error", reject);
  });
}

/** Sends bytes that may not be valid HTTP, which no HTTP client would send. Returns the status of the answer. */
async function statusOf(site: Site, bytes: string): Promise<number> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  socket.write(bytes);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1]);
}

test.describe("a site that stops", () => {
  let site: Site;
  let isStopped: boolean;

  test.beforeEach(async () => {
    const databaseServer = process.env.TEST_DATABASE_SERVER;
    if (!databaseServer) throw new Error("the global setup has not run");
    site = await startSite(databaseServer, {}, { template: hardlyTaughtTemplate });
    isStopped = false;
  });
  test.afterEach(async () => {
    if (!isStopped) await site.stop();
  });

  function stopSite(): Promise<void> {
    isStopped = true;
    return site.stop();
  }

  // rule running/no-lost-lead
  test("a message that is being sent while the site stops is received whole", async () => {
    const body = new URLSearchParams({
      name: "Hélène Marchand",
      email: "helene@exemple.fr",
      message: "Mon disque externe claque depuis hier soir.",
    }).toString();
    const sending = request(site.url, {
      method: "POST",
      headers: {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
        // With this header, the server answers as soon as it has read the headers. So the test knows when to stop it.
        Expect: "100-continue",
      },
    });
    sending.flushHeaders();
    await once(sending, "continue");
    sending.write(body.slice(0, 20));

    const stopping = stopSite();
    await expect
      .poll(() =>
        ask(site, "/healthz").then(
          () => "listening",
          () => "gone",
        ),
      )
      .toBe("gone");
    sending.end(body.slice(20));
    const [answer] = (await once(sending, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.connection).toBe("close");
    expect(await text(answer)).toContain("Message envoyé avec succès");
    await stopping;
  });

  test("a visitor who keeps sending requests while the site stops gets every answer", async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let stopping: Promise<void> | undefined;
    for (let asked = 1; ; asked += 1) {
      const answer = await ask(site, "/", agent);
      expect(answer.statusCode).toBe(200);
      expect(await text(answer)).toContain("</html>");
      if (answer.headers.connection === "close") break;
      if (asked === 10) stopping = stopSite();
    }
    await stopping;
    agent.destroy();
  });
});

// rule running/no-5xx
test("no request makes the site answer with a server error", async ({ site, clientAddress }) => {
  const targets = [
    "/%",
    "/%zz",
    "/%00",
    "/a%00b",
    "/%C3",
    "/%ED%A0%80",
    "/..%2f..%2fetc%2fpasswd",
    "/../../etc/passwd",
    "//",
    "///a",
    "/\\evil",
    "/?%",
    "/?%00=%00",
    "/?a[]=1&a[b]=2",
    "/?__proto__[x]=1",
    "/_.data",
    "/_.data?_routes=",
    "/_.data?_routes=x,y",
    "/_.data?index&index",
    "/.data",
    "/x.data",
    "/__manifest",
    "/__manifest?paths=/",
    "/assets/",
    "/assets/%2e%2e/",
    "/blog?page=-1",
    "/blog?page=99999999999999999999",
    "/*",
    "/admin/%2e%2e/",
    "/admin//",
    "/robots.txt/",
    "http://evil.example/",
    "*",
    "?",
    "",
    `/${"a".repeat(5000)}`,
    `/?${"a=".repeat(4000)}`,
    "/é",
    "/\u0001",
    "/#a",
  ];
  for (const method of ["GET", "HEAD", "POST"]) {
    for (const target of targets) {
      const headers = `Host: a.example\r\nX-Forwarded-For: ${clientAddress}\r\nConnection: close`;
      const status = await statusOf(site, `${method} ${target} HTTP/1.1\r\n${headers}\r\n\r\n`);
      expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200);
      expect(status, `${method} ${target}`).toBeLessThan(500);
    }
  }
});

// rule running/no-5xx
test("a post that is not a form is refused without a server error", async ({ site, clientAddress }) => {
  const bodies = [
    ["application/json", "{}"],
    ["multipart/form-data; boundary=x", "--x\r\nnothing"],
    ["application/x-www-form-urlencoded", "%00=%00&name=%FF&name[]=1"],
    ["text/plain", "\u0000"],
  ] as const;
  for (const path of ["/", "/_.data", "/about", "/nothing"]) {
    for (const [type, body] of bodies) {
      const from = `Host: a\r\nX-Forwarded-For: ${clientAddress}\r\nConnection: close`;
      const head = `POST ${path} HTTP/1.1\r\n${from}\r\nContent-Type: ${type}`;
      const status = await statusOf(site, `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
      expect(status, `${path} ${type}`).toBeGreaterThanOrEqual(400);
      expect(status, `${path} ${type}`).toBeLessThan(500);
    }
  }
});
