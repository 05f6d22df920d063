import { randomUUID } from "node:crypto";
import pg from "pg";
import { accessTo, type Role } from "#app/domains/auth/access/rules.ts";
import { parseInboxEvent } from "#app/domains/inbox/rules.ts";
import { listAdminRoutes } from "#tests/support/admin-routes.ts";
import type { RegisteredRoute } from "#tests/support/routes.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { owner, type Site } from "#tests/support/site.ts";

const marker = `secret-${randomUUID()}`;
const routes = await listAdminRoutes();
// The id of a stored message. No answer may contain it, not even a redirect from an address that contains it.
let messageId = "";

// `ownerCookies` makes the owner sign in first, because this stores the secrets with which sessions are signed.
test.beforeEach(async ({ site, ownerCookies: _ }) => {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    `insert into contact_messages (name, email, message, content_hash) values ($1, $2, $1, $1)
     on conflict do nothing returning id`,
    [marker, `${marker}@example.fr`],
  );
  await client.end();
  messageId = rows[0]?.id ?? messageId;
});

interface Attempt {
  what: string;
  method: string;
  path: string;
  form?: Record<string, string>;
}

/** Returns the requests to try on a route: for its page, for its data as in a navigation or alone, and posts. */
function attempts({ id, path }: RegisteredRoute): Attempt[] {
  const page = path(messageId);
  const data = `${page}.data`;
  // The guard does not read the form, so one valid form is enough for all routes.
  const form = { intent: "delete", id: messageId, version: "1", name: "Intrus" };
  return [
    { what: "document", method: "GET", path: page },
    { what: "document of a selection", method: "GET", path: `${page}?id=${messageId}&message=${messageId}` },
    { what: "data", method: "GET", path: data },
    { what: "data of one route", method: "GET", path: `${data}?_routes=${encodeURIComponent(id)}` },
    { what: "data of its layout", method: "GET", path: `${data}?_routes=routes%2Fadmin%2Flayout` },
    { what: "post", method: "POST", path: page, form },
    { what: "data post", method: "POST", path: data, form },
    { what: "index post", method: "POST", path: `${page}?index`, form },
  ];
}

/**
 * Sends a request without a browser. There are hundreds, so each route gets another visitor's IP address. Otherwise the
 * limits for one visitor would refuse them.
 */
async function send(site: Site, client: string, { method, path, form }: Attempt, cookie?: string) {
  const response = await fetch(new URL(path, site.url), {
    method,
    redirect: "manual",
    headers: {
      "Sec-Fetch-Site": "same-origin",
      "X-Forwarded-For": client,
      ...(cookie && { Cookie: cookie }),
    },
    body: form && new URLSearchParams(form),
  });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/**
 * Returns the faults of an answer to a visitor who is not signed in: it must lead to the sign-in and reveal nothing.
 */
function faults({ status, headers, body }: Awaited<ReturnType<typeof send>>): string[] {
  // React Router answers a request for data that it redirects with status 202, and with the target in the body.
  const target = (status === 302 ? headers.get("location") : body) ?? "";
  return [
    status === 302 || status === 202 ? "" : `status ${status}`,
    target.includes("/admin/login") ? "" : `does not lead to the sign-in: ${target.slice(0, 200)}`,
    status === 302 && body ? "a redirection with a body" : "",
    body.includes(marker) || body.length >= 400 ? `data: ${body.slice(0, 400)}` : "",
    headers.get("cache-control") === "private, no-store" ? "" : "may be kept",
    headers.get("x-robots-tag")?.includes("noindex") ? "" : "may be indexed",
  ].filter(Boolean);
}

test("the tested routes include those of the back office", () => {
  expect(routes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["routes/admin/layout", "routes/admin/dashboard", "routes/admin/account"]),
  );
});

for (const [who, cookie] of [
  ["nobody", undefined],
  ["a forged cookie", "atelier_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.c2lnbmF0dXJl; atelier_known=a.b"],
] as const) {
  // rule accounts/guard
  test(`no route shows or changes data without a valid session (signed in: ${who})`, async ({ site }) => {
    test.setTimeout(180_000);
    const before = await digestDatabase(site.databaseUrl);
    for (const [at, route] of routes.entries()) {
      const found: string[] = [];
      for (const attempt of attempts(route)) {
        const answer = await send(site, `10.66.${cookie ? 1 : 0}.${at + 1}`, attempt, cookie);
        found.push(...faults(answer).map((fault) => `${attempt.what} ${attempt.path}: ${fault}`));
      }
      expect.soft(found, route.id).toEqual([]);
    }
    expect(await digestDatabase(site.databaseUrl)).toEqual(before);
  });
}

/** Creates an account with a role and the owner's password, and returns its cookies. */
async function signInAs(site: Site, role: Role): Promise<string> {
  const email = `${role}-${randomUUID()}@example.fr`;
  await onDatabase(site, async (client) => {
    await client.query(
      "insert into users (id, name, email, name_confirmed, role) values ($1, 'Dominique', $1, true, $2)",
      [email, role],
    );
    await client.query(
      `insert into accounts (id, account_id, provider_id, user_id, password)
       select $1, $1, 'credential', $1, password from accounts join users on users.id = user_id where email = $2`,
      [email, owner.email],
    );
  });
  const form = { email, password: owner.password };
  const { headers } = await send(site, "10.66.3.1", { what: "", method: "POST", path: "/admin/login", form });
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

const limitedRoles = ["technician", "writer"] as const;

// rules accounts/guard and accounts/roles
test("each role is refused what the table of roles does not open to it, as a page, as data or as a post", async ({
  site,
}) => {
  test.setTimeout(120_000);
  for (const [which, role] of limitedRoles.entries()) {
    const cookie = await signInAs(site, role);
    for (const [at, route] of routes.entries()) {
      const { read, write } = accessTo(route.pattern);
      const found: string[] = [];
      for (const attempt of attempts(route)) {
        if ((attempt.method === "GET" ? read : write).includes(role)) continue;
        const { status, headers, body } = await send(site, `10.67.${which}.${at + 1}`, attempt, cookie);
        const target = (status === 302 ? headers.get("location") : body) ?? "";
        // A writer's start page is not the dashboard, so /admin redirects a writer to the articles.
        const leadsHome = route.pattern === "/admin" && target.includes("/admin/posts");
        if (status !== 403 && !leadsHome) found.push(`${attempt.what} ${attempt.path}: ${status}`);
        if (body.includes(marker)) found.push(`${attempt.what} ${attempt.path}: data`);
      }
      expect.soft(found, `${role} ${route.id}`).toEqual([]);
    }
  }
});

test("each role can open every page that the table of roles gives it", async ({ site }) => {
  test.setTimeout(120_000);
  for (const role of limitedRoles) {
    const cookie = await signInAs(site, role);
    for (const { id, pattern, path } of routes) {
      if (id.endsWith("/events") || !accessTo(pattern).read.includes(role)) continue;
      const attempt = { what: "document", method: "GET", path: path(messageId) };
      const { status, headers } = await send(site, "10.66.3.2", attempt, cookie);
      expect.soft(status, `${role} ${id}`).not.toBe(403);
      expect.soft(headers.get("location") ?? "", `${role} ${id}`).not.toContain("/admin/login");
    }
  }
});

test("an event stream is refused without a session", async ({ request }) => {
  for (const { path } of routes) {
    const response = await request.get(path(messageId), {
      headers: { Accept: "text/event-stream" },
      maxRedirects: 0,
    });
    expect(response.status()).toBe(401);
    expect(await response.text()).toBe("");
  }
});

// rule accounts/streams
test("a session that opens one event stream too many loses its oldest stream", async ({ site }) => {
  const headers = { Cookie: await signInAs(site, "technician"), Accept: "text/event-stream" };
  const leave = new AbortController();
  const texts: Promise<string>[] = [];
  for (let count = 0; count < 13; count += 1) {
    const answer = await fetch(`${site.url}/admin/events`, { headers, signal: leave.signal });
    expect(answer.status).toBe(200);
    texts.push(answer.text());
  }
  // The server ends the oldest stream. The others stay open until the client leaves.
  expect(await texts.shift()).toContain("retry: 3000");
  const ends = Promise.allSettled(texts);
  leave.abort();
  expect((await ends).map(({ status }) => status)).toEqual(Array(12).fill("rejected"));
});

/** Returns the first event of a role's event stream. */
async function firstEvent(site: Site, role: Role) {
  const headers = { Cookie: await signInAs(site, role), Accept: "text/event-stream" };
  const leave = new AbortController();
  const { body } = await fetch(`${site.url}/admin/events`, { headers, signal: leave.signal });
  if (!body) throw new Error("a stream has a body");
  let text = "";
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  while (!/^data: .*\n/m.test(text)) text += (await reader.read()).value ?? "";
  await reader.cancel();
  leave.abort();
  return parseInboxEvent(/^data: (.*)/m.exec(text)?.[1] ?? "");
}

// rule accounts/roles
test("a person whose role opens no inbox gets no counts", async ({ site }) => {
  const [technician, writer] = [await firstEvent(site, "technician"), await firstEvent(site, "writer")];
  expect(technician?.counts.message).toBeGreaterThan(0);
  expect(technician?.badges.message.waiting).toBeGreaterThan(0);
  expect(Object.values(writer?.counts ?? {})).toEqual([0, 0, 0]);
  expect(Object.values(writer?.badges ?? {})).toEqual(
    Array.from({ length: 3 }, () => ({ waiting: 0, urgent: 0 })),
  );
});

test("the owner can open every address of the back office", async ({ site, ownerCookies }) => {
  const cookie = ownerCookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  for (const { id, path } of routes) {
    if (id.endsWith("/events")) continue;
    const attempt = { what: "document", method: "GET", path: path(messageId) };
    const { headers } = await send(site, "10.66.2.1", attempt, cookie);
    expect(headers.get("location") ?? "", id).not.toContain("/admin/login");
  }
});

// rule accounts/sign-in
test("nobody can sign up, and better-auth's own addresses do not exist", async ({ request }) => {
  for (const path of ["sign-up/email", "sign-in/email", "get-session", "reset-password", "ok"]) {
    const address = `/api/auth/${path}`;
    expect((await request.get(address)).status(), address).toBe(404);
    const data = { email: "intrus@example.fr", password: "une phrase bien assez longue", name: "Intrus" };
    expect((await request.post(address, { data })).status(), address).toBeGreaterThanOrEqual(400);
  }
});
