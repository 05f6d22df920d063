import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { sessions, users, verifications } from "#app/db/schema/auth.server.ts";
import { mailPauses, rateLimits } from "#app/db/schema/platform.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { pauseMail } from "#app/lib/mail/pause.server.ts";
import { type Mailbox, startMailbox } from "#tests/support/mailbox.ts";
import { openBrowser, owner } from "#tests/support/owner-browser.ts";
import { createAdministrator } from "./commands/administrators.server.ts";
import { createSignInLink, isSignInLinkGood, redeemSignInLink } from "./commands/sign-in-link.server.ts";
import { purgeSessionsQueue, sendSignInLinkQueue } from "./jobs.server.ts";
import { paceMs, sendSignInLinkQueueName } from "./rules.ts";

const wrong = "pas-le-bon-mot-de-passe";
let mailbox: Mailbox;

beforeAll(async () => {
  mailbox = await startMailbox();
  await startJobs([sendSignInLinkQueue]);
});
afterAll(async () => {
  await stopJobs(0);
  await mailbox.stop();
});
beforeEach(async () => {
  env().SMTP_URL = undefined;
  mailbox.clear();
  mailbox.refuse(null);
  await db.delete(users);
  await db.execute(sql`truncate rate_limits, verifications, mail_pauses`);
  await db.execute(sql`delete from pgboss.job`);
  await createAdministrator(owner);
});

/** Tries wrong passwords from one client. */
async function guess(times: number, place: string, email = owner.email) {
  const outcomes = [];
  for (let count = 0; count < times; count++) outcomes.push(await openBrowser(place).signIn(wrong, email));
  return outcomes.map(({ outcome }) => outcome);
}

/** Sets the account's count of tries to a high number, as wrong passwords from many clients would. */
async function attack(email = owner.email) {
  await guess(1, crypto.randomUUID(), email);
  await db.update(rateLimits).set({ count: 1000 }).where(eq(rateLimits.scope, "sign-in-account"));
}

/** Runs the queued jobs. Returns how many it ran. */
async function runJobs(): Promise<number> {
  const { rows } = await db.execute<{ data: object }>(
    sql`delete from pgboss.job where name = ${sendSignInLinkQueueName} returning data`,
  );
  for (const { data } of rows) await sendSignInLinkQueue.work(data);
  return rows.length;
}

async function cookieOf(token: string): Promise<string> {
  const result = await redeemSignInLink(token);
  return result.outcome === "done" ? result.setCookie : "";
}

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? "";

// rule accounts/attempts
describe("a browser that the owner has used before", () => {
  it("can sign in with the right password, whatever was tried elsewhere, from the same address or in this browser", async () => {
    const known = openBrowser("shared");
    await known.signIn();
    await known.signOut();
    await attack();
    await guess(6, "shared");
    for (let count = 0; count < 10; count++)
      expect(await known.signIn(wrong)).toEqual({ outcome: "refused" });
    expect(await known.signIn()).toMatchObject({ outcome: "done" });
    expect(known.waits.slice(1, 11)).toEqual([0, 0, 0, 0, 0, 500, 1000, 2000, 4000, 4000]);
    expect(Math.max(...known.waits)).toBe(4000);
  });

  it("counts as known neither with a forged cookie nor for another account", async () => {
    const forger = openBrowser("forger");
    for (let count = 0; count < 5; count++) {
      forger.jar.set("atelier_known", `browser${count}.signature`);
      await forger.signIn(wrong);
    }
    expect(await forger.signIn()).toMatchObject({ outcome: "limited" });
    await createAdministrator({ email: "sacha@example.fr", password: owner.password });
    const sacha = openBrowser("sacha");
    await sacha.signIn(owner.password, "sacha@example.fr");
    await guess(5, "sacha");
    expect(await sacha.signIn()).toMatchObject({ outcome: "limited" });
  });
});

// rule accounts/attempts
describe("a new browser", () => {
  it("waits longer after each try on the account, wherever the tries come from", async () => {
    await guess(4, "elsewhere");
    const browser = openBrowser("here");
    for (let count = 0; count < 5; count++) await browser.signIn(wrong);
    expect(browser.waits).toEqual([0, 500, 1000, 2000, 4000]);
    expect(paceMs(1000)).toBe(4000);
  });

  it("is refused after five tries on one account from one place, and after twenty on any accounts", async () => {
    expect(await guess(6, "here")).toEqual([...Array.from({ length: 5 }, () => "refused"), "limited"]);
    for (let count = 0; count < 20; count++) await guess(1, "spray", `account${count}@example.fr`);
    expect(await openBrowser("spray").signIn()).toMatchObject({ outcome: "limited" });
  });

  it("gets only five passwords checked in a burst of fifty", async () => {
    const tries = Array.from({ length: 50 }, () => openBrowser("burst").signIn(wrong));
    const outcomes = (await Promise.all(tries)).map(({ outcome }) => outcome);
    expect(outcomes.filter((status) => status === "refused")).toHaveLength(5);
  });

  it("has all its tries again after a right password", async () => {
    for (let round = 0; round < 3; round++) {
      await guess(4, "here");
      expect(await openBrowser("here").signIn()).toMatchObject({ outcome: "done" });
    }
  });
});

describe("without a mail server", () => {
  it("tries from many places lock nobody out, and one place waits fifteen minutes at most", async () => {
    await attack();
    expect(await openBrowser("new place").signIn()).toMatchObject({ outcome: "done" });
    await guess(5, "new place");
    const outcome = await openBrowser("new place").signIn();
    expect(outcome).toMatchObject({ outcome: "limited", isLinkMailed: false });
    const seconds = outcome.outcome === "limited" ? outcome.retryAfterSeconds : 0;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);
    await db.update(rateLimits).set({ windowStart: sql`window_start - interval '15 minutes'` });
    expect(await openBrowser("new place").signIn()).toMatchObject({ outcome: "done" });
    expect(await runJobs()).toBe(0);
  });

  it("a sign-in link made on the server's command line turns a browser into a known one", async () => {
    await guess(5, "here");
    const link = (await createSignInLink(" Camille@Example.fr ")) ?? "";
    expect(await createSignInLink("personne@example.fr")).toBeNull();
    const browser = openBrowser("here");
    browser.keep([await cookieOf(tokenIn(link))]);
    expect(await browser.signIn()).toMatchObject({ outcome: "done" });
  });

  it("tries from many places lock nobody out while mail is paused or in the demonstration", async () => {
    env().SMTP_URL = mailbox.url;
    await pauseMail(db, "connection", "away");
    await attack();
    expect(await openBrowser("new place").signIn()).toMatchObject({ outcome: "done" });
    await db.delete(mailPauses);
    env().DEMO = "on";
    await attack();
    expect(await openBrowser("newer place").signIn()).toMatchObject({ outcome: "done" });
    env().DEMO = "off";
  });
});

describe("with a mail server", () => {
  beforeEach(() => {
    env().SMTP_URL = mailbox.url;
  });

  it("the owner of an account under attack gets a sign-in link by e-mail, which lets a new browser in", async () => {
    await attack();
    const browser = openBrowser("new place");
    expect(await browser.signIn()).toMatchObject({ outcome: "limited", isLinkMailed: true });
    expect(await runJobs()).toBe(1);
    const mail = await mailbox.waitFor({ to: owner.email });
    expect(mail.text).toContain("Ce lien sert une seule fois, pendant une heure.");
    const token = tokenIn(mail.text);
    expect(await isSignInLinkGood(token)).toBe(true);

    const cookie = await cookieOf(token);
    expect(cookie).toMatch(/^atelier_known=[^;]+; Max-Age=31536000; Path=\/admin; HttpOnly; SameSite=Lax$/);
    expect(await db.$count(sessions)).toBe(0);
    browser.keep([cookie]);
    expect(await browser.signIn(wrong)).toEqual({ outcome: "refused" });
    expect(await browser.signIn()).toMatchObject({ outcome: "done" });

    expect(await isSignInLinkGood(token)).toBe(false);
    expect(await redeemSignInLink(token)).toEqual({ outcome: "gone" });
  });

  it("an address without an account gets the same answer, and no e-mail is sent", async () => {
    const unknown = "personne@example.fr";
    await attack(unknown);
    await attack();
    const [theirs, hers] = [
      await openBrowser("one").signIn(wrong, unknown),
      await openBrowser("other").signIn(wrong),
    ];
    expect(theirs).toMatchObject({ outcome: "limited", isLinkMailed: true });
    expect({ ...theirs, retryAfterSeconds: 0 }).toEqual({ ...hers, retryAfterSeconds: 0 });
    expect(await runJobs()).toBe(2);
    expect(mailbox.received.map(({ to }) => to)).toEqual([[owner.email]]);
  });

  it("an account gets one sign-in link at a time, and another only after the first was used", async () => {
    const ask = async () => {
      await db.delete(rateLimits).where(eq(rateLimits.scope, "sign-in-link"));
      await guess(1, "here");
      return runJobs();
    };
    await guess(5, "here");
    await guess(3, "here");
    expect(await runJobs()).toBe(1);
    expect(await ask()).toBe(1);
    expect(mailbox.received).toHaveLength(1);
    await redeemSignInLink(tokenIn(mailbox.received[0]?.text ?? ""));
    expect(await ask()).toBe(1);
    expect(mailbox.received).toHaveLength(2);
  });

  it("a sign-in link is valid for an hour, is stored only as a fingerprint, and is deleted afterwards", async () => {
    await guess(6, "here");
    await runJobs();
    const token = tokenIn((await mailbox.waitFor({ to: owner.email })).text);
    const { rows } = await db.execute(sql`select * from verifications`);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify((await db.execute(sql`select * from emails`)).rows)).not.toContain(token);
    await db.update(verifications).set({ expiresAt: sql`expires_at - interval '61 minutes'` });
    expect(await isSignInLinkGood(token)).toBe(false);
    expect(await redeemSignInLink(token)).toEqual({ outcome: "gone" });
    await purgeSessionsQueue.work({});
    expect(await db.$count(verifications)).toBe(0);
    for (const made of ["", "x", "é".repeat(10_000)])
      expect(await redeemSignInLink(made)).toEqual({ outcome: "gone" });
  });

  it("a sign-in link that could not be sent is not valid; the program sends another, and meanwhile the person waits", async () => {
    await guess(6, "here");
    mailbox.refuse("sender");
    const { rows } = await db.execute<{ data: object }>(sql`select data from pgboss.job`);
    await expect(sendSignInLinkQueue.work(rows[0]?.data ?? {})).rejects.toThrow("sign-in link not sent");
    expect(await db.$count(verifications)).toBe(0);
    expect(await openBrowser("here").signIn()).toMatchObject({ outcome: "limited", isLinkMailed: false });
    mailbox.refuse(null);
    await runJobs();
    expect(mailbox.received).toHaveLength(1);
  });
});
