import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { emails, rateLimits } from "#app/db/schema/platform.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { owner, signedIn } from "#tests/support/owner-browser.ts";
import { createAdministrator } from "./commands/administrators.server.ts";

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  for (const table of [users, rateLimits, emails]) await db.delete(table);
  await createAdministrator(owner);
});

const mails = () =>
  db
    .select({ kind: emails.kind, recipients: emails.recipients, plain: emails.plain })
    .from(emails)
    .orderBy(asc(emails.position));

// rule accounts/told
test("an e-mail tells a person when and from which browser their password changed, and a refused change sends none", async () => {
  const { person, changePassword } = await signedIn();
  expect(await changePassword(person, "pas-le-bon-du-tout", "trois chats sur le banc")).toMatchObject({
    outcome: "invalid",
  });
  expect(await mails()).toEqual([]);
  expect(await changePassword(person, owner.password, "trois chats sur le banc")).toMatchObject({
    outcome: "done",
  });
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "account_password", recipients: [owner.email] });
  expect(mail?.plain).toMatch(/a changé le .*, depuis Firefox sur Linux\./);
  expect(mail?.plain).toContain("/admin/account");
  expect(mail?.plain).not.toContain("chats");
});
