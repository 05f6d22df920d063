import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteAttachments, quoteRequests } from "#app/db/schema/inbox.server.ts";
import { getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { newestFirst } from "#app/lib/pages/indexed-list.server.ts";
import { changeQuoteRequest } from "./commands.server.ts";
import { purgeTrashQueue } from "#app/domains/submissions/records/records.server.ts";
import {
  countQuoteRequests,
  getQuoteAttachment,
  getQuoteRequest,
  listQuoteRequests,
} from "./queries.server.ts";
import { type QuoteAddress, quoteAddresses } from "./rules/addresses.ts";

const actor = { userId: "u1", email: "camille@atelier72.example", name: "Camille", sessionId: "s1" };

beforeEach(() => db.execute(sql`truncate quote_requests cascade`));

function listed(filters: Partial<QuoteAddress["filters"]> = {}, search = "", page = 1) {
  const none = quoteAddresses.everything.filters;
  return listQuoteRequests({ search, filters: { ...none, ...filters } }, page);
}

async function store(fields: Partial<typeof quoteRequests.$inferInsert> = {}) {
  const [row] = await db
    .insert(quoteRequests)
    .values({
      first_name: "Hélène",
      last_name: "Marchand",
      email: "helene@exemple.fr",
      phone: "06.12.34.56.78",
      phoneNormalized: "+33612345678",
      service_type: "reparation",
      description: "La charnière gauche de mon portable est cassée depuis hier soir.",
      contentHash: "x",
      ...fields,
    })
    .returning({ id: quoteRequests.id });
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

async function row(id: string) {
  const [found] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  if (!found) throw new Error("the request is there");
  return found;
}

// rule inboxes/list
test("the list is newest first, in pages, with the first 50 characters of each request", async () => {
  await db.execute(sql`
    insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash, created_at)
    select 'Visiteur', n::text, 'v@exemple.fr', '0612345678', 'reseau', repeat('é', 60), n, now() - make_interval(mins => n)
    from generate_series(10, 44) n`);
  const first = await listed();
  expect(first).toMatchObject({ page: 1, pageCount: 2, total: 35 });
  expect(first.items[0]).toMatchObject({ last_name: "10", preview: `${"é".repeat(50)}…` });
  expect((await listed({}, "", 2)).items.at(-1)?.last_name).toBe("44");
});

test("the first page is read from its index, without sorting every request", async () => {
  const plan = await db.transaction(async (tx) => {
    // To sort an empty table is as cheap as to read its index, so PostgreSQL may scan the table. Without such scans it
    // must use the index. The plan then has a sort only if the index does not have the order of the query.
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain select id from quote_requests where deleted_at is null and not spam order by ${newestFirst} limit 30`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain("quote_requests_newest");
  expect(plan).not.toContain("Sort");
});

test("search ignores accents and the format of phone numbers", async () => {
  const id = await store();
  await store({
    first_name: "Yanis",
    last_name: "Belkacem",
    phoneNormalized: "+33700000000",
    description: "Autre.",
  });
  for (const typed of ["CHARNIERE", "helene marchand", "06 12 34 56 78", "+33612345678", "0612345678"]) {
    const { items, total } = await listed({}, typed);
    expect(total, typed).toBe(1);
    expect(items[0]?.id, typed).toBe(id);
  }
  expect((await listed({}, "100%")).total).toBe(0);
});

test("filters can be combined, and spam has a list of its own", async () => {
  await store({ status: "completed", urgency: "urgent", read: true });
  await store({ urgency: "urgent" });
  await store({ service_type: "reseau", spam: true });
  expect(await countQuoteRequests()).toMatchObject({ all: 2, unread: 1, waiting: 1, spam: 1 });
  expect((await listed()).total).toBe(2);
  expect((await listed({ urgence: "urgent" })).total).toBe(2);
  expect((await listed({ urgence: "urgent", statut: "completed" })).total).toBe(1);
  expect((await listed({ filtre: "non-lus" })).total).toBe(1);
  expect((await listed({ service: "reseau" })).total).toBe(0);
  expect((await listed({ service: "reseau", filtre: "indesirables" })).total).toBe(1);
});

// rule inboxes/quote-status
// rule inboxes/counts
test("any status may follow any other, and the dashboard counts only new and unread requests", async () => {
  const id = await store();
  expect((await getInboxCounts()).quote).toBe(1);
  const statuses = ["in_progress", "completed", "cancelled", "new"];
  for (const [index, status] of statuses.entries()) {
    const asked = { intent: "status", id, version: String(index + 1), status };
    expect(await changeQuoteRequest(actor, asked)).toEqual({ outcome: "done" });
    expect((await row(id)).status).toBe(status);
    expect((await getInboxCounts()).quote).toBe(status === "new" ? 1 : 0);
  }
  await changeQuoteRequest(actor, { intent: "read", id });
  expect((await getInboxCounts()).quote).toBe(0);
});

// rule inboxes/conflict
test("a save from an older version is refused and overwrites nothing", async () => {
  const id = await store();
  const asked = { intent: "status", id, version: "1" };
  const outcomes = await Promise.all(
    ["in_progress", "cancelled"].map((status) => changeQuoteRequest(actor, { ...asked, status })),
  );
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "stale"]);
  const before = await row(id);
  expect(await changeQuoteRequest(actor, { ...asked, status: "completed" })).toEqual({ outcome: "stale" });
  expect(await row(id)).toEqual(before);
});

test("a forged request changes nothing", async () => {
  const id = await store();
  const before = await row(id);
  const forged: FormValues[] = [
    { intent: "status", id, version: "1", status: "archived" },
    { intent: "status", id, version: "1", status: "" },
    { intent: "status", id, version: "-1", status: "completed" },
    { intent: "status", id, status: "completed" },
    { intent: "status", id, version: "1", status: "completed", read: "true" },
    { intent: "read", id, deleted_at: "now" },
    { intent: "read", id: "1 or 1=1" },
    { intent: "read", id: [id, id] },
    { intent: "drop", id },
    {},
  ];
  for (const asked of forged) {
    expect(await changeQuoteRequest(actor, asked), JSON.stringify(asked)).toEqual({
      outcome: "refused",
    });
  }
  const other = crypto.randomUUID();
  const elsewhere = { intent: "status", id: other, version: "1", status: "completed" };
  expect(await changeQuoteRequest(actor, elsewhere)).toEqual({ outcome: "gone" });
  expect(await row(id)).toEqual(before);
});

test("a request in the trash and its files are hidden until somebody restores it", async () => {
  const id = await store();
  const content = Buffer.from("%PDF-1.7");
  await db.insert(quoteAttachments).values({
    quoteRequestId: id,
    position: 0,
    name: "facture.pdf",
    mediaType: "application/pdf",
    sizeBytes: content.length,
    content,
  });
  const [file] = (await getQuoteRequest(id))?.attachments ?? [];
  expect(file).toMatchObject({ name: "facture.pdf", sizeBytes: 8 });
  if (!file) throw new Error("the file is listed");
  expect(await getQuoteAttachment(file.id)).toEqual({
    name: "facture.pdf",
    mediaType: "application/pdf",
    content,
  });

  await changeQuoteRequest(actor, { intent: "delete", id });
  expect(await getQuoteRequest(id)).toBeNull();
  expect(await getQuoteAttachment(file.id)).toBeNull();
  expect(
    await changeQuoteRequest(actor, { intent: "status", id, version: "2", status: "completed" }),
  ).toEqual({
    outcome: "gone",
  });
  expect(await changeQuoteRequest(actor, { intent: "read", id })).toEqual({ outcome: "gone" });
  await changeQuoteRequest(actor, { intent: "restore", id });
  expect(await getQuoteAttachment(file.id)).not.toBeNull();
});

// rule inboxes/trash
test("a request leaves the trash for good after 30 days with its files, and not before", async () => {
  const [old, recent, kept] = [await store(), await store(), await store()];
  await db.insert(quoteAttachments).values({
    quoteRequestId: old,
    position: 0,
    name: "a.txt",
    mediaType: "text/plain; charset=utf-8",
    sizeBytes: 1,
    content: Buffer.from("a"),
  });
  await db.execute(
    sql`update quote_requests set deleted_at = now() - interval '30 days 1 minute' where id = ${old}`,
  );
  await db.execute(
    sql`update quote_requests set deleted_at = now() - interval '29 days' where id = ${recent}`,
  );
  await purgeTrashQueue(quoteRequests).work({});
  const left = await db.select({ id: quoteRequests.id }).from(quoteRequests);
  expect(left.map(({ id }) => id).toSorted()).toEqual([recent, kept].toSorted());
  expect(await db.$count(quoteAttachments)).toBe(0);
});
