import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { confirmSubscription, requestSubscription, unsubscribe } from "./commands.server.ts";
import { purgeNewsletterQueue } from "./jobs.server.ts";

const email = "Helene@exemple.fr";

beforeAll(async () => {
  env().SITE_URL = "https://www.atelier72.example";
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
});
afterAll(() => stopJobs(0));
beforeEach(() => db.execute(sql`truncate newsletter_subscribers, emails, rate_limits cascade`));

function subscribe(changes: Record<string, string> = {}, client = "client") {
  return requestSubscription({ email, ...changes }, client);
}

async function statusOf() {
  const [row] = await db.select().from(newsletterSubscribers);
  return row?.status;
}

/** Returns the token of a link of this kind in the newest e-mail. */
async function tokenFrom(path: "confirmation" | "desinscription") {
  const rows = await db.select().from(emails).orderBy(asc(emails.position));
  const text = `${rows.at(-1)?.plain} ${rows.at(-1)?.unsubscribeUrl}`;
  const url = new RegExp(`https://www\\.atelier72\\.example/newsletter/${path}\\?token=(\\S+)`).exec(text);
  if (!url?.[1]) throw new Error(`no link to ${path} in ${text}`);
  return url[1];
}

const sentKinds = async () =>
  (await db.select({ kind: emails.kind }).from(emails).orderBy(asc(emails.position))).map(({ kind }) => kind);
const later = (interval: string) =>
  db.execute(sql`update newsletter_subscribers set requested_at = requested_at - ${interval}::interval`);

// rule newsletter/double-opt-in
test("a new address gets one e-mail, and only the link in that e-mail subscribes it", async () => {
  expect(await subscribe()).toEqual({ outcome: "done" });
  expect(await statusOf()).toBe("pending");
  expect(await sentKinds()).toEqual(["newsletter_confirmation"]);
  expect(await confirmSubscription(await tokenFrom("confirmation"))).toEqual({ outcome: "done" });
  expect(await statusOf()).toBe("confirmed");
  expect(await sentKinds()).toEqual(["newsletter_confirmation", "newsletter_welcome"]);
});

test("a second use of the confirmation link changes nothing", async () => {
  await subscribe();
  const token = await tokenFrom("confirmation");
  await confirmSubscription(token);
  expect(await confirmSubscription(token)).toEqual({ outcome: "done" });
  expect(await sentKinds()).toHaveLength(2);
});

// rule newsletter/same-answer
test("a known address in any spelling gets the same answer, and no second e-mail", async () => {
  await subscribe();
  expect(await subscribe({ email: " helene@EXEMPLE.fr " })).toEqual({ outcome: "done" });
  await confirmSubscription(await tokenFrom("confirmation"));
  await later("1 hour");
  expect(await subscribe()).toEqual({ outcome: "done" });
  expect(await statusOf()).toBe("confirmed");
  expect(await sentKinds()).toHaveLength(2);
});

test("five requests at once store one subscriber and send one e-mail", async () => {
  await Promise.all(Array.from({ length: 5 }, () => subscribe()));
  expect(await db.$count(newsletterSubscribers)).toBe(1);
  expect(await sentKinds()).toEqual(["newsletter_confirmation"]);
});

test("a later request sends a new link, and the old link expires", async () => {
  await subscribe();
  const old = await tokenFrom("confirmation");
  await later("11 minutes");
  await subscribe();
  expect(await sentKinds()).toHaveLength(2);
  expect(await confirmSubscription(old)).toEqual({ outcome: "gone" });
  expect(await confirmSubscription(await tokenFrom("confirmation"))).toEqual({ outcome: "done" });
});

// rule newsletter/double-opt-in
test("a confirmation link expires after seven days", async () => {
  await subscribe();
  const { rows } = await db.execute<{ id: string }>(sql`select id from newsletter_subscribers`);
  await later("8 days");
  await db.execute(sql`truncate emails`);
  // Builds the link that an e-mail sent eight days ago would contain.
  const [row] = await db.select().from(newsletterSubscribers);
  const { tokenSigner } = await import("#app/lib/trust/signed-token.server.ts");
  const token = (await tokenSigner()).sign(
    "newsletter confirmation",
    `${rows[0]?.id} ${row?.requestedAt.toISOString()}`,
  );
  expect(await confirmSubscription(token)).toEqual({ outcome: "gone" });
  expect(await statusOf()).toBe("pending");
});

test("unsubscribing works from both e-mails, a second time too, and for an address that was deleted", async () => {
  await subscribe();
  await confirmSubscription(await tokenFrom("confirmation"));
  const token = await tokenFrom("desinscription");
  expect(await unsubscribe(token)).toEqual({ outcome: "done" });
  expect(await statusOf()).toBe("unsubscribed");
  expect(await unsubscribe(token)).toEqual({ outcome: "done" });
  await db.delete(newsletterSubscribers);
  expect(await unsubscribe(token)).toEqual({ outcome: "done" });
});

test("a person who unsubscribed may subscribe again, through a new link", async () => {
  await subscribe();
  await confirmSubscription(await tokenFrom("confirmation"));
  await unsubscribe(await tokenFrom("desinscription"));
  await subscribe();
  expect(await statusOf()).toBe("pending");
  expect(await confirmSubscription(await tokenFrom("confirmation"))).toEqual({ outcome: "done" });
});

test("a forged link does nothing, and a link to confirm cannot unsubscribe, nor the reverse", async () => {
  await subscribe();
  const confirmation = await tokenFrom("confirmation");
  const unsubscription = await tokenFrom("desinscription");
  const [payload = "", signature = ""] = confirmation.split(".");
  for (const token of ["", "x", "a.b", "a.b.c", `${payload}.`, `${payload}.${signature}A`, unsubscription])
    expect(await confirmSubscription(token), token).toEqual({ outcome: "gone" });
  for (const token of ["", "x.y", confirmation])
    expect(await unsubscribe(token), token).toEqual({ outcome: "gone" });
  expect(await statusOf()).toBe("pending");
});

// rule newsletter/unsubscribe
test("both e-mails carry a one-click unsubscribe link in their headers", async () => {
  await subscribe();
  await confirmSubscription(await tokenFrom("confirmation"));
  const rows = await db.select().from(emails);
  for (const { unsubscribeUrl } of rows)
    expect(unsubscribeUrl).toMatch(/^https:\/\/www\.atelier72\.example\/newsletter\/desinscription\?token=/);
});

test("a spam request is stored and marked, and gets no e-mail until a person asks with the same address", async () => {
  expect(await subscribe({ site_web: "x" })).toEqual({ outcome: "done" });
  expect(await sentKinds()).toEqual([]);
  await subscribe();
  expect(await sentKinds()).toEqual(["newsletter_confirmation"]);
  expect((await db.select().from(newsletterSubscribers))[0]?.spam).toBe(false);
});

test("one address gets at most five confirmation e-mails a day", async () => {
  for (let count = 0; count < 9; count += 1) {
    await subscribe({}, `client ${count}`);
    await later("11 minutes");
  }
  expect((await sentKinds()).length).toBe(5);
});

test("an invalid address is refused with the specified text", async () => {
  expect(await subscribe({ email: "helene" })).toEqual({
    outcome: "invalid",
    errors: { email: "Email invalide" },
    values: { email: "helene" },
  });
  expect(await subscribe({ email: " " })).toMatchObject({ errors: { email: "L'email est requis" } });
});

test("unconfirmed addresses are deleted after a month, unsubscribed ones after three years", async () => {
  await db.insert(newsletterSubscribers).values([
    { email: "a@a.fr", requestedAt: new Date(Date.now() - 31 * 86_400_000) },
    { email: "b@b.fr", requestedAt: new Date(Date.now() - 29 * 86_400_000) },
    { email: "c@c.fr", status: "confirmed", requestedAt: new Date(0) },
    {
      email: "d@d.fr",
      status: "unsubscribed",
      unsubscribedAt: new Date(Date.now() - 3.1 * 365.25 * 86_400_000),
    },
    { email: "e@e.fr", status: "unsubscribed", unsubscribedAt: new Date() },
  ]);
  await purgeNewsletterQueue.work({});
  const kept = await db
    .select({ email: newsletterSubscribers.email })
    .from(newsletterSubscribers)
    .orderBy(asc(newsletterSubscribers.email));
  expect(kept.map((row) => row.email)).toEqual(["b@b.fr", "c@c.fr", "e@e.fr"]);
  expect(await db.$count(newsletterSubscribers, eq(newsletterSubscribers.status, "pending"))).toBe(1);
});
