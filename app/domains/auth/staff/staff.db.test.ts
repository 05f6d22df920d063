import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { invitations, sessions, users } from "#app/db/schema/auth.server.ts";
import { rateLimits } from "#app/db/schema/platform.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { env } from "#app/lib/env.server.ts";
import { startNotifications, stopNotifications } from "#app/lib/background/notifications.server.ts";
import { openBrowser, owner, signedIn } from "#tests/support/owner-browser.ts";
import { createAdministrator } from "../commands/administrators.server.ts";
import { updateDisplayName, updatePreferences } from "../commands/account.server.ts";
import { hasSession } from "../queries.server.ts";
import { followSession } from "../realtime.server.ts";
import type { Actor } from "../rules.ts";
import { acceptInvitation } from "./commands/accept.server.ts";
import { changeStaff } from "./commands/change.server.ts";
import { staffTexts as texts } from "./labels.ts";
import { getInvitation, listInvitations, listOwnerNames, listStaff } from "./queries.server.ts";

const password = "trois chats sur le banc";
const typed = { name: "Dominique Leroy", new_password: password, new_password_again: password };
const nobody = { cookies: null, userAgent: null };
let camille: Actor;

beforeEach(async () => {
  await db.delete(users);
  await db.delete(rateLimits);
  // Without a mail server, the screen shows the link.
  env().SMTP_URL = undefined;
  await createAdministrator(owner);
  camille = (await signedIn()).person;
});

function tokenIn(link: string | undefined): string {
  return new URL(link ?? "").searchParams.get("token") ?? "";
}

/** Invites an address, and returns the token of the link. */
async function invite(email: string, role: string, actor = camille): Promise<string> {
  const result = await changeStaff(actor, { intent: "invite", email, role });
  return tokenIn(result.outcome === "done" ? result.link : undefined);
}

/** Creates an account with a role through an invitation. Returns the account with its signed-in browser. */
async function join(email: string, role: string) {
  expect(await acceptInvitation(await invite(email, role), typed, nobody)).toMatchObject({ outcome: "done" });
  const browser = openBrowser();
  await browser.signIn(password, email);
  const person = await browser.actor();
  if (!person) throw new Error("the invited person signs in");
  return { browser, person };
}

const change = (actor: Actor, intent: string, id: string, more: FormValues = {}) =>
  changeStaff(actor, { intent, id, ...more });

// rule accounts/invitations
describe("an invitation", () => {
  it("makes one account, with its role and the name and password that the person chose", async () => {
    const token = await invite(" Dominique@Example.fr ", "writer");
    expect(await getInvitation(token)).toEqual({ email: "dominique@example.fr", role: "writer" });
    const browser = openBrowser();
    const outcome = await acceptInvitation(token, { ...typed, role: "owner" }, browser.browser());
    browser.keep(outcome.outcome === "done" ? outcome.setCookies : []);
    const person = await browser.actor();
    expect(person).toMatchObject({ email: "dominique@example.fr", name: "Dominique Leroy", role: "writer" });
    expect(person).not.toHaveProperty("needsName");
    expect(person).not.toHaveProperty("needsPassword");
    expect(await listInvitations()).toEqual([]);
    expect(await acceptInvitation(token, typed, nobody)).toEqual({ outcome: "gone" });
  });

  it("makes one account when it is accepted twice at the same moment", async () => {
    const token = await invite("dominique@example.fr", "technician");
    const both = await Promise.all([1, 2].map(() => acceptInvitation(token, typed, nobody)));
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "gone"]);
    expect(await db.$count(users)).toBe(2);
  });

  it("ends after seven days, when it is withdrawn, and when a newer link replaces it", async () => {
    const first = await invite("dominique@example.fr", "technician");
    const [{ id } = { id: "" }] = await listInvitations();
    const again = await change(camille, "link", id);
    const second = tokenIn(again.outcome === "done" ? again.link : undefined);
    expect(await getInvitation(first)).toBeNull();
    expect(await getInvitation(second)).not.toBeNull();
    await db.update(invitations).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await getInvitation(second)).toBeNull();
    expect(await acceptInvitation(second, typed, nobody)).toEqual({ outcome: "gone" });
    expect(await listInvitations()).toMatchObject([{ isOver: true }]);
    const third = await change(camille, "resend", id);
    const last = tokenIn(third.outcome === "done" ? third.link : undefined);
    expect(await getInvitation(last)).not.toBeNull();
    expect(await change(camille, "withdraw", id)).toEqual({ outcome: "done" });
    expect(await acceptInvitation(last, typed, nobody)).toEqual({ outcome: "gone" });
    expect(await change(camille, "resend", id)).toEqual({ outcome: "gone" });
    expect(await change(camille, "link", id)).toEqual({ outcome: "gone" });
  });

  it("is stored only as a fingerprint, and its link is shown once", async () => {
    const token = await invite("dominique@example.fr", "technician");
    expect(JSON.stringify(await db.select().from(invitations))).not.toContain(token);
    expect(JSON.stringify(await listInvitations())).not.toContain(token);
  });

  it.each([
    ["", "technician", { email: texts.emailRequired }],
    ["dominique", "technician", { email: texts.notAnAddress }],
    [`${"x".repeat(400)}@example.fr`, "technician", { email: texts.notAnAddress }],
    ["dominique@example.fr", "", { role: texts.roleRequired }],
    ["dominique@example.fr", "admin", { role: texts.roleRequired }],
    [owner.email.toUpperCase(), "technician", { email: texts.hasAccount }],
  ])("for '%s' as '%s' is refused with an error at its field", async (email, role, errors) => {
    expect(await changeStaff(camille, { intent: "invite", email, role })).toEqual({
      outcome: "invalid",
      errors,
    });
    expect(await listInvitations()).toEqual([]);
  });

  it("is refused, with advice, for an address that is already invited or has a deactivated account", async () => {
    await invite("dominique@example.fr", "writer");
    const twice = await changeStaff(camille, {
      intent: "invite",
      email: "dominique@example.fr",
      role: "owner",
    });
    expect(twice).toMatchObject({ errors: { email: texts.hasInvitation } });
    const { person } = await join("sacha@example.fr", "writer");
    await change(camille, "deactivate", person.userId);
    const known = await changeStaff(camille, { intent: "invite", email: "sacha@example.fr", role: "owner" });
    expect(known).toMatchObject({ errors: { email: texts.hasDeactivatedAccount } });
  });

  it("requires a good password and a person's name, and stays valid until both are given", async () => {
    const token = await invite("dominique@example.fr", "writer");
    const weak = { name: "Admin", new_password: "Motdepasse2026!", new_password_again: "Motdepasse2026" };
    const outcome = await acceptInvitation(token, weak, nobody);
    expect(outcome).toMatchObject({ outcome: "invalid" });
    expect(Object.keys(outcome.outcome === "invalid" ? outcome.errors : {})).toContain("name");
    const common = { ...typed, new_password: "Motdepasse2026!", new_password_again: "Motdepasse2026!" };
    expect(await acceptInvitation(token, common, nobody)).toMatchObject({ outcome: "invalid" });
    expect(await getInvitation(token)).not.toBeNull();
  });

  it("does not change an account that was made for its address meanwhile", async () => {
    const token = await invite("dominique@example.fr", "owner");
    await createAdministrator({ email: "dominique@example.fr", password: owner.password });
    expect(await acceptInvitation(token, typed, nobody)).toEqual({ outcome: "gone" });
    expect((await openBrowser().signIn(password, "dominique@example.fr")).outcome).toBe("refused");
  });

  it("can be made only a limited number of times in an hour", async () => {
    const { outcome } = await changeStaff(camille, { intent: "link", id: crypto.randomUUID() });
    expect(outcome).toBe("gone");
    await db.update(rateLimits).set({ count: 30 }).where(eq(rateLimits.scope, "invitation"));
    expect(
      await changeStaff(camille, { intent: "invite", email: "d@example.fr", role: "writer" }),
    ).toMatchObject({ outcome: "limited" });
  });
});

// rule accounts/roles
describe("a role", () => {
  it("is owner for an account that was made before roles existed", async () => {
    await db.execute(sql`insert into users (id, name, email) values ('old', 'Ancienne', 'old@example.fr')`);
    expect(await listStaff()).toMatchObject([{ name: "Ancienne", role: "owner" }, { role: "owner" }]);
  });

  it("can be changed by an owner, with immediate effect", async () => {
    const { browser, person } = await join("dominique@example.fr", "technician");
    expect(await change(camille, "change-role", person.userId, { role: "writer" })).toEqual({
      outcome: "done",
    });
    expect(await browser.actor()).toMatchObject({ role: "writer" });
  });

  it("cannot be raised by the person who has it, with any form", async () => {
    const { browser, person } = await join("dominique@example.fr", "technician");
    const mine = person.userId;
    const forged = { role: "owner", deactivatedAt: "", intent: "rename" };
    expect(await change(person, "change-role", mine, { role: "owner" })).toMatchObject({
      refusal: texts.ownAccount,
    });
    for (const [intent, id] of [
      ["change-role", camille.userId],
      ["deactivate", camille.userId],
      ["reactivate", mine],
      ["invite", ""],
      ["resend", crypto.randomUUID()],
      ["link", crypto.randomUUID()],
      ["withdraw", crypto.randomUUID()],
    ] as const)
      expect(
        await change(person, intent, id, { role: "writer", email: "x@example.fr" }),
        intent,
      ).toMatchObject({ outcome: "refused", refusal: texts.notOwner });
    await updateDisplayName(person, { ...forged, name: "Dominique" });
    await updatePreferences(person, { ...forged, marksReadOnOpen: "on" });
    expect(await browser.actor()).toMatchObject({ name: "Dominique", role: "technician" });
    expect(await listOwnerNames()).toEqual(["Camille"]);
  });

  it.each(["", "toString", "invite-all"])(
    "cannot be changed by a form with the intent '%s'",
    async (intent) => {
      expect(await changeStaff(camille, { intent })).toEqual({ outcome: "refused" });
    },
  );
});

// rule accounts/last-owner
describe("the last owner", () => {
  it("can neither change their own role nor deactivate themselves", async () => {
    for (const [intent, more] of [
      ["change-role", { role: "writer" }],
      ["deactivate", {}],
    ] as const)
      expect(await change(camille, intent, camille.userId, more)).toMatchObject({
        refusal: texts.ownAccount,
      });
    expect(await listOwnerNames()).toEqual(["Camille"]);
  });

  it("remains when two owners demote or deactivate each other at the same moment", async () => {
    for (const intent of ["change-role", "deactivate"]) {
      const { person } = await join(`${intent}@example.fr`, "owner");
      const outcomes = await Promise.all([
        change(camille, intent, person.userId, { role: "writer" }),
        change(person, intent, camille.userId, { role: "writer" }),
      ]);
      expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["done", "refused"]);
      expect(await listOwnerNames()).toHaveLength(1);
      await db.update(users).set({ role: "owner", deactivatedAt: null }).where(eq(users.id, camille.userId));
      await db.delete(users).where(eq(users.id, person.userId));
    }
  });
});

// rule accounts/deactivated
describe("a deactivated account", () => {
  it("loses its sessions and invitations and cannot sign in, until it is reactivated", async () => {
    const { browser, person } = await join("dominique@example.fr", "owner");
    const planted = await invite("ami@example.fr", "owner", person);
    expect(await change(camille, "deactivate", person.userId)).toEqual({ outcome: "done" });
    expect(await change(camille, "deactivate", person.userId)).toEqual({ outcome: "done" });
    expect(await browser.actor()).toBeNull();
    expect(await getInvitation(planted)).toBeNull();
    const refused = await openBrowser().signIn(password, person.email);
    expect(refused).toEqual(await openBrowser().signIn("pas-le-bon-mot-de-passe", person.email));
    expect(await db.$count(sessions, eq(sessions.userId, person.userId))).toBe(0);
    expect(await listOwnerNames()).toEqual(["Camille"]);
    expect(await change(camille, "reactivate", person.userId)).toEqual({ outcome: "done" });
    expect((await openBrowser().signIn(password, person.email)).outcome).toBe("done");
    expect(await change(camille, "reactivate", "personne")).toEqual({ outcome: "gone" });
  });

  it("can open nothing, even with a session that began at the same instant", async () => {
    const { browser, person } = await join("dominique@example.fr", "writer");
    await db
      .update(users)
      .set({ deactivatedAt: sql`now()` })
      .where(eq(users.id, person.userId));
    expect(await hasSession(person.sessionId)).toBe(false);
    expect(await browser.actor()).toBeNull();
  });

  it("loses its open event stream immediately, and nobody else loses theirs", async () => {
    await startNotifications();
    const { person } = await join("dominique@example.fr", "technician");
    const ended = Promise.withResolvers<string>();
    const leave = [
      followSession(camille.sessionId, () => ended.reject(new Error("the owner's stream ended"))),
      followSession(person.sessionId, () => ended.resolve("ended")),
    ];
    await change(camille, "deactivate", person.userId);
    expect(await ended.promise).toBe("ended");
    for (const stop of leave) stop();
    await stopNotifications();
  });

  it("loses the invitations it made, and so does the account of a demoted owner", async () => {
    const { person } = await join("dominique@example.fr", "owner");
    const planted = await invite("ami@example.fr", "owner", person);
    await change(camille, "change-role", person.userId, { role: "technician" });
    expect(await getInvitation(planted)).toBeNull();
  });
});
