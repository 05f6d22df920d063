import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { db } from "#app/db/client.server.ts";
import { seedBlog } from "#app/domains/blog/seed.server.ts";
import { seedChatbot } from "#app/domains/chatbot/seed.server.ts";
import { seedLocations } from "#app/domains/locations/seed.server.ts";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { queues } from "../workers.ts";
import { fillDemo } from "./fill-demo.ts";

// The tests fill three months of data twice, on a machine that runs other tests at the same time.
vi.setConfig({ testTimeout: 120_000 });

const now = new Date("2025-06-18T13:30:00Z");

beforeAll(async () => {
  Object.assign(env(), { DEMO: "on", NOTIFY_EMAILS: ["camille@example.fr"] });
  await startJobs(queues);
});
afterAll(() => stopJobs(0));

/**
 * The tables that the test compares, each with an SQL condition for its rows. Random values (identifiers, links) do not
 * count.
 */
const seen = {
  contact_messages: "true",
  quote_requests: "true",
  quote_attachments: "true",
  technician_applications: "true",
  submission_events: "true",
  emails: "true",
  blog_posts: "author_id is not null",
  blog_post_revisions: "true",
  chatbot_conversations: "true",
  chatbot_messages: "true",
  newsletter_subscribers: "true",
  visits: "true",
  visit_sessions: "true",
  page_views: "true",
  visitor_stats: "true",
} as const;
const unseen =
  "id position content_hash search_text html plain unsubscribe_url keywords_vector response_id conversation_id user_id " +
  "session_id post_id author_id subject_id email_id actor_id quote_request_id";
const unseenMoments = {
  visitor_stats: "created_at updated_at",
  quote_attachments: "created_at",
  blog_post_revisions: "fields",
} as Record<string, string>;

async function fillAndDigest(): Promise<Record<string, string>> {
  const tables = sql.raw(Object.keys(seen).join(", "));
  await db.execute(
    sql`truncate ${tables}, seeds, chatbot_responses, blog_categories, visitor_stats_parts, rate_limits cascade`,
  );
  for (const letter of ["m", "d", "c"])
    await db.execute(sql`alter sequence ${sql.identifier(`reference_${letter}`)} restart`);
  await seedBlog();
  await seedChatbot();
  await fillDemo(now);
  const digest: Record<string, string> = {};
  for (const [table, which] of Object.entries(seen)) {
    const { rows } = await db.execute<{ digest: string }>(sql`
      select count(*) || ' ' || md5(string_agg(row, '' order by row)) as digest from (
        select (to_jsonb(t) - string_to_array(${`${unseen} ${unseenMoments[table] ?? ""}`.trim()}, ' '))::text as row
        from ${sql.identifier(table)} t where ${sql.raw(which)}) rows`);
    digest[table] = rows[0]?.digest ?? "";
  }
  return digest;
}

/** Counts the rows of a table that meet a condition. */
const count = async (table: string, where: string) => {
  const { rows } = await db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} where ${where}`),
  );
  return rows[0]?.n ?? 0;
};

test("two fillings for the same moment give the same demonstration, which contains every state", async () => {
  await seedLocations();
  const first = await fillAndDigest();
  expect(await fillAndDigest()).toEqual(first);

  const states: Record<string, readonly string[]> = {
    contact_messages: [
      "not read and not spam and deleted_at is null",
      "read",
      "notes is not null",
      "spam and deleted_at is null",
      "deleted_at is not null",
      "id in (select subject_id from submission_events where kind = 'reply')",
      "id in (select subject_id from submission_events where kind = 'released')",
      "id in (select subject_id from emails where status = 'failed')",
    ],
    quote_requests: [
      ...["new", "in_progress", "completed", "cancelled"].map(
        (status) => `status = '${status}' and not spam`,
      ),
      ...["won", "lost"].map((result) => `result = '${result}' and not spam`),
      ...["urgent", "normal", "planifie"].map((urgency) => `urgency = '${urgency}' and not spam`),
      "spam",
      "deleted_at is not null",
      "notes is not null and read",
      "preferred_date is not null and budget is not null and company is not null",
      "id in (select subject_id from submission_events where kind = 'reply')",
      ...["image/jpeg", "image/png", "application/pdf", "text/plain; charset=utf-8"].map(
        (type) => `id in (select quote_request_id from quote_attachments where media_type = '${type}')`,
      ),
    ],
    technician_applications: [
      "status = 'pending' and contact_history = '[]' and not spam and deleted_at is null",
      "status = 'pending' and jsonb_array_length(contact_history) > 1",
      "status = 'rejected' and reviewed_at is not null",
      ...["freelance", "partnership", "employee"].map(
        (type) => `status = 'approved' and contract_type = '${type}' and validation_date is not null`,
      ),
      "spam",
      "deleted_at is not null",
    ],
    blog_posts: ["draft", "published", "archived"].map(
      (status) => `status = '${status}' and author_id is not null`,
    ),
    blog_post_revisions: ["kind = 'autosave'", "kind = 'save' and post_version > 2"],
    chatbot_messages: [
      "kind = 'answer'",
      "kind = 'no_match'",
      "unanswered",
      "kind = 'question' and not unanswered",
    ],
    chatbot_responses: ["topic is null and keywords like 'louer%'"],
    chatbot_examples: ["question = 'on peut se garer devant l’atelier ?'"],
    newsletter_subscribers: ["pending", "confirmed", "unsubscribed"].map((status) => `status = '${status}'`),
    visit_sessions: ["ended_at is null"],
    visits: ["desktop", "mobile", "tablet"].map((device) => `device = '${device}'`),
    visitor_stats: ["bounce_rate > 0 and total_visits > 20"],
  };
  const missing: string[] = [];
  for (const [table, wheres] of Object.entries(states))
    for (const where of wheres) if ((await count(table, where)) === 0) missing.push(`${table}: ${where}`);
  expect(missing).toEqual([]);
});

test("nothing happens in the demonstration after the given moment or more than 92 days before it", async () => {
  for (const [table, column] of [
    ["contact_messages", "created_at"],
    ["quote_requests", "created_at"],
    ["technician_applications", "created_at"],
    ["submission_events", "created_at"],
    ["emails", "created_at"],
    ["chatbot_messages", "created_at"],
    ["page_views", "created_at"],
    ["newsletter_subscribers", "requested_at"],
  ] as const)
    expect(
      await count(
        table,
        `${column} > '2025-06-18T13:30:00Z' or ${column} < '2025-06-18T13:30:00Z'::timestamptz - interval '92 days'`,
      ),
      table,
    ).toBe(0);
});

test("every page that is visited in the demonstration exists", async () => {
  const { rows } = await db.execute<{ path: string }>(sql`
    select distinct path from page_views where
      (path like '/blog/%' and not exists (select from blog_posts where path = '/blog/' || slug)) or
      (path like '/locations/%' and not exists (select from locations where path = '/locations/' || slug))`);
  expect(rows).toEqual([]);
});

test("the demonstration has people to call back today and later, requests that were won, and requests that were lost", async () => {
  const { rows } = await db.execute<{ due: number; coming: number; won: number; lost: number }>(sql`
    with requests as (
      select follow_up_day, result from contact_messages union all select follow_up_day, result from quote_requests
    )
    select count(*) filter (where follow_up_day <= ${dayAhead(0)}::date)::int as due,
      count(*) filter (where follow_up_day > ${dayAhead(0)}::date)::int as coming,
      count(*) filter (where result = 'won')::int as won, count(*) filter (where result = 'lost')::int as lost
    from requests`);
  expect(rows[0]).toEqual({ due: 1, coming: 2, won: 4, lost: 2 });
});
