import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import {
  countContactMessages,
  exportContactMessages,
  listContactMessages,
} from "#app/domains/contact-messages/queries.server.ts";
import {
  countQuoteRequests,
  exportQuoteRequests,
  listQuoteRequests,
} from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules/addresses.ts";
import {
  countApplications,
  exportApplications,
  listApplications,
} from "#app/domains/technician-applications/queries.server.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules/addresses.ts";
import { fillInboxes } from "../../bench/inbox-rows.ts";

const rows = 3_000;
const shown = rows - rows / 50;
const lastPage = Math.ceil(shown / 30);

beforeAll(() => fillInboxes(process.env.DATABASE_URL ?? "", rows));

/** Returns the plan of each query of a screen, except the query that reads the rows of one page by their ids. */
async function plansOf(read: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pool, "query");
  await read();
  const queries = asked.mock.calls.map(([query, values]) => ({
    text: (query as unknown as { text: string }).text,
    values: values as unknown as unknown[],
  }));
  asked.mockRestore();
  const plans = [];
  for (const { text, values } of queries) {
    if (/"id" in \(/.test(text)) continue;
    const { rows: lines } = await pool.query(`explain ${text}`, values);
    plans.push(lines.map((line: object) => Object.values(line).join()).join("\n"));
  }
  return plans;
}

const quotes = (filters: object, search = "", page = 1) =>
  listQuoteRequests({ search, filters: { ...quoteAddresses.everything.filters, ...filters } }, page);
const applications = (filters: object, search = "", page = 1) =>
  listApplications({ search, filters: { ...applicationAddresses.everything.filters, ...filters } }, page);
const messages = (unreadOnly: boolean, search = "", page = 1) =>
  listContactMessages({ search, unreadOnly }, page);

const readings: [string, RegExp, () => Promise<unknown>][] = [
  ["quotes, first page", /quote_requests_newest/, () => quotes({})],
  ["quotes, last page", /quote_requests_newest/, () => quotes({}, "", lastPage)],
  [
    "quotes, every filter",
    /quote_requests_newest/,
    () => quotes({ statut: "new", urgence: "urgent", service: "reseau" }),
  ],
  ["quotes, unread", /quote_requests_newest/, () => quotes({ filtre: "non-lus" }, "", 20)],
  ["quotes, spam", /quote_requests_spam/, () => quotes({ filtre: "indesirables", statut: "new" })],
  ["quotes, counts", /quote_requests_(newest|spam)/, countQuoteRequests],
  ["messages, last page", /contact_messages_newest/, () => messages(false, "", lastPage)],
  ["messages, unread", /contact_messages_(unread|newest)/, () => messages(true, "", 20)],
  ["messages, counts", /contact_messages_(unread|newest|spam|waiting)/, countContactMessages],
  ["applications, last page", /technician_applications_newest/, () => applications({}, "", lastPage)],
  [
    "applications, by status",
    /technician_applications_(newest|pending)/,
    () => applications({ statut: "pending" }),
  ],
  ["applications, spam", /technician_applications_spam/, () => applications({ filtre: "indesirables" })],
];

test.each(readings)("%s: the page and the counts come from an index alone", async (_name, index, read) => {
  const plans = await plansOf(read);
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) {
    expect(plan).toMatch(index);
    expect(plan).toMatch(/Index Only Scan/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test.each([
  ["quotes", /quote_requests_search/, () => quotes({}, "nom2999")],
  ["quotes, filtered", /quote_requests_search/, () => quotes({ statut: "new" }, "PRÉNOM12 nom2112")],
  ["messages", /contact_messages_search/, () => messages(false, "personne2999")],
  ["applications", /technician_applications_search/, () => applications({}, "+33612002999")],
] as [string, RegExp, () => Promise<unknown>][])(
  "a search for a rare word in %s uses the search index",
  async (_name, index, read) => {
    for (const plan of await plansOf(read)) {
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(/Seq Scan/);
    }
  },
);

test("a search for a word that every row contains limits its count and sorts nothing", async () => {
  const found = await quotes({}, "ordinateur");
  expect(found).toMatchObject({ total: 1_000, pageCount: 34 });
  expect(found.items).toHaveLength(30);
  const plans = await plansOf(() => quotes({}, "ordinateur"));
  const [counted, listed] = plans;
  expect(counted).toMatch(/Limit.*rows=1000/);
  expect(listed).toMatch(/quote_requests_newest/);
  expect(listed).not.toMatch(/Sort/);
  // From page 34 on, the list counts as many matches as fill ten more pages, but not beyond the last match.
  expect((await quotes({}, "ordinateur", 34)).pageCount).toBe(44);
  const last = await quotes({}, "ordinateur", lastPage);
  expect(last).toMatchObject({ total: shown, pageCount: lastPage });
  expect(last.items.length).toBeGreaterThan(0);
});

// rule inboxes/list
test("the pages of a list have no gap and no repetition, even if several rows have the same time", async () => {
  await db.execute(sql`update contact_messages set created_at = date_trunc('month', created_at)`);
  const { rows: all } = await db.execute<{ id: string }>(
    sql`select id from contact_messages where deleted_at is null and not spam order by created_at desc, id desc`,
  );
  const listed = [];
  for (let page = 1; page <= lastPage; page += 1) listed.push(...(await messages(false, "", page)).items);
  expect(listed.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  const exported = [];
  for await (const batch of exportContactMessages({ search: "", unreadOnly: false })) exported.push(...batch);
  expect(exported.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

// rule inboxes/export
test("an export contains every row that the filter finds, and reads at most 500 rows at a time", async () => {
  const none = { search: "", filters: quoteAddresses.everything.filters };
  const sizes = [];
  for await (const batch of exportQuoteRequests(none)) sizes.push(batch.length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(shown);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);

  const filtered = { search: "ordinateur", filters: { ...none.filters, statut: "completed" as const } };
  const { total } = await listQuoteRequests(filtered, 1);
  let count = 0;
  for await (const batch of exportQuoteRequests(filtered)) {
    expect(batch.every(({ status }) => status === "completed")).toBe(true);
    count += batch.length;
  }
  expect(count).toBe(total);

  let pending = 0;
  const waiting = { search: "", filters: { filtre: null, statut: "pending" as const } };
  for await (const batch of exportApplications(waiting)) pending += batch.length;
  expect(pending).toBe((await countApplications()).pending);
});

test("an export leaves out rows that arrive during it, and repeats no row", async () => {
  const before = (await listQuoteRequests({ search: "", filters: quoteAddresses.everything.filters }, 1))
    .total;
  const seen: string[] = [];
  for await (const batch of exportQuoteRequests({ search: "", filters: quoteAddresses.everything.filters })) {
    seen.push(...batch.map(({ id }) => id));
    await db.execute(sql`insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash)
      values ('A', 'B', 'a@exemple.fr', '0612345678', 'reseau', 'x', 'y')`);
  }
  expect(seen).toHaveLength(before);
  expect(new Set(seen).size).toBe(before);
});
