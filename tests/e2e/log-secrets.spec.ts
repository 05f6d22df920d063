import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { listAdminRoutes } from "#tests/support/admin-routes.ts";
import { expect } from "#tests/support/fixtures.ts";
import { test } from "#tests/support/site-database.ts";

// Typed text must never reach the log, whatever fails. This file breaks its own site's database on purpose.
test.use({ environment: { LOG_LEVEL: "debug" } });

const canary = "canari7f3a";
const email = `${canary}@exemple.fr`;

/** The name of a browser that people use. The site drops the page views of robots without storing them. */
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** The fields of every public form in one object. Each field that takes free text contains the canary. */
const person = { name: canary, first_name: canary, last_name: canary, email, phone: "06 12 34 56 78" };
const contact = { ...person, message: `${canary} ${canary}` };
const application = {
  ...person,
  city: canary,
  postal_code: "72000",
  experience_years: "4",
  availability: "flexible",
  specialties: "pc-repair",
  preferred_services: "home-visit",
  certifications: canary,
  cover_letter: canary,
};
const quote = { ...person, company: canary, service_type: "reparation", description: `${canary} ${canary}` };

/**
 * Makes every write fail with the worst error for this test: one that quotes the row. Its SQLSTATE is not of class 22
 * (wrong data), because the site drops a page view with such an error silently.
 */
const refuseWrites = `
  create function refuse() returns trigger language plpgsql as $$ begin
    raise exception 'invalid: %', coalesce(new, old) using errcode = 'XX000', detail = coalesce(new, old)::text;
  end $$;
  do $$ declare one record; begin
    for one in select c.oid::regclass as name from pg_class c where relkind = 'r'
      and relnamespace in ('public'::regnamespace) loop
      execute format('create trigger refuse before insert or update or delete on %s for each row execute function refuse()', one.name);
    end loop;
  end $$`;

/** Renames each table, so that every query fails too. */
const hideTables = `do $$ declare one record; begin
    for one in select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname not in ('users', 'sessions', 'accounts', 'verifications', 'app_secrets') loop
      execute format('alter table %I rename to %I', one.name, 'x_' || one.name);
    end loop;
  end $$`;

async function arrive(request: APIRequestContext): Promise<string> {
  const data = { visitor_id: randomUUID(), referrer: "" };
  const answer = await request.post("/api/visit-sessions", { data, headers: { "User-Agent": browser } });
  return ((await answer.json()) as { session_id: string }).session_id;
}

async function visit(request: APIRequestContext, session: string) {
  const conversation = randomUUID();
  const forms: [string, Record<string, string>][] = [
    ["/", contact],
    ["/join", application],
    ["/devis", quote],
    ["/api/quote-requests", quote],
    ["/newsletter", { email }],
    ["/newsletter/confirmation", { token: canary }],
    ["/newsletter/desinscription", { token: canary }],
    ["/api/chat/conversations", {}],
    ["/api/chat/messages", { conversation, visitor: conversation, message: canary }],
    ["/api/chat/contact", { ...contact, conversation, visitor: conversation }],
    ["/admin/login", { email, password: canary.repeat(3) }],
  ];
  for (const [path, form] of forms) await request.post(path, { form, maxRedirects: 0 });
  await request.post("/devis", {
    multipart: {
      ...quote,
      files: { name: `${canary}.txt`, mimeType: "text/plain", buffer: Buffer.from(canary) },
    },
  });
  const address = `https://exemple.fr/${canary}`;
  const view = { session_id: session, url: `${address}?q=${canary}`, path: `/${canary}`, referrer: address };
  await request.post("/api/visit-sessions", {
    data: { visitor_id: randomUUID(), referrer: address },
    headers: { "User-Agent": browser },
  });
  await request.post("/api/page-views", { data: view });
  await request.post("/api/visit-sessions/end", { data: { session_id: session } });
  for (const path of ["/locations", "/blog", "/locations/x", `/apercu/${canary}`, `/%41percu/${canary}.data`])
    await request.get(`${path}?search=${canary}&category=${canary}&token=${canary}`);
}

async function workInBackOffice(request: APIRequestContext, origin: string) {
  for (const route of await listAdminRoutes()) {
    const path = route.path(randomUUID());
    if (path === "/admin/events" || path === "/admin/logout") continue;
    // If the rows of an export cannot be read, the server cuts the connection, and this request fails.
    await request.get(`${path}?search=${canary}&email=${email}`).catch(() => undefined);
    const id = randomUUID();
    const form = {
      ...contact,
      id,
      intent: "create",
      kind: "all",
      version: "1",
      subject: canary,
      body: canary,
    };
    const post = { title: canary, slug: canary, content: canary, keywords: canary, response: canary };
    await request.post(path, {
      form: { ...form, ...post, city: canary, postal_code: "72000" },
      headers: { origin },
      maxRedirects: 0,
    });
  }
}

// rule running/logs
test("no typed text reaches the log when the database refuses it", async ({
  page,
  signIn,
  request,
  site,
  sql,
}) => {
  test.setTimeout(120_000);
  await signIn();
  const staff = page.request;
  // The mail server fails, so the e-mail of this form waits. Then a background job handles the typed text too.
  site.mailbox.refuse("sender");
  expect((await request.post("/", { form: contact })).status()).toBe(200);
  await expect.poll(() => site.output()).toContain("mail paused");
  const session = await arrive(request);
  await sql.query(refuseWrites);
  await visit(request, session);
  await workInBackOffice(staff, site.url);
  await expect.poll(() => site.output()).toContain("page views not stored");
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain("job failed");
  await sql.query(hideTables);
  await visit(request, session);
  await workInBackOffice(staff, site.url);

  const lines = site.output().split("\n");
  const errors = lines.filter((line) => line.includes('"err":'));
  // First proves that writes and reads did fail. The log has the SQLSTATE and the SQL statement of each error.
  for (const code of ["XX000", "42P01"])
    expect(errors.filter((line) => line.includes(`"code":"${code}"`)).length, code).toBeGreaterThan(10);
  expect(errors.filter((line) => line.includes('"statement":"')).length).toBeGreaterThan(20);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});
