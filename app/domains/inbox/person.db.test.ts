import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { getSamePerson } from "./queries/person.server.ts";

beforeEach(() => db.execute(sql`truncate contact_messages, quote_requests, technician_applications cascade`));

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const ids = async (...asked: Parameters<typeof getSamePerson>) =>
  (await getSamePerson(...asked))?.submissions.map(({ id }) => id);

// rule inboxes/person
test("each kind of record shows the other submissions with the same e-mail or phone number, newest first", async () => {
  const message = await storeMessage({
    email: "Helene@Exemple.fr",
    phoneNormalized: null,
    createdAt: day(1),
  });
  const quote = await storeQuote({ createdAt: day(2) });
  const byPhone = await storeMessage({ email: "autre@exemple.fr", createdAt: day(3), spam: true });
  const application = await storeApplication({ createdAt: day(4) });
  await storeQuote({ email: "tiers@exemple.fr", phoneNormalized: "+33700000000", createdAt: day(5) });
  await storeQuote({ deletedAt: new Date(), createdAt: day(6) });
  expect(await ids("quote", quote)).toEqual([application, byPhone, message]);
  expect(await ids("application", application)).toEqual([byPhone, quote, message]);
  // The message has no phone number, so only its e-mail address links it to the others.
  expect(await ids("message", message)).toEqual([application, quote]);
  const [first] = (await getSamePerson("quote", quote))?.submissions ?? [];
  expect(first).toMatchObject({ kind: "application", about: "Le Mans", status: "pending", spam: false });
  expect(first?.reference).toMatch(/^C-/);
});

test("two submissions without a phone number do not count as the same person's", async () => {
  const one = await storeMessage({ email: "un@exemple.fr", phone: null, phoneNormalized: null });
  await storeMessage({ email: "deux@exemple.fr", phone: null, phoneNormalized: null });
  expect(await ids("message", one)).toEqual([]);
});

test("'Déjà candidat' (applied before) counts applications with the same e-mail or phone, without spam and trash", async () => {
  const byEmail = await storeApplication({ phoneNormalized: null, createdAt: day(1) });
  const byPhone = await storeApplication({
    email: "autre@exemple.fr",
    createdAt: day(2),
    status: "rejected",
  });
  await storeApplication({ createdAt: day(3), spam: true });
  await storeApplication({ createdAt: day(3), deletedAt: day(4) });
  await storeQuote({ createdAt: day(3) });
  const latest = await storeApplication({ createdAt: day(5) });
  await storeApplication({ createdAt: day(6) });
  const earlier = async (id: string) =>
    (await getSamePerson("application", id))?.earlier.map((application) => application.id);
  expect(await earlier(latest)).toEqual([byPhone, byEmail]);
  expect(await earlier(byEmail)).toEqual([]);
});

test("a submission that is gone or in the trash shows no other submissions", async () => {
  const id = await storeQuote({ deletedAt: new Date() });
  expect(await getSamePerson("quote", id)).toBeNull();
  expect(await getSamePerson("message", crypto.randomUUID())).toBeNull();
});

test("the list has at most twenty submissions and says when there are more, and an index finds those of a regular customer", async () => {
  await db.execute(sql`
    insert into quote_requests (first_name, last_name, email, phone, phone_normalized, service_type, description, content_hash, created_at)
    select 'Hélène', 'Marchand', 'helene@exemple.fr', '0612345678', '+33612345678', 'reseau', 'x', n,
      now() - make_interval(mins => n)
    from generate_series(1, 400) n`);
  const id = await storeMessage();
  expect(await getSamePerson("message", id)).toMatchObject({ hasMore: true });
  expect(await ids("message", id)).toHaveLength(20);
  await db.execute(sql`analyze quote_requests`);
  const { rows } = await db.execute(
    sql`explain select id from quote_requests where email_normalized = 'helene@exemple.fr' and deleted_at is null
      order by created_at desc nulls last limit 22`,
  );
  expect(JSON.stringify(rows)).toContain("quote_requests_email");
  expect(JSON.stringify(rows)).not.toContain("Sort");
});
