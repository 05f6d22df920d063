import { sql } from "drizzle-orm";
import type pg from "pg";
import { describe, expect, test, vi } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { emails, mailPauses } from "#app/db/schema/platform.server.ts";
import { env } from "#app/lib/env.server.ts";
import {
  bad,
  deliver,
  endPause,
  makeDue,
  queue,
  server,
  states,
  subjects,
  withMailServer,
  waitOf,
} from "#tests/support/outbox.ts";
import { type ScriptedMailServer, startScriptedMailServer } from "#tests/support/scripted-mail-server.ts";
import { maximumAttempts } from "./attempts.ts";
import { retryEmails } from "./outbox.server.ts";
import { getEmailState } from "./state.server.ts";

withMailServer();

describe("when a server refuses one e-mail, only that e-mail is affected:", () => {
  test("the refusal of its address is final", async () => {
    const refusals = { "a@x.fr": 501, "b@x.fr": 550, "c@x.fr": 551, "d@x.fr": 553, "e@x.fr": 554 };
    for (const address of Object.keys(refusals)) await queue("Refus", address);
    await queue("Suivant");
    server.script = { recipient: refusals };
    await deliver();
    expect(subjects()).toEqual(["Suivant"]);
    const { pause, troubled, failed } = await getEmailState();
    expect({ pause, failed }).toEqual({ pause: null, failed: 5 });
    expect(troubled.map(({ recipient, error }) => [recipient, error])).toEqual(
      Object.entries(refusals)
        .toReversed()
        .map(([address, code]) => [address, `${code} as scripted`]),
    );
  });

  test.each([552, 554])("the refusal of its content with %i is final", async (content) => {
    await queue("Refus");
    server.script = { content };
    await deliver();
    expect(await states()).toEqual([{ status: "failed", attempts: 1 }]);
    expect((await getEmailState()).pause).toBeNull();
  });

  test("an unknown domain, a greylist, a full mailbox or a closed connection delays it", async () => {
    const delays = { "a@x.fr": 450, "b@x.fr": 451, "c@x.fr": 452, "d@x.fr": 421 };
    const ids = [];
    for (const address of Object.keys(delays)) ids.push(await queue("Retard", address));
    await queue("Suivant");
    server.script = { recipient: delays };
    await deliver();
    expect(subjects()).toEqual(["Suivant"]);
    for (const id of ids) expect(Math.abs((await waitOf(id)) - 60)).toBeLessThan(30);
    expect(await getEmailState()).toMatchObject({ pause: null, failed: 0, pending: 4 });
    server.script = {};
    await makeDue();
    await deliver();
    expect(subjects()).toHaveLength(5);
  });

  const lines: [string, ScriptedMailServer["script"]][] = [
    ["a connection that breaks at the recipient", { recipient: { [bad]: "drop" } }],
    ["no answer to the recipient", { recipient: { [bad]: "silence" } }],
    ["a content that the server accepts only later", { content: 451 }],
    ["a connection that breaks at the content", { content: "drop" }],
    ["no answer to the content", { content: "silence" }],
  ];
  test.each(lines)("%s delays it", async (_what, script) => {
    await queue("Retard", bad);
    server.script = script;
    await deliver();
    expect(await states()).toEqual([{ status: "pending", attempts: 1 }]);
    expect((await getEmailState()).pause).toBeNull();
    server.script = {};
    await queue("Suivant");
    await deliver();
    expect(subjects()).toEqual(["Suivant"]);
  });

  // rule running/mail-waits
  test("a delayed e-mail waits longer each time, two hours at most, and is given up after about three days", async () => {
    const id = await queue("Retard", bad);
    server.script = { recipient: 451 };
    const waits: number[] = [];
    for (const attempts of [0, 1, 6, 7, 30]) {
      await db.update(emails).set({ attempts });
      await makeDue();
      await deliver();
      waits.push(await waitOf(id));
    }
    const expected = [60, 120, 3840, 7200, 7200];
    for (const [index, wait] of waits.entries())
      expect(Math.abs(wait - (expected[index] ?? 0))).toBeLessThan(30);
    await db.update(emails).set({ attempts: maximumAttempts - 1 });
    await makeDue();
    await deliver();
    expect(await getEmailState()).toMatchObject({ failed: 1, pending: 0 });
  });

  test.each([
    "a@x..fr",
    "(commentaire@exemple.fr",
    "a@b.fr\r\nBcc:victime@exemple.fr",
    "",
    "<>",
    "é@exemple.fr",
  ])("an address like %j blocks no other e-mail", async (address) => {
    await queue("Bancal", address);
    await queue("Suivant");
    await deliver();
    expect(subjects()).toContain("Suivant");
    expect((await getEmailState()).pause).toBeNull();
  });

  // rule forms/email
  test("an e-mail with a list of addresses instead of one address reaches nobody", async () => {
    await queue("Liste", "a@exemple.fr, b@exemple.fr");
    await queue("Nommée", "Nom <c@exemple.fr>");
    await deliver();
    expect(server.received).toEqual([]);
    expect(await getEmailState()).toMatchObject({ failed: 2 });
  });
});

// rule running/mail-waits
describe("all mail is paused, and no e-mail loses an attempt,", () => {
  const troubles: [string, "connection" | "authentication" | "sender", ScriptedMailServer["script"]][] = [
    ["an answer instead of a greeting", "connection", { greeting: 554 }],
    ["a connection that breaks at the greeting", "connection", { greeting: "drop" }],
    ["no greeting", "connection", { greeting: "silence" }],
    ["a sender refused for good", "sender", { sender: 550 }],
    ["a sender that the server does not know", "sender", { sender: 553 }],
    ["a sender that the server accepts only later", "sender", { sender: 451 }],
    ["a request to sign in first", "authentication", { sender: 530 }],
  ];
  test.each(troubles)("after %s, with the reason '%s'", async (_what, reason, script) => {
    await queue("Un");
    await queue("Deux");
    server.script = script;
    await deliver();
    const state = await getEmailState();
    expect(state).toMatchObject({ pending: 2, failed: 0, pause: { reason, error: expect.any(String) } });
    expect(await states()).toEqual([
      { status: "pending", attempts: 0 },
      { status: "pending", attempts: 0 },
    ]);
    server.script = {};
    await deliver();
    expect(subjects()).toEqual([]);
    await endPause();
    await deliver();
    expect(subjects()).toEqual(["Un", "Deux"]);
    expect((await getEmailState()).pause).toBeNull();
  });

  test("when the server is unavailable or does not exist", async () => {
    await queue("Un");
    for (const url of ["smtp://127.0.0.1:1", "smtp://nulle-part.invalid:25"]) {
      env().SMTP_URL = url;
      await db.delete(mailPauses);
      await deliver();
      expect((await getEmailState()).pause).toMatchObject({ reason: "connection" });
    }
    expect(await states()).toEqual([{ status: "pending", attempts: 0 }]);
  });

  test.each([535, 454])("after a password refused with %i", async (code) => {
    const guarded = await startScriptedMailServer({ withSignIn: true });
    env().SMTP_URL = guarded.url;
    guarded.script = { signIn: code };
    await queue("Un");
    await deliver();
    expect((await getEmailState()).pause).toMatchObject({ reason: "authentication" });
    guarded.script = {};
    await retryEmails(null);
    await deliver();
    expect(guarded.received).toHaveLength(1);
    await guarded.stop();
  });

  test("for longer each time, five minutes at most, and no e-mail is given up however long the trouble lasts", async () => {
    await queue("Un");
    await db.execute(sql`update emails set created_at = now() - interval '9 days'`);
    server.script = { sender: 451 };
    const pauses: number[] = [];
    for (let count = 0; count < 7; count++) {
      await deliver();
      const { pause } = await getEmailState();
      pauses.push(Math.round(((pause?.until.getTime() ?? 0) - Date.now()) / 1000 / 10) * 10);
      await endPause();
    }
    expect(pauses).toEqual([10, 20, 40, 80, 160, 300, 300]);
    expect(await states()).toEqual([{ status: "pending", attempts: 0 }]);
  });

  test("until the end of the pause, at which a job starts", async () => {
    await queue("Un");
    server.script = { sender: 451 };
    await db.execute(sql`delete from pgboss.job`);
    await deliver();
    const { rows } = await db.execute(
      sql`select 1 from pgboss.job where start_after > now() + interval '5 seconds' and start_after < now() + interval '15 seconds'`,
    );
    expect(rows).toHaveLength(1);
  });
});

// rule running/mail-once
test("an e-mail sent while the database goes away is recorded once the database is back, and is not sent again", async () => {
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<pg.QueryResult>;
  let refused = 0;
  const spy = vi.spyOn(pool, "query").mockImplementation((async (...given: unknown[]) => {
    if (server.received.length === 0 || refused > 0) return query(...given);
    refused += 1;
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", syscall: "connect" });
  }) as never);
  try {
    await queue("Un");
    await deliver();
  } finally {
    spy.mockRestore();
  }
  expect(refused).toBe(1);
  expect(await states()).toEqual([{ status: "sent", attempts: 1 }]);
  await makeDue();
  await deliver();
  expect(subjects()).toEqual(["Un"]);
});
