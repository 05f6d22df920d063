import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { alertDevices } from "#app/db/schema/alerts.server.ts";
import { sessions, users } from "#app/db/schema/auth.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { owner, signedIn } from "#tests/support/owner-browser.ts";
import { service, withPushService } from "#tests/support/push-devices.ts";
import type { Role } from "./access/rules.ts";
import { changePassword, revokeOtherSessions, revokeSession } from "./commands/account.server.ts";
import { createAdministrator, resetPassword } from "./commands/administrators.server.ts";
import { changeAlerts, endAlertsHere } from "./commands/alerts.server.ts";
import { getAlerts } from "./queries.server.ts";

withPushService(deliverEmailsQueue(async () => "Atelier <bonjour@atelier72.example>"));
beforeEach(async () => {
  await db.delete(users);
  await db.execute(sql`truncate rate_limits`);
  await createAdministrator(owner);
});

async function ownerSignedIn() {
  const opened = await signedIn();
  return { ...opened, person: { ...opened.person, role: "owner" as const } };
}

/** Signs the owner in on a device that gets alerts. */
async function device() {
  const { person, browser } = await ownerSignedIn();
  const { fields, read } = service.subscribe();
  const ask = (intent: string, values: Record<string, string> = {}) =>
    changeAlerts(person, { intent, ...values }, browser());
  expect(await ask("alert-on", fields)).toMatchObject({ outcome: "done" });
  const here = async () => (await getAlerts(person)).devices.find(({ isCurrent }) => isCurrent);
  return { person, browser, ask, fields, read, here, id: (await here())?.id ?? "" };
}

// rule reach/alerts
test("only the person who uses a device can turn on its alerts, test them and remove the device", async () => {
  const { ask, person, read, here, id } = await device();
  expect(await here()).toMatchObject({
    browser: "Firefox sur Linux",
    wantsUrgent: true,
    wantsFailures: true,
    quietFrom: null,
    urgentPasses: false,
  });
  expect(await ask("alert-trial", { id })).toMatchObject({
    outcome: "done",
    id,
    said: expect.stringContaining("essai est parti"),
  });
  expect(service.received.map(read)).toMatchObject([
    { title: "Essai", path: "/admin/account", waiting: null },
  ]);

  const stranger = { ...person, userId: "stranger" };
  const asked = { intent: "alert-off", id };
  await changeAlerts(stranger, asked, { cookies: null, userAgent: null });
  expect(
    await changeAlerts(stranger, { intent: "alert-trial", id }, { cookies: null, userAgent: null }),
  ).toEqual({
    outcome: "gone",
  });
  expect(await here()).toBeDefined();
  service.answer = { status: 410 };
  expect(await ask("alert-trial", { id })).toMatchObject({
    outcome: "done",
    said: expect.stringContaining("retiré"),
  });
  expect(await here()).toBeUndefined();
});

// rule reach/choices
test("quiet hours have a start and an end or are both blank, and malformed quiet hours are refused", async () => {
  const { ask, here, id } = await device();
  const wanted = { id, wantsUrgent: "on", quietFrom: "22:00", quietTo: "07:30", urgentPasses: "on" };
  expect(await ask("alert-choices", wanted)).toMatchObject({ outcome: "done" });
  expect(await here()).toMatchObject({
    wantsUrgent: true,
    wantsFailures: false,
    quietFrom: "22:00",
    quietTo: "07:30",
    urgentPasses: true,
  });
  for (const [quietFrom, quietTo] of [
    ["22:00", ""],
    ["", "07:00"],
    ["22:00", "22:00"],
  ] as const)
    expect(await ask("alert-choices", { id, quietFrom, quietTo })).toMatchObject({ outcome: "invalid", id });
  const wrongs: Record<string, string>[] = [
    { id: "nonsense" },
    { id, quietFrom: "25:00", quietTo: "07:00" },
    { id, wantsUrgent: "x".repeat(10_000) },
  ];
  for (const wrong of wrongs) expect((await ask("alert-choices", wrong)).outcome).toMatch(/invalid|refused/);
  expect(await ask("alert-choices", { id: crypto.randomUUID() })).toEqual({ outcome: "gone" });
  expect(await here()).toMatchObject({ quietFrom: "22:00" });
});

// rule reach/outside
test("an alert address that is invalid, internal or too long is refused", async () => {
  const { ask, fields, person } = await device();
  env().LOCAL_SERVICES = "off";
  for (const endpoint of ["", fields.endpoint, "https://localhost/", `https://8.8.8.8/${"x".repeat(2_000)}`])
    expect(await ask("alert-on", { ...fields, endpoint })).toMatchObject({ outcome: "refused" });
  expect((await getAlerts(person)).devices).toHaveLength(1);
});

// rule reach/signed-out
test("a device that signs out, or is signed out from another one, gets no more alerts", async () => {
  const first = await device();
  await endAlertsHere(first.person);
  expect(await first.here()).toBeUndefined();

  const desk = await ownerSignedIn();
  const revoked = await device();
  await revokeSession(desk.person, revoked.person.sessionId);
  expect(await revoked.here()).toBeUndefined();
  const other = await device();
  await revokeOtherSessions(desk.person);
  expect(await other.here()).toBeUndefined();

  const stolen = await device();
  const changing = await device();
  const next = "trois chats sur le banc";
  const typed = { current_password: owner.password, new_password: next, new_password_again: next };
  expect(await changePassword(changing.person, typed, changing.browser())).toMatchObject({ outcome: "done" });
  expect(await stolen.here()).toBeUndefined();
  expect(await changing.here()).toBeDefined();
  await resetPassword({ email: owner.email, password: "un autre banc, deux chats" });
  expect(await db.$count(alertDevices)).toBe(0);
});

// rule reach/choices
test("a person is offered only the alerts that their role can get, and only an owner can replace the key", async () => {
  const { person } = await device();
  const offered = async (role: Role) => {
    const { isUrgentTold, areFailuresTold } = await getAlerts({ ...person, role });
    return [isUrgentTold, areFailuresTold];
  };
  expect(await offered("owner")).toEqual([true, true]);
  expect(await offered("technician")).toEqual([true, false]);
  expect(await offered("writer")).toEqual([false, false]);
  const browser = { cookies: null, userAgent: null };
  const asked = changeAlerts({ ...person, role: "technician" }, { intent: "alert-renew" }, browser);
  expect(await asked).toEqual({ outcome: "refused" });
});

// rule reach/signed-out
test("when a session expires, its device keeps getting alerts and belongs to the person's next session", async () => {
  const { person, fields, ask } = await device();
  await db.delete(sessions).where(eq(sessions.id, person.sessionId));
  expect(await db.$count(alertDevices)).toBe(1);
  const { person: again, browser } = await ownerSignedIn();
  await changeAlerts(again, { intent: "alert-here", endpoint: fields.endpoint }, browser());
  expect((await getAlerts(again)).devices).toMatchObject([{ isCurrent: true }]);
  // A device that was removed on another device's screen is not added again automatically.
  await ask("alert-off", { id: (await getAlerts(again)).devices[0]?.id ?? "" });
  await changeAlerts(again, { intent: "alert-here", endpoint: fields.endpoint }, browser());
  expect((await getAlerts(again)).devices).toEqual([]);
});

test("a person has ten alert devices at most, and the newest ones stay", async () => {
  const { person, browser, id } = await device();
  for (let count = 0; count < 10; count++)
    await changeAlerts(person, { intent: "alert-on", ...service.subscribe().fields }, browser());
  const { devices } = await getAlerts(person);
  expect(devices).toHaveLength(10);
  expect(devices.map((one) => one.id)).not.toContain(id);
});
