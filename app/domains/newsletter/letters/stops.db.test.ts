import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { retryEmails } from "#app/lib/mail/outbox.server.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import {
  act,
  letterOf,
  many,
  progressOf,
  reached,
  run,
  started,
  statusOf,
  subscribe,
  withLetters,
} from "#tests/support/letters.ts";
import { deliver, makeDue, server } from "#tests/support/outbox.ts";
import { resumeSubscriber, unsubscribe } from "../commands.server.ts";

withLetters();

describe("while a letter is being sent", () => {
  // rule newsletter/stop
  test("a stop takes back the e-mails that were not yet sent, and they are sent once when the sending resumes", async () => {
    await subscribe("a@exemple.fr", "b@exemple.fr", "c@exemple.fr");
    server.script = { recipient: { "b@exemple.fr": 450 } };
    const id = await started();
    await run();
    await deliver();
    expect(reached()).toEqual(["a@exemple.fr", "c@exemple.fr"]);
    expect(await act("stop", id)).toEqual({ outcome: "done" });
    expect(await act("stop", id)).toEqual({ outcome: "done" });
    server.script = {};
    await makeDue();
    await run();
    await deliver();
    expect(reached()).toHaveLength(2);
    expect(await progressOf(id)).toMatchObject({ total: 3, sent: 2, pending: 0 });
    expect(await act("resume", id)).toEqual({ outcome: "done" });
    await run();
    await deliver();
    await run();
    expect(reached()).toEqual(["a@exemple.fr", "b@exemple.fr", "c@exemple.fr"]);
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: 3 });
    expect(await act("stop", id)).toEqual({ outcome: "done" });
    expect((await letterOf(id)).status).toBe("sent");
  });

  // rule newsletter/stop
  test("a person who unsubscribes gets nothing more", async () => {
    await subscribe("a@exemple.fr", "b@exemple.fr");
    const id = await started();
    await run();
    const [first] = await db
      .select({ url: emails.unsubscribeUrl, to: emails.recipients })
      .from(emails)
      .orderBy(asc(emails.position));
    await unsubscribe(new URL(first?.url ?? "").searchParams.get("token") ?? "");
    await deliver();
    await run();
    expect(reached()).toEqual(["a@exemple.fr", "b@exemple.fr"].filter((email) => email !== first?.to[0]));
    await run();
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: 1, leftCount: 1 });
  });

  // rule newsletter/refusals
  test("the sending stops by itself when most e-mails are refused, and resumes when a person asks for it", async () => {
    await subscribe(...many(12));
    server.script = { content: 554, recipient: { "lecteur-3@exemple.fr": 450 } };
    const id = await started();
    await run();
    await deliver();
    await run();
    expect(await progressOf(id)).toEqual({ total: 12, pending: 0, sent: 0, refused: 11, left: 0 });
    expect(await letterOf(id)).toMatchObject({ status: "stopped", isStoppedByRefusals: true });
    expect(await db.$count(newsletterSubscribers, eq(newsletterSubscribers.status, "paused"))).toBe(0);
    server.script = {};
    await retryEmails(null);
    await deliver();
    expect(reached()).toEqual([]);
    await act("resume", id);
    await run();
    await deliver();
    await run();
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: 1, refusedCount: 11 });
  });
});

describe("an address that its server refuses", () => {
  // rule newsletter/bounces
  test("is paused with the server's words, and is not among the shop's failed e-mails", async () => {
    await subscribe("a@exemple.fr", "inconnue@exemple.fr", "pleine@exemple.fr");
    server.script = { recipient: { "inconnue@exemple.fr": 550, "pleine@exemple.fr": 452 } };
    const id = await started();
    await run();
    await deliver();
    await run();
    expect(await statusOf("inconnue@exemple.fr")).toBe("paused");
    expect(await statusOf("pleine@exemple.fr")).toBe("confirmed");
    expect(await progressOf(id)).toEqual({ total: 3, pending: 1, sent: 1, refused: 1, left: 0 });
    expect(await getEmailState()).toMatchObject({ failed: 0, pause: null });
    const [paused] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.status, "paused"));
    expect(paused).toMatchObject({ pauseReason: "550 as scripted", pausedAt: expect.any(Date) });

    server.script = {};
    await makeDue();
    await deliver();
    await run();
    expect((await letterOf(id)).status).toBe("sent");
    server.received.length = 0;
    await started({ subject: "La suivante" });
    await run();
    await deliver();
    expect(reached()).toEqual(["a@exemple.fr", "pleine@exemple.fr"]);
    const resume = { intent: "resume", id: paused?.id ?? "" };
    expect(await resumeSubscriber(resume)).toEqual({ outcome: "done" });
    expect(await statusOf("inconnue@exemple.fr")).toBe("confirmed");
    expect(await resumeSubscriber(resume)).toEqual({ outcome: "gone" });
    expect(await resumeSubscriber({ intent: "resume", id: "x" })).toEqual({ outcome: "refused" });
  });

  // rule newsletter/bounces
  test("delays no other address, even if the server of an address is silent or cuts the connection", async () => {
    await subscribe("a@exemple.fr", "muette@exemple.fr", "coupee@exemple.fr");
    server.script = { recipient: { "muette@exemple.fr": "silence", "coupee@exemple.fr": "drop" } };
    const id = await started();
    await run();
    await deliver();
    expect(reached()).toEqual(["a@exemple.fr"]);
    expect(await progressOf(id)).toMatchObject({ sent: 1, pending: 2 });
    server.script = {};
    await makeDue();
    await deliver();
    await run();
    expect(await letterOf(id)).toMatchObject({ status: "sent", sentCount: 3 });
  });
});
