import { asc, sql } from "drizzle-orm";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { env } from "#app/lib/env.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmails, deliverEmailsQueue } from "./delivery.server.ts";
import { queueEmails, retryEmails } from "./outbox.server.ts";
import { getEmailState } from "./state.server.ts";

const sender = "Atelier 72 <bonjour@atelier72.example>";
const received: string[] = [];
let answer: "accept" | "busy" | "refuse" = "accept";

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onRcptTo(_address, _session, done) {
    const codes = { busy: 451, refuse: 550 };
    if (answer === "accept") return done();
    done(Object.assign(new Error("not now"), { responseCode: codes[answer] }));
  },
  onData(stream, _session, done) {
    void text(stream).then((mail) => {
      received.push(mail);
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  env().SMTP_URL = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  await startJobs([deliverEmailsQueue(sender)]);
});
afterAll(async () => {
  await stopJobs(0);
  server.close();
});
beforeEach(async () => {
  received.length = 0;
  answer = "accept";
  await db.execute(sql`truncate emails`);
});

function queue(subject: string, recipient = "visiteur@exemple.fr") {
  return queueEmails(db, [
    {
      kind: "contact_notification",
      subjectId: crypto.randomUUID(),
      recipients: [recipient],
      replyTo: "helene@exemple.fr",
      subject,
      content: {
        title: "Bonjour",
        introduction: ["Une <b>question</b> ?"],
        quotation: "première\nseconde",
        signature: ["Atelier 72"],
      },
    },
  ]);
}

function states() {
  return db
    .select({ status: emails.status, attempts: emails.attempts })
    .from(emails)
    .orderBy(asc(emails.position));
}

test("what waits leaves oldest first, as HTML and as text, answers going to the visitor", async () => {
  await queue("Un");
  await queue("Deux");
  await deliverEmails(sender);
  expect(received.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(["Un", "Deux"]);
  expect(received[0]).toMatch(/^Reply-To: helene@exemple\.fr\r$/m);
  expect(received[0]).toContain("Une &lt;b&gt;question&lt;/b&gt; ?");
  expect(received[0]).toContain("> premi=C3=A8re");
  expect(await states()).toEqual([
    { status: "sent", attempts: 1 },
    { status: "sent", attempts: 1 },
  ]);
});

test("a server that is busy keeps everything, in order, and the job is tried again", async () => {
  await queue("Un");
  await queue("Deux");
  answer = "busy";
  await expect(deliverEmails(sender)).rejects.toThrow();
  expect(await states()).toEqual([
    { status: "pending", attempts: 1 },
    { status: "pending", attempts: 0 },
  ]);
  expect(await getEmailState()).toMatchObject({
    pending: 2,
    failed: 0,
    lastError: expect.stringContaining("not now"),
  });
  answer = "accept";
  await deliverEmails(sender);
  expect(received.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(["Un", "Deux"]);
});

test("a refused recipient does not hold up the others, and can be tried again", async () => {
  await queue("Refusé");
  answer = "refuse";
  await deliverEmails(sender);
  answer = "accept";
  await queue("Suivant");
  await deliverEmails(sender);
  expect(await getEmailState()).toMatchObject({ failed: 1, pending: 0 });
  expect(await retryEmails()).toBe(1);
  await deliverEmails(sender);
  expect(received).toHaveLength(2);
  expect(await getEmailState()).toMatchObject({ failed: 0, lastError: null });
});

test("after three days without success an e-mail is given up", async () => {
  await queue("Ancien");
  await db.execute(sql`update emails set created_at = now() - interval '73 hours'`);
  answer = "busy";
  await deliverEmails(sender);
  expect(await getEmailState()).toMatchObject({ failed: 1, pending: 0 });
});

test("a subject cannot add a header", async () => {
  await queue("Bonjour\r\nBcc: victime@exemple.fr");
  await deliverEmails(sender);
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test("without an SMTP server nothing is sent and the dashboard can say so", async () => {
  const { SMTP_URL } = env();
  env().SMTP_URL = undefined;
  await queue("Jamais");
  await deliverEmails(sender);
  expect(await getEmailState()).toMatchObject({ configured: false, unconfigured: 1 });
  expect(received).toHaveLength(0);
  env().SMTP_URL = SMTP_URL;
});
