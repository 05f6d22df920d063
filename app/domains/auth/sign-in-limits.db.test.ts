import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import { openBrowser, owner } from "#tests/support/owner-browser.ts";
import { createAdministrator } from "./commands/administrators.server.ts";

beforeEach(async () => {
  await db.delete(users);
  await db.delete(rateLimits);
  await createAdministrator(owner);
});

describe("the limits of signing in", () => {
  const wrong = "pas-le-bon-mot-de-passe";

  it("stop an account after five wrong passwords, even the right one after them, from anywhere", async () => {
    for (let count = 0; count < 5; count++) await openBrowser(`client ${count}`).signIn(wrong);
    const outcome = await openBrowser("another client").signIn();
    expect(outcome).toMatchObject({ status: "limited" });
    expect(outcome.status === "limited" && outcome.retryAfterSeconds).toBeGreaterThan(0);
    expect(outcome.status === "limited" && outcome.retryAfterSeconds).toBeLessThanOrEqual(900);
  });

  it("are the same for an address without account", async () => {
    for (let count = 0; count < 5; count++)
      await openBrowser(`client ${count}`).signIn(wrong, "personne@example.fr");
    expect(await openBrowser().signIn(wrong, "personne@example.fr")).toMatchObject({ status: "limited" });
  });

  it("let a burst of fifty tries look at five passwords at most", async () => {
    const tries = Array.from({ length: 50 }, (_, number) => openBrowser(`client ${number}`).signIn(wrong));
    const outcomes = (await Promise.all(tries)).map(({ status }) => status);
    expect(outcomes.filter((status) => status === "refused")).toHaveLength(5);
  });

  it("stop a client after twenty wrong passwords, whatever the accounts", async () => {
    for (let count = 0; count < 20; count++) await openBrowser().signIn(wrong, `account${count}@example.fr`);
    expect(await openBrowser().signIn()).toMatchObject({ status: "limited" });
    expect(await openBrowser("another client").signIn()).toMatchObject({ status: "signed-in" });
  });

  it("begin again after a right password", async () => {
    for (let round = 0; round < 3; round++) {
      for (let count = 0; count < 4; count++) await openBrowser().signIn(wrong);
      expect(await openBrowser().signIn()).toMatchObject({ status: "signed-in" });
    }
  });

  it("do not lock out the browser the owner used before", async () => {
    const known = openBrowser();
    await known.signIn();
    await known.signOut();
    for (let count = 0; count < 6; count++) await openBrowser("elsewhere").signIn(wrong);
    expect(await openBrowser("elsewhere too").signIn()).toMatchObject({ status: "limited" });
    expect(await known.signIn()).toMatchObject({ status: "signed-in" });
  });

  it("hold for that browser too, and a cookie it made up does not count", async () => {
    const known = openBrowser();
    await known.signIn();
    for (let count = 0; count < 5; count++) await known.signIn(wrong);
    expect(await known.signIn()).toMatchObject({ status: "limited" });
    const forger = openBrowser("forger");
    for (let count = 0; count < 5; count++) {
      forger.jar.set("atelier_known", `browser${count}.signature`);
      await forger.signIn(wrong);
    }
    expect(await forger.signIn(wrong)).toMatchObject({ status: "limited" });
  });
});
