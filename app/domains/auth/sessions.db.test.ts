import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import {
  changePassword,
  revokeOtherSessions,
  revokeSession,
  updateDisplayName,
} from "./commands/account.server.ts";
import { signIn } from "./commands/sign-in.server.ts";
import { createAdministrator } from "./commands/administrators.server.ts";
import { purgeSessionsQueue } from "./jobs.server.ts";
import { getActor, hasSession, listSessions } from "./queries.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { firefox, openBrowser, owner, signedIn } from "#tests/support/owner-browser.ts";

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  await db.delete(users);
  await db.delete(rateLimits);
  await createAdministrator(owner);
});

// rule accounts/sign-in
describe("signing in", () => {
  it("opens a session for the right password, in whatever case the address is typed", async () => {
    const browser = openBrowser();
    expect(await browser.signIn(owner.password, " Camille@Example.FR ")).toMatchObject({
      outcome: "done",
    });
    expect(await browser.actor()).toMatchObject({ email: owner.email, name: "Camille" });
  });

  it("requires both the address and the password", async () => {
    expect(await openBrowser().signIn("", " ")).toEqual({
      outcome: "invalid",
      errors: { email: "L’adresse e-mail est requise", password: "Le mot de passe est requis" },
    });
  });

  it.each([
    ["a wrong password", owner.email, "pas-le-bon-mot-de-passe"],
    ["an unknown address", "personne@example.fr", owner.password],
    ["a malformed address", "camille", owner.password],
    ["an endless password", owner.email, "x".repeat(10_000)],
  ])("gives %s the same answer and sets no cookie", async (_what, email, password) => {
    expect(await openBrowser().signIn(password, email)).toEqual({ outcome: "refused" });
    expect(await db.$count(sessions)).toBe(0);
  });

  it("sets a cookie that lasts two hours, is for this site only and cannot be read by scripts", async () => {
    const outcome = await openBrowser().signIn();
    const cookies = outcome.outcome === "done" ? outcome.setCookies : [];
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^atelier_session=[^;]+; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[1]).toMatch(
      /^atelier_known=[^;]+; Max-Age=31536000; Path=\/admin; HttpOnly; SameSite=Lax$/,
    );
  });

  it("ignores a cookie with a wrong signature", async () => {
    const { jar, actor, person } = await signedIn();
    const [token] = (await db.select({ token: sessions.token }).from(sessions)).map((row) => row.token);
    expect(person.email).toBe(owner.email);
    jar.set("atelier_session", `${token}.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D`);
    expect(await actor()).toBeNull();
  });

  it("never stores the person's network address", async () => {
    await signedIn();
    const [row] = await db.select().from(sessions);
    expect(row).toMatchObject({ ipAddress: "", userAgent: firefox });
  });
});

// rule accounts/sessions
describe("a session", () => {
  const age = (column: "expires_at" | "created_at", interval: string) =>
    db.execute(sql`update sessions set ${sql.identifier(column)} = now() - ${interval}::interval`);

  it("ends two hours after its last activity, and its row is deleted", async () => {
    const { actor, jar } = await signedIn();
    await age("expires_at", "1 second");
    expect(await actor()).toBeNull();
    expect(jar.has("atelier_session")).toBe(false);
    expect(await db.$count(sessions)).toBe(0);
  });

  it("is extended by activity, with at most one write a minute", async () => {
    const { actor } = await signedIn();
    await db.execute(sql`update sessions set expires_at = now() + interval '10 minutes'`);
    await actor({ prolong: false });
    const ends = () =>
      db.select({ in: sql<number>`extract(epoch from expires_at - now())::int` }).from(sessions);
    expect((await ends())[0]?.in).toBeLessThan(700);
    await actor();
    expect((await ends())[0]?.in).toBeGreaterThan(7_100);
  });

  it("ends twelve hours after it began, however active the person is, and its row is deleted", async () => {
    const { actor, jar } = await signedIn();
    await age("created_at", "11 hours 59 minutes");
    expect(await actor()).not.toBeNull();
    await age("created_at", "12 hours");
    expect(await actor()).toBeNull();
    expect(jar.has("atelier_session")).toBe(false);
    expect(await db.$count(sessions)).toBe(0);
  });

  it("lasts thirty days on a trusted device, however idle, is marked as trusted in the list and can be ended", async () => {
    const { keep, browser, actor, jar } = openBrowser();
    const outcome = await signIn(
      { email: owner.email, password: owner.password, trusted: "on" },
      "client",
      browser(),
      async () => {},
    );
    const cookies = outcome.outcome === "done" ? outcome.setCookies : [];
    expect(cookies[0]).toMatch(/^atelier_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    keep(cookies);
    await db.execute(
      sql`update sessions set created_at = now() - interval '29 days', updated_at = now() - interval '9 days', expires_at = now() + interval '1 day'`,
    );
    const person = await actor();
    expect(person).toMatchObject({ isTrusted: true });
    const [row] = await db.select().from(sessions);
    expect(Date.now() - Number(row?.updatedAt)).toBeLessThan(60_000);
    const other = await signedIn("elsewhere");
    expect(
      (await listSessions(other.person)).map(({ trustedUntil }) => trustedUntil !== null).toSorted(),
    ).toEqual([false, true]);
    await purgeSessionsQueue.work({});
    expect(await db.$count(sessions)).toBe(2);
    expect(await revokeSession(other.person, person?.sessionId ?? "")).toBe(true);
    expect(await actor()).toBeNull();
    expect(jar.has("atelier_session")).toBe(false);
  });

  it("on a trusted device ends after thirty days, and when the password changes", async () => {
    const trusted = openBrowser();
    await trusted.signIn(owner.password, owner.email, { trusted: true });
    await age("created_at", "30 days");
    expect(await trusted.actor()).toBeNull();
    await trusted.signIn(owner.password, owner.email, { trusted: true });
    const { person, changePassword: change } = await signedIn("elsewhere");
    await change(person, owner.password, "trois chats sur le banc");
    expect(await trusted.actor()).toBeNull();
  });

  it("leaves no row behind after it ends, even if nobody comes back", async () => {
    await signedIn();
    await age("expires_at", "1 second");
    await signedIn();
    await age("created_at", "12 hours 1 second");
    const { person } = await signedIn();
    await purgeSessionsQueue.work({});
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: person.sessionId }]);
  });

  it("ends when its owner signs out, even for somebody who kept a copy of its cookie", async () => {
    const { browser, actor, signOut: leave } = await signedIn();
    const copy = browser();
    await leave();
    expect(await actor()).toBeNull();
    expect((await getActor(copy)).actor).toBeNull();
  });

  it("is listed with its browser, and the list marks the current session", async () => {
    const { person } = await signedIn();
    await signedIn();
    const list = await listSessions(person);
    expect(list).toHaveLength(2);
    expect(list.map(({ browser }) => browser)).toEqual(["Firefox sur Linux", "Firefox sur Linux"]);
    expect(list.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([person.sessionId]);
  });

  it("can be ended from another session of the same person, but not from itself or by another person", async () => {
    const here = await signedIn();
    const elsewhere = await signedIn();
    expect(await revokeSession(here.person, here.person.sessionId)).toBe(false);
    expect(await revokeSession({ ...here.person, userId: "somebody else" }, elsewhere.person.sessionId)).toBe(
      false,
    );
    expect(await revokeSession(here.person, elsewhere.person.sessionId)).toBe(true);
    expect(await elsewhere.actor()).toBeNull();
    expect(await hasSession(elsewhere.person.sessionId)).toBe(false);
    expect(await here.actor()).not.toBeNull();
    expect(await hasSession(here.person.sessionId)).toBe(true);
  });

  it("can end all the person's other sessions in one go", async () => {
    const here = await signedIn();
    await signedIn();
    await signedIn();
    expect(await revokeOtherSessions(here.person)).toBe(2);
    expect(await listSessions(here.person)).toHaveLength(1);
  });
});

describe("an account", () => {
  const next = "trois chats sur le banc";

  it("gets a new password, and then every other session ends and the current one is renewed", async () => {
    const here = await signedIn();
    const elsewhere = await signedIn();
    expect(await here.changePassword(here.person, owner.password, next)).toMatchObject({ outcome: "done" });
    expect(await elsewhere.actor()).toBeNull();
    expect((await here.actor())?.sessionId).not.toBe(here.person.sessionId);
    expect(await openBrowser().signIn()).toEqual({ outcome: "refused" });
    expect(await openBrowser().signIn(next)).toMatchObject({ outcome: "done" });
  });

  it.each([
    ["not the current password", "pas-le-bon-mot-de-passe", next, "current_password"],
    ["too short", owner.password, "court", "new_password"],
    ["too common", owner.password, "Motdepasse2026!", "new_password"],
    ["the e-mail address", owner.password, owner.email, "new_password"],
  ])("keeps its password when the form refuses the change: %s", async (_what, current, asked, field) => {
    const here = await signedIn();
    const outcome = await here.changePassword(here.person, current, asked);
    expect(outcome).toMatchObject({ outcome: "invalid" });
    expect(outcome.outcome === "invalid" && Object.keys(outcome.errors)).toEqual([field]);
    expect(await openBrowser().signIn()).toMatchObject({ outcome: "done" });
  });

  it("keeps its password when the new one is typed differently the second time", async () => {
    const { person, browser } = await signedIn();
    const typed = { current_password: owner.password, new_password: next, new_password_again: `${next}!` };
    expect(await changePassword(person, typed, browser())).toEqual({
      outcome: "invalid",
      errors: { new_password_again: "Les deux saisies sont différentes" },
    });
  });

  it("limits the number of guesses of its current password", async () => {
    const here = await signedIn();
    for (let count = 0; count < 5; count++)
      await here.changePassword(here.person, "une devinette au hasard", next);
    const outcome = await here.changePassword(here.person, owner.password, next);
    expect(outcome).toMatchObject({
      outcome: "limited",
      errors: { current_password: expect.stringMatching(/^Trop de tentatives\./) },
    });
  });

  it("shows the name that the person typed, and refuses an empty one", async () => {
    const { person, actor } = await signedIn();
    expect(await updateDisplayName(person, { name: "  Camille Aubry " })).toEqual({ outcome: "done" });
    expect((await actor())?.name).toBe("Camille Aubry");
    expect(await updateDisplayName(person, { name: " " })).toMatchObject({ outcome: "invalid" });
    const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, person.userId));
    expect(row?.name).toBe("Camille Aubry");
  });
});
