import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { quoteRequests, technicianApplications } from "#app/db/schema/inbox.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { submissionEvents } from "#app/db/schema/submission-events.server.ts";
import { camille, storeApplication, storeMessage, storeQuote } from "#tests/support/submissions.ts";
import { handlePrivacyRequest } from "./commands.server.ts";
import { applyRetentionQueue } from "./jobs.server.ts";
import { getPromisedRetention, getRetention, previewRetention } from "./queries/retention.server.ts";

beforeEach(() =>
  db.execute(
    sql`truncate contact_messages, quote_requests, technician_applications, emails, submission_events, retention_settings cascade`,
  ),
);

const retention = (prospects: string, applicants: string, version: string) =>
  handlePrivacyRequest(camille, {
    intent: "retention",
    prospect_months: prospects,
    applicant_months: applicants,
    version,
  });

// rule privacy/retention
test("the owner may choose a shorter retention but never a longer one, and a change from an older version is refused", async () => {
  expect(await getRetention()).toEqual({ prospectMonths: 36, applicantMonths: 24, version: 0 });
  for (const [prospects, applicants] of [
    ["37", "24"],
    ["5", "24"],
    ["36", "25"],
    ["36", "2"],
    ["", "24"],
    ["1e1", "24"],
    ["12.5", "24"],
  ])
    expect(await retention(prospects ?? "", applicants ?? "", "0")).toMatchObject({ outcome: "invalid" });
  expect(await retention("24", "12", "7")).toMatchObject({ outcome: "stale" });
  expect((await getRetention()).version).toBe(0);
  const both = await Promise.all([retention("24", "12", "0"), retention("12", "6", "0")]);
  expect(both.map((outcome) => outcome?.outcome).toSorted()).toEqual(["done", "stale"]);
  const chosen = await getRetention();
  expect(chosen.version).toBe(1);
  expect(await retention("36", "24", "0")).toMatchObject({ outcome: "stale" });
  expect(await getRetention()).toEqual(chosen);
  expect(await getPromisedRetention()).toEqual({
    prospectMonths: chosen.prospectMonths,
    applicantMonths: chosen.applicantMonths,
  });
  expect(await retention("36", "24", "1")).toMatchObject({ outcome: "done" });
});

/** Returns SQL for the moment `months` ago in Paris time, plus the interval `shift`. */
const monthsAgo = (months: number, shift = "0") =>
  sql`((now() at time zone 'Europe/Paris' - make_interval(months => ${months})) at time zone 'Europe/Paris' + ${shift}::interval)`;

// rule privacy/retention
test("the nightly job deletes exactly the due submissions, with their files, history and e-mails", async () => {
  const due = {
    message: await storeMessage(),
    quote: await storeQuote({ deletedAt: new Date() }),
    application: await storeApplication({ spam: true }),
  };
  const kept = {
    message: await storeMessage(),
    quote: await storeQuote(),
    application: await storeApplication(),
  };
  const answered = await storeMessage();
  const age = async (table: string, id: string, months: number, shift: string) =>
    db.execute(
      sql`update ${sql.identifier(table)} set created_at = ${monthsAgo(months, shift)} where id = ${id}`,
    );
  await age("contact_messages", due.message, 36, "-1 minute");
  await age("quote_requests", due.quote, 36, "-1 minute");
  await age("technician_applications", due.application, 24, "-1 minute");
  await age("contact_messages", kept.message, 36, "10 minutes");
  await age("quote_requests", kept.quote, 36, "10 minutes");
  await age("technician_applications", kept.application, 24, "10 minutes");
  // This message is older than the retention, but was answered later.
  await age("contact_messages", answered, 60, "0");
  const event = { actorId: "u1", actorName: "Camille" };
  await db.insert(submissionEvents).values([
    { ...event, subjectId: answered, kind: "reply" },
    { ...event, subjectId: due.message, kind: "status" },
  ]);
  const mail = {
    recipients: ["a@exemple.fr"],
    subject: "s",
    html: "h",
    plain: "p",
    kind: "contact_acknowledgement",
  };
  await db.insert(emails).values([
    { ...mail, subjectId: due.message },
    { ...mail, subjectId: kept.message },
  ]);
  const preview = await previewRetention(await getRetention());
  expect(preview.due.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(due)));
  expect(preview.due.map(({ id }) => id)).not.toContain(answered);
  expect(preview.night.getTime()).toBeGreaterThan(Date.now());

  await applyRetentionQueue.work({});
  for (const [table, ids] of Object.entries({
    contact_messages: [kept.message, answered],
    quote_requests: [kept.quote],
    technician_applications: [kept.application],
  })) {
    const { rows } = await db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`);
    expect(rows.map(({ id }) => id).toSorted(), table).toEqual(ids.toSorted());
  }
  expect(await db.select({ of: emails.subjectId }).from(emails)).toEqual([{ of: kept.message }]);
  expect(await db.select({ of: submissionEvents.subjectId }).from(submissionEvents)).toEqual([
    { of: answered },
  ]);
});

// rule privacy/retention
test("an approved technician's application is kept, and its retention starts when the approval ends", async () => {
  const old = { status: "approved" as const, createdAt: new Date(Date.now() - 3 * 366 * 86_400_000) };
  const working = await storeApplication(old);
  const ended = await storeApplication({ ...old, status: "rejected" });
  const endedLongAgo = await storeApplication({ ...old, status: "rejected" });
  const never = await storeApplication({ ...old, status: "rejected" });
  const event = { actorId: "u1", actorName: "Camille", kind: "status" };
  await db.insert(submissionEvents).values([
    { ...event, subjectId: ended, detail: { from: "approved", to: "rejected" } },
    {
      ...event,
      subjectId: endedLongAgo,
      detail: { from: "approved", to: "rejected" },
      createdAt: sql`now() - interval '25 months'`,
    },
    { ...event, subjectId: never, detail: { from: "pending", to: "rejected" } },
  ]);
  const { due, total } = await previewRetention(await getRetention());
  expect(due.map(({ id }) => id).toSorted()).toEqual([endedLongAgo, never].toSorted());
  expect(total).toBe(2);
  await applyRetentionQueue.work({});
  const kept = await db.select({ id: technicianApplications.id }).from(technicianApplications);
  expect(kept.map(({ id }) => id).toSorted()).toEqual([working, ended].toSorted());
});

test("the preview counts the submissions that the coming night deletes, and lists the oldest", async () => {
  const soon = await storeQuote({ reference: "D-2023-0001" });
  await db.execute(sql`update quote_requests set created_at = now() - interval '4 years' where id = ${soon}`);
  await storeQuote();
  const preview = await previewRetention(await getRetention());
  expect(preview).toMatchObject({
    total: 1,
    due: [{ kind: "quote", reference: "D-2023-0001", isListed: true }],
  });
  const paris = new Intl.DateTimeFormat("fr-FR", {
    timeZone: "Europe/Paris",
    hour: "2-digit",
    minute: "2-digit",
  });
  expect(paris.format(preview.night)).toBe("03:30");
  // A shorter retention takes effect immediately.
  await db.execute(sql`update quote_requests set created_at = now() - interval '13 months'`);
  await retention("12", "12", "0");
  expect((await previewRetention(await getRetention())).total).toBe(2);
});

test("every deletion of a submission also deletes its e-mails", async () => {
  const id = await storeQuote();
  const mail = {
    recipients: ["a@exemple.fr"],
    subject: "s",
    html: "h",
    plain: "p",
    kind: "quote_acknowledgement",
  };
  await db.insert(emails).values({ ...mail, subjectId: id });
  await db.delete(quoteRequests);
  expect(await db.$count(emails)).toBe(0);
});
