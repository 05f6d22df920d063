import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { sessions, twoFactors, users, verifications } from "#app/db/schema/auth.server.ts";
import { emails, rateLimits } from "#app/db/schema/platform.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { authenticatorCode, authenticatorKey } from "#tests/support/authenticator.ts";
import { openBrowser, owner, signedIn } from "#tests/support/owner-browser.ts";
import { createAdministrator, removeSecondFactor } from "./commands/administrators.server.ts";
import { changeSecondFactor, pendingFactor, signInByCode } from "./commands/second-factor.server.ts";
import { getSecondFactor } from "./queries.server.ts";
import { readCode, recoveryCodes } from "./rules.ts";

beforeAll(() => startJobs([deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>")]));
afterAll(() => stopJobs(0));
beforeEach(async () => {
  await db.delete(emails);
  await db.delete(users);
  await db.delete(rateLimits);
  await db.delete(verifications);
  await createAdministrator(owner);
});

/** Signs in the owner and activates a second factor. Returns the app's secret URL and the recovery codes. */
async function secured() {
  const { person, browser, keep, actor } = await signedIn();
  const drawn = await changeSecondFactor(
    person,
    { intent: "create-code", current_password: owner.password },
    browser(),
  );
  if (drawn.outcome !== "done" || !drawn.uri || !drawn.codes) throw new Error("the second factor is drawn");
  const confirmed = await changeSecondFactor(
    person,
    { intent: "confirm-code", code: authenticatorCode(drawn.uri) },
    browser(),
  );
  if (confirmed.outcome !== "done") throw new Error("the second factor is confirmed");
  keep(confirmed.setCookies ?? []);
  return { uri: drawn.uri, codes: drawn.codes, person, browser, keep, actor };
}

/** Opens a browser and types the right password in it. The returned `type` sends a code. */
async function challenged(clientKey = "client", { trusted = false } = {}) {
  const opened = openBrowser(clientKey);
  const outcome = await opened.signIn(owner.password, owner.email, { trusted });
  expect(outcome).toMatchObject({ outcome: "done", needsCode: true });
  return {
    ...opened,
    async type(code: string) {
      const typed = { code, ...(trusted && { trusted: "on" }) };
      const answer = await signInByCode(typed, clientKey, opened.browser());
      if (answer.outcome === "done") opened.keep(answer.setCookies);
      return answer;
    },
  };
}

// rule accounts/second-factor
describe("a second factor", () => {
  it("is on only once the person has typed a correct code from the app", async () => {
    const { person, browser } = await signedIn();
    expect(await getSecondFactor(person)).toEqual({ isOn: false, codesLeft: 0 });
    const values = { intent: "create-code", current_password: owner.password };
    const drawn = await changeSecondFactor(person, values, browser());
    expect(drawn).toMatchObject({
      outcome: "done",
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Atelier%2072:camille/),
      codes: expect.objectContaining({ length: 10 }),
    });
    expect(pendingFactor(drawn, values)).toMatchObject({ qr: { side: expect.any(Number) } });
    expect(
      await changeSecondFactor(person, { intent: "confirm-code", code: "000000" }, browser()),
    ).toMatchObject({
      outcome: "invalid",
      errors: { code: expect.any(String) },
    });
    expect(await getSecondFactor(person)).toMatchObject({ isOn: false });
    expect(await openBrowser().signIn()).toMatchObject({ needsCode: false });
  });

  it("asks for the password before anything changes", async () => {
    const { person, browser } = await secured();
    for (const intent of ["create-code", "renew-codes", "drop-code"])
      expect(
        await changeSecondFactor(person, { intent, current_password: "pas-le-bon" }, browser()),
      ).toMatchObject({ outcome: "invalid", errors: { current_password: expect.any(String) } });
    expect(await getSecondFactor(person)).toEqual({ isOn: true, codesLeft: 10 });
  });

  it("keeps its key and codes encrypted", async () => {
    const { uri, codes } = await secured();
    const [row] = await db.select().from(twoFactors);
    expect(row?.secret).not.toContain(authenticatorKey(uri).toString());
    expect(row?.backupCodes).not.toContain(codes[0]);
  });

  it("opens no session with the password alone: the right code opens it, and then the browser is known", async () => {
    const { uri } = await secured();
    await db.delete(sessions);
    const { jar, actor, type } = await challenged();
    expect([...jar.keys()]).toEqual(["atelier_second"]);
    expect(await actor()).toBeNull();
    expect(await type(authenticatorCode(uri))).toMatchObject({ outcome: "done" });
    expect([...jar.keys()].toSorted()).toEqual(["atelier_known", "atelier_session"]);
    expect(await actor()).toMatchObject({ email: owner.email });
  });

  // rule accounts/attempts
  it("still works for its owner when strangers at the same address type codes without a password", async () => {
    const { uri } = await secured();
    await db.delete(sessions);
    for (const cookies of [null, "atelier_second=made-up"])
      for (let count = 0; count < 25; count += 1)
        await signInByCode({ code: "000000" }, "client", { cookies, userAgent: null });
    const { type } = await challenged("client");
    expect(await type(authenticatorCode(uri))).toMatchObject({ outcome: "done" });
  });

  it("leaves a trusted device signed in for thirty days", async () => {
    const { uri } = await secured();
    const { actor, type } = await challenged("client", { trusted: true });
    await type(authenticatorCode(uri));
    expect(await actor()).toMatchObject({ isTrusted: true });
  });

  it("accepts a code once, even from another browser that gave the password", async () => {
    const { uri } = await secured();
    await db.delete(sessions);
    const code = authenticatorCode(uri);
    const first = await challenged();
    const second = await challenged("elsewhere");
    const answers = await Promise.all([first.type(code), second.type(code)]);
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "gone"]);
    expect(await db.$count(sessions)).toBe(1);
    expect((await (await challenged("third")).type(code)).outcome).toBe("gone");
  });

  it("accepts each recovery code once, in upper or lower case and with or without dashes", async () => {
    const { codes, person } = await secured();
    const [code = ""] = codes;
    const { type, actor } = await challenged();
    expect(await type(` ${code.toUpperCase().replace("-", " ")} `)).toMatchObject({ outcome: "done" });
    expect(await actor()).not.toBeNull();
    expect(await getSecondFactor(person)).toMatchObject({ codesLeft: 9 });
    expect(await (await challenged("elsewhere")).type(code)).toMatchObject({ outcome: "invalid" });
  });

  it("gives new recovery codes on request, and the old codes no longer work", async () => {
    const { codes, person, browser } = await secured();
    const again = await changeSecondFactor(
      { ...person },
      { intent: "renew-codes", current_password: owner.password },
      browser(),
    );
    const drawn = again.outcome === "done" ? (again.codes ?? []) : [];
    expect(drawn).toHaveLength(10);
    expect(await (await challenged()).type(codes[0] ?? "")).toMatchObject({ outcome: "invalid" });
    expect(await (await challenged()).type(drawn[0] ?? "")).toMatchObject({ outcome: "done" });
  });

  it("ends a sign-in after five wrong codes, or when the password was typed too long ago", async () => {
    await secured();
    const { type } = await challenged();
    const answers = [];
    for (let count = 0; count < 6; count++) answers.push((await type("000000")).outcome);
    expect(answers).toEqual(["invalid", "invalid", "invalid", "invalid", "invalid", "gone"]);
    const late = await challenged("elsewhere");
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
    expect((await late.type("123456")).outcome).toBe("gone");
  });

  it("is locked for a quarter of an hour after ten wrong codes in a row, wherever they come from", async () => {
    const { uri } = await secured();
    for (const client of ["one", "two"]) {
      const { type } = await challenged(client);
      for (let count = 0; count < 5; count++) await type("000000");
    }
    const { type } = await challenged("three");
    expect(await type(authenticatorCode(uri))).toMatchObject({ outcome: "limited" });
    await db.update(twoFactors).set({ lockedUntil: sql`now() - interval '1 second'` });
    expect(await type(authenticatorCode(uri))).toMatchObject({ outcome: "done" });
  });

  it("limits the number of codes typed after one right password, even after the sign-in has asked for the password again", async () => {
    const { uri } = await secured();
    const { type, jar } = await challenged();
    const challenge = new Map(jar);
    const answers: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      for (const [name, value] of challenge) jar.set(name, value);
      answers.push((await type(count < 20 ? "000000" : authenticatorCode(uri))).outcome);
    }
    expect(answers.slice(0, 5)).toEqual(Array(5).fill("invalid"));
    expect(answers).not.toContain("done");
    expect(answers.at(-1)).toBe("limited");
  });

  it("refuses a malformed code before looking up the sign-in", async () => {
    for (const typed of ["", "12345", "1234567", "x".repeat(10_000), "é".repeat(10)]) {
      expect(readCode(typed)).toBeNull();
      expect(await signInByCode({ code: typed }, "client", { cookies: null, userAgent: null })).toMatchObject(
        {
          outcome: "invalid",
        },
      );
    }
    expect(await signInByCode({ code: "123456" }, "client", { cookies: null, userAgent: null })).toEqual({
      outcome: "gone",
    });
  });

  it("can be removed by its owner with the password, and by the operator", async () => {
    const { person, browser, keep, actor } = await secured();
    const dropped = await changeSecondFactor(
      person,
      { intent: "drop-code", current_password: owner.password },
      browser(),
    );
    if (dropped.outcome === "done") keep(dropped.setCookies ?? []);
    expect(await actor()).not.toBeNull();
    expect(await openBrowser().signIn()).toMatchObject({ needsCode: false });
    // rule accounts/told
    const told = await db.select().from(emails).orderBy(emails.position);
    expect(told.map(({ kind }) => kind)).toEqual(["account_code-on", "account_code-off"]);
    expect(told[1]?.plain).toMatch(/mise hors service le .*, depuis Firefox sur Linux\./);
    await secured();
    expect(await removeSecondFactor(owner.email)).toBe(true);
    expect(await db.$count(sessions)).toBe(0);
    expect(await openBrowser().signIn()).toMatchObject({ needsCode: false });
    expect(await removeSecondFactor("personne@example.fr")).toBe(false);
  });

  it("changes nothing for accounts that have none", async () => {
    await db.execute(sql`update users set two_factor_enabled = default`);
    const { actor, signIn } = openBrowser();
    expect(await signIn()).toMatchObject({ outcome: "done", needsCode: false });
    expect(await actor()).toMatchObject({ email: owner.email });
    expect(await db.$count(twoFactors, eq(twoFactors.verified, true))).toBe(0);
  });
});

it("recovery codes contain no characters that look alike", () => {
  const codes = recoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{5}-[a-hj-km-np-z2-9]{5}$/);
});
