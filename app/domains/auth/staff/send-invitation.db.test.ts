import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { invitations, users } from "#app/db/schema/auth.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { type Mailbox, startMailbox } from "#tests/support/mailbox.ts";
import { camille as actor } from "#tests/support/submissions.ts";
import { purgeSessionsQueue, sendInvitationQueue } from "../jobs.server.ts";
import { changeStaff } from "./commands/change.server.ts";
import { sendInvitation } from "./commands/send-invitation.server.ts";
import { getInvitation, listInvitations } from "./queries.server.ts";

const email = "dominique@example.fr";
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  await startJobs([sendInvitationQueue]);
});
afterAll(async () => {
  await stopJobs(0);
  await mailbox.stop();
});
beforeEach(async () => {
  env().SMTP_URL = mailbox.url;
  mailbox.clear();
  mailbox.refuse(null);
  await db.execute(sql`truncate users, rate_limits, mail_pauses cascade`);
  await db.execute(sql`delete from pgboss.job`);
  await db.insert(users).values({ id: actor.userId, name: actor.name, email: actor.email, role: "owner" });
});

/** Sends an invitation, and returns its id. */
async function invite(): Promise<string> {
  expect(await changeStaff(actor, { intent: "invite", email, role: "technician" })).toEqual({
    outcome: "done",
  });
  const [row] = await listInvitations();
  expect(row).toMatchObject({ email, hasLink: false, sentAt: null });
  return row?.id ?? "";
}

function lastToken(): string {
  return /token=([\w-]+)/.exec(mailbox.received.at(-1)?.text ?? "")?.[1] ?? "";
}

// rule accounts/invitations
test("an invitation is sent with its role and a link, and the link is stored in no table", async () => {
  const id = await invite();
  await sendInvitation(id);
  const mail = await mailbox.waitFor({ to: email });
  expect(mail.subject).toContain("Camille Aubry vous ouvre le back-office");
  expect(mail.text).toContain("«\u00a0Technique\u00a0»");
  expect(await getInvitation(lastToken())).toEqual({ email, role: "technician" });
  const { rows } = await db.execute(
    sql`select invitations::text as text from invitations union all select emails::text from emails
      union all select data::text from pgboss.job`,
  );
  expect(JSON.stringify(rows)).not.toContain(lastToken());
  expect((await listInvitations())[0]?.sentAt).toBeInstanceOf(Date);
});

test("an invitation is sent once, even if the job runs twice, and again when a person asks for it", async () => {
  const id = await invite();
  await sendInvitation(id);
  await sendInvitation(id);
  expect(mailbox.received).toHaveLength(1);
  const first = lastToken();
  expect(await changeStaff(actor, { intent: "resend", id })).toEqual({ outcome: "done" });
  expect(await getInvitation(first)).toBeNull();
  await sendInvitation(id);
  expect(await getInvitation(lastToken())).not.toBeNull();
});

test("a link that could not be sent does not work, and the invitation waits", async () => {
  const id = await invite();
  mailbox.refuse("sender");
  await expect(sendInvitation(id)).rejects.toThrow("invitation not sent");
  expect(await listInvitations()).toMatchObject([{ hasLink: false, sentAt: null }]);
  const shown = await changeStaff(actor, { intent: "resend", id });
  expect(shown).toMatchObject({ outcome: "done", isMailOff: true });
});

// rule accounts/invitations
test("the list shows why an invitation could not be sent, until it is sent", async () => {
  const id = await invite();
  mailbox.refuse("sender");
  await expect(sendInvitation(id)).rejects.toThrow();
  expect(await listInvitations()).toMatchObject([{ mailing: "later", sentAt: null }]);
  mailbox.refuse({ recipient: email });
  await sendInvitation(id);
  expect(await listInvitations()).toMatchObject([{ mailing: "refused", sentAt: null, hasLink: false }]);
  mailbox.refuse(null);
  await sendInvitation(id);
  expect(await listInvitations()).toMatchObject([{ mailing: null, sentAt: expect.any(Date) as Date }]);
});

test("an invitation whose sending was interrupted by a crash is sent afterwards", async () => {
  const id = await invite();
  await db.update(invitations).set({ fingerprint: "drawn before the crash", mailing: "sending" });
  await sendInvitation(id);
  expect(await getInvitation(lastToken())).not.toBeNull();
  expect(await listInvitations()).toMatchObject([{ mailing: null, sentAt: expect.any(Date) as Date }]);
});

test("an invitation that was withdrawn, or whose link was copied, is no longer sent", async () => {
  const id = await invite();
  const shown = await changeStaff(actor, { intent: "link", id });
  await sendInvitation(id);
  const link = shown.outcome === "done" ? new URL(shown.link ?? "") : null;
  expect(await getInvitation(link?.searchParams.get("token") ?? "")).not.toBeNull();
  await changeStaff(actor, { intent: "resend", id });
  await changeStaff(actor, { intent: "withdraw", id });
  await sendInvitation(id);
  expect(mailbox.received).toHaveLength(0);
});

test("an invitation that nobody used is deleted a month after it expired", async () => {
  const id = await invite();
  const end = (days: number) =>
    db
      .update(invitations)
      .set({ expiresAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(invitations.id, id));
  await end(29);
  await purgeSessionsQueue.work({});
  expect(await listInvitations()).toHaveLength(1);
  await end(31);
  await purgeSessionsQueue.work({});
  expect(await listInvitations()).toHaveLength(0);
});
