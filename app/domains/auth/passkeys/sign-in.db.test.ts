import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { passkeys, sessions, users } from "#app/db/schema/auth.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import { authenticatorCode } from "#tests/support/authenticator.ts";
import { openBrowser, owner } from "#tests/support/owner-browser.ts";
import { atSignIn, origin, withOwner, withPasskey } from "#tests/support/passkey-browser.ts";
import { passkeyDevice } from "#tests/support/passkey-device.ts";
import { changeSecondFactor } from "../commands/second-factor.server.ts";
import { sessionLifetimes, signInLimits } from "../rules.ts";
import { createPasskeyChallenge, signInByPasskey } from "./commands.server.ts";
import { getPasskeys } from "./queries.server.ts";

withOwner();

const refused = { outcome: "refused" };

// rule accounts/passkeys
describe("signing in with a passkey", () => {
  it("opens a session, makes the browser a known one, and stores the time of use", async () => {
    const { account, device } = await withPasskey();
    const { send, challenge, options, actor, jar } = await atSignIn("new");
    expect(options).toMatchObject({ userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
    expect(await send(device.answer(challenge))).toMatchObject({ outcome: "done" });
    expect(await actor()).toMatchObject({ email: owner.email });
    expect([...jar.keys()]).toEqual(expect.arrayContaining(["atelier_known", "atelier_session"]));
    expect((await getPasskeys(account.person)).kept[0]?.usedAt).toBeInstanceOf(Date);
  });

  it("replaces both the password and the second factor", async () => {
    const { account, device } = await withPasskey();
    const { person, browser } = account;
    const typed = { intent: "create-code", current_password: owner.password };
    const drawn = await changeSecondFactor(person, typed, browser());
    const uri = (drawn.outcome === "done" && drawn.uri) || "";
    await changeSecondFactor(person, { intent: "confirm-code", code: authenticatorCode(uri) }, browser());
    expect(await openBrowser("new").signIn()).toMatchObject({ needsCode: true });
    const { send, challenge, actor } = await atSignIn("new");
    await send(device.answer(challenge));
    expect(await actor()).toMatchObject({ email: owner.email });
  });

  it("opens a session that lasts as long as others, thirty days on a trusted device", async () => {
    const { device } = await withPasskey();
    const lifetimes = [];
    for (const trusted of [false, true]) {
      await db.delete(sessions);
      const { send, challenge, actor } = await atSignIn();
      await send(device.answer(challenge), { trusted });
      const [session] = await db.select().from(sessions);
      lifetimes.push(Math.round(((session?.expiresAt.getTime() ?? 0) - Date.now()) / 1_000 / 60));
      expect(await actor()).toMatchObject(trusted ? { isTrusted: true } : {});
    }
    expect(lifetimes).toEqual([sessionLifetimes.idle / 60, sessionLifetimes.trusted / 60]);
  });

  it("refuses an answer that was already used, that is late, or whose challenge another browser asked for", async () => {
    const { device } = await withPasskey();
    const first = await atSignIn();
    const answer = device.answer(first.challenge);
    const thief = openBrowser("thief");
    expect(await signInByPasskey({ answer }, "thief", thief.browser())).toEqual(refused);
    const other = await atSignIn("other");
    expect(await other.send(answer)).toEqual(refused);
    expect(await first.send(answer)).toMatchObject({ outcome: "done" });
    expect(await first.send(answer)).toEqual(refused);
    const late = await atSignIn();
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
    expect(await late.send(device.answer(late.challenge))).toEqual(refused);
  });

  it("refuses a copied passkey, whose counter of uses is lower than the stored one", async () => {
    const { device } = await withPasskey();
    await db.update(passkeys).set({ counter: 100 });
    const { send, challenge } = await atSignIn();
    expect(await send(device.answer(challenge))).toEqual(refused);
  });

  it("refuses a device that did not recognise its person, an unknown device, and a malformed answer", async () => {
    const { device } = await withPasskey();
    const careless = passkeyDevice({ origin, recognises: false });
    const { publicKey } = await keyOf(careless);
    await db.update(passkeys).set({ credentialID: careless.id, publicKey });
    for (const known of [careless, device]) {
      const { send, challenge } = await atSignIn();
      expect(await send(known.answer(challenge))).toEqual(refused);
    }
    const { send } = await atSignIn();
    for (const answer of ["", "null", "{}", "[", "x".repeat(40_000)])
      expect(await send(answer)).toEqual(refused);
    expect(await db.$count(sessions)).toBe(1);
  });

  it("does not open a deactivated account", async () => {
    const { device } = await withPasskey();
    await db.delete(sessions);
    await db.update(users).set({ deactivatedAt: new Date() });
    const { send, challenge, actor } = await atSignIn();
    expect(await send(device.answer(challenge))).toEqual(refused);
    expect(await actor()).toBeNull();
    expect(await db.$count(sessions)).toBe(0);
  });

  it("allows each client a limited number of tries", async () => {
    const { device } = await withPasskey();
    const { send, challenge, browser } = await atSignIn();
    await db
      .update(rateLimits)
      .set({ count: signInLimits.passkey.limit })
      .where(eq(rateLimits.scope, signInLimits.passkey.scope));
    expect(await send(device.answer(challenge))).toMatchObject({ outcome: "limited" });
    expect(await createPasskeyChallenge("client", browser())).toMatchObject({ outcome: "limited" });
    expect((await atSignIn("elsewhere")).challenge).toEqual(expect.any(String));
  });

  // rule accounts/attempts
  it("stays possible in a known browser when others have used up the tries of the same network address", async () => {
    const { account } = await withPasskey();
    const { limit } = signInLimits.passkey;
    const stranger = { cookies: "atelier_known=made.up", userAgent: null };
    for (let count = 0; count < limit; count += 1) await createPasskeyChallenge("client", stranger);
    expect(await createPasskeyChallenge("client", stranger)).toMatchObject({ outcome: "limited" });
    expect(await createPasskeyChallenge("client", account.browser())).toMatchObject({ outcome: "done" });
  });
});

/** Returns the public key that the site stores for a device, in base64, from the device's answer. */
async function keyOf(device: ReturnType<typeof passkeyDevice>) {
  const { attestationObject } = (JSON.parse(device.create("")) as Made).response;
  const bytes = Buffer.from(attestationObject, "base64url");
  // The key is the last 77 bytes.
  return { publicKey: bytes.subarray(-77).toString("base64") };
}

interface Made {
  response: { attestationObject: string };
}
