import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { passkeys, verifications } from "#app/db/schema/auth.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { openBrowser, owner, signedIn } from "#tests/support/owner-browser.ts";
import {
  add,
  askChallenge,
  atSignIn,
  origin,
  withOwner,
  withPasskey,
} from "#tests/support/passkey-browser.ts";
import { passkeyDevice } from "#tests/support/passkey-device.ts";
import { createAdministrator, removeSecondFactor, resetPassword } from "../commands/administrators.server.ts";
import { signInLimits } from "../rules.ts";
import { changePasskeys } from "./commands.server.ts";
import { getPasskeys } from "./queries.server.ts";
import { mostPasskeys } from "./rules.ts";

withOwner();

/** Creates another account, which is signed in with its own browser. */
async function colleague() {
  const other = { ...owner, email: "sacha@example.fr" };
  await createAdministrator(other);
  const browser = openBrowser("sacha");
  await browser.signIn(other.password, other.email);
  const person = await browser.actor();
  if (!person) throw new Error("sacha signs in");
  return { ...browser, person };
}

const refused = { outcome: "refused" };

// rule accounts/passkeys
describe("adding a passkey", () => {
  it("asks for a name and the password, and sends the person an e-mail", async () => {
    const { account } = await withPasskey();
    expect((await getPasskeys(account.person)).kept).toEqual([
      { id: expect.any(String), name: "Téléphone", createdAt: expect.any(Date), usedAt: null },
    ]);
    const [mail] = await db.select().from(emails);
    expect(mail).toMatchObject({ kind: "passkey_added", recipients: [owner.email] });
    expect(mail?.plain).toContain("depuis Firefox sur Linux");
  });

  it("creates no challenge without a name and the password, and shares its password limit with the account's other forms", async () => {
    const { person, browser } = await signedIn();
    const ask = (typed: Record<string, string>) =>
      changePasskeys(person, { intent: "passkey-challenge", ...typed }, browser());
    expect(await ask({})).toMatchObject({
      outcome: "invalid",
      errors: { passkey_name: expect.any(String), current_password: expect.any(String) },
    });
    expect(await ask({ passkey_name: "x".repeat(61), current_password: owner.password })).toMatchObject({
      errors: { passkey_name: expect.any(String) },
    });
    for (let count = 0; count < signInLimits.place.limit; count++)
      expect(await ask({ passkey_name: "Téléphone", current_password: "pas-le-bon" })).toMatchObject({
        errors: { current_password: "Ce n’est pas votre mot de passe actuel" },
      });
    expect(await ask({ passkey_name: "Téléphone", current_password: owner.password })).toMatchObject({
      outcome: "limited",
      errors: { current_password: expect.stringContaining("Trop de tentatives") },
    });
    expect(await db.$count(verifications)).toBe(0);
  });

  it("is limited to this site, and asks the device to verify its user", async () => {
    const { options } = await askChallenge(await signedIn());
    expect(options).toMatchObject({
      rp: { id: new URL(origin).hostname, name: expect.stringContaining("Atelier") },
      user: { name: owner.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  it("refuses a device that did not recognise its person, the passkey of another site, and a late answer", async () => {
    const account = await signedIn();
    for (const device of [
      passkeyDevice({ origin, recognises: false }),
      passkeyDevice({ origin: "https://ailleurs.example" }),
    ])
      expect(
        await add(account, device.create((await askChallenge(account)).options.challenge)),
      ).toMatchObject(refused);
    const { options } = await askChallenge(account);
    await db.execute(sql`update verifications set expires_at = now() - interval '1 second'`);
    expect(await add(account, passkeyDevice({ origin }).create(options.challenge))).toMatchObject({
      ...refused,
      refusal: expect.stringContaining("Recommencez"),
    });
    expect(await db.$count(passkeys)).toBe(0);
    expect(await db.$count(emails)).toBe(0);
  });

  it("accepts a challenge once, only for adding a passkey in the browser and the account that asked for it", async () => {
    const account = await signedIn();
    const device = passkeyDevice({ origin });
    const { options } = await askChallenge(account);
    const elsewhere = await signedIn("elsewhere");
    expect(await add(elsewhere, device.create(options.challenge))).toMatchObject(refused);
    expect(await add(account, device.create(options.challenge))).toMatchObject({ outcome: "done" });
    expect(await add(account, passkeyDevice({ origin }).create(options.challenge))).toMatchObject(refused);
    // The challenge of a sign-in cannot add a passkey, because no password was needed to get it.
    const { challenge, jar } = await atSignIn();
    elsewhere.jar.set("atelier_passkey", jar.get("atelier_passkey") ?? "");
    expect(await add(elsewhere, passkeyDevice({ origin }).create(challenge))).toMatchObject(refused);
    expect(await db.$count(passkeys)).toBe(1);
  });

  it("refuses the challenge of another account", async () => {
    const account = await signedIn();
    const { options } = await askChallenge(account);
    const { person, ...sacha } = await colleague();
    sacha.jar.set("atelier_passkey", account.jar.get("atelier_passkey") ?? "");
    const answer = passkeyDevice({ origin }).create(options.challenge);
    expect(await add({ ...sacha, person }, answer)).toMatchObject(refused);
    expect(await db.$count(passkeys)).toBe(0);
  });

  it("allows ten passkeys at most, and refuses an answer that is not a passkey", async () => {
    const account = await signedIn();
    for (const answer of ["", "null", "{}", "[", "x".repeat(40_000), '{"id":"\\ud800"}'])
      expect(await add(account, answer)).toMatchObject(refused);
    const { userId } = account.person;
    await db.insert(passkeys).values(
      Array.from({ length: mostPasskeys }, (_, n) => ({
        id: `${n}`,
        name: `${n}`,
        publicKey: "",
        userId,
        credentialID: `${n}`,
        counter: 0,
        deviceType: "",
        backedUp: false,
      })),
    );
    const typed = { intent: "passkey-challenge", passkey_name: "Encore", current_password: owner.password };
    expect(await changePasskeys(account.person, typed, account.browser())).toMatchObject(refused);
  });
});

// rule accounts/passkeys
describe("removing a passkey", () => {
  it("asks for the password, sends the person an e-mail, and the passkey no longer works", async () => {
    const { account, device } = await withPasskey();
    const { person, browser } = account;
    const id = (await getPasskeys(person)).kept[0]?.id ?? "";
    const remove = (current_password: string) =>
      changePasskeys(person, { intent: "passkey-remove", id, current_password }, browser());
    expect(await remove("pas-le-bon")).toMatchObject({ outcome: "invalid", id });
    const { send, challenge } = await atSignIn();
    expect(await remove(owner.password)).toMatchObject({ outcome: "done" });
    expect(await remove(owner.password)).toMatchObject({ outcome: "gone" });
    expect(await send(device.answer(challenge))).toEqual(refused);
    expect((await db.select().from(emails)).map(({ kind }) => kind).toSorted()).toEqual([
      "passkey_added",
      "passkey_removed",
    ]);
  });

  it("is possible only for one's own passkeys", async () => {
    const { account } = await withPasskey();
    const id = (await getPasskeys(account.person)).kept[0]?.id ?? "";
    const { person, ...sacha } = await colleague();
    const typed = { intent: "passkey-remove", id, current_password: owner.password };
    expect(await changePasskeys(person, typed, sacha.browser())).toMatchObject({ outcome: "gone" });
    expect((await getPasskeys(person)).kept).toEqual([]);
    expect(await db.$count(passkeys)).toBe(1);
  });

  it("also happens when the operator resets the password or helps a person who lost their phone", async () => {
    for (const act of [() => resetPassword(owner), () => removeSecondFactor(owner.email)]) {
      await withPasskey();
      await act();
      expect(await db.$count(passkeys)).toBe(0);
    }
  });
});
