import { join } from "node:path";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { alertDevices } from "#app/db/schema/alerts.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { env } from "#app/lib/env.server.ts";
import { pauseMail } from "#app/lib/mail/pause.server.ts";
import {
  addDevice,
  camille,
  deliver,
  folder,
  service,
  states,
  urgent,
  withPushService,
} from "#tests/support/push-devices.ts";
import { readSender } from "#tests/support/push-service.ts";
import { chooseAlerts } from "./devices.server.ts";
import { alertKey, renewAlertKey } from "./key.server.ts";
import { type NewAlert, queueAlert } from "./outbox.server.ts";

withPushService();

// rules reach/alerts, reach/nobody-named
test("only the browser can read an alert, which is encrypted and signed, and names nobody", async () => {
  const device = await addDevice();
  await queueAlert(db, urgent);
  await deliver();
  expect(service.received).toHaveLength(1);
  const [push] = service.received;
  if (!push) throw new Error("a push was received");
  expect(push.headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "86400" });
  expect(String(push.headers.topic)).toMatch(/^[\w-]{32}$/);
  expect(push.body.toString("latin1")).not.toContain("D-2026");
  expect(push.body.length).toBeLessThanOrEqual(4_096);
  expect(device.read(push)).toEqual({
    title: "Demande urgente",
    body: "D-2026-0042 attend votre réponse.",
    path: "/admin/quotes?quote=1",
    tag: expect.any(String),
    waiting: 3,
  });
  const { claims, publicKey } = readSender(push);
  expect(claims).toMatchObject({
    aud: service.origin.replace("http:", "https:"),
    sub: "mailto:bonjour@example.fr",
  });
  expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 3_600);
  expect(await alertKey()).toMatchObject({ publicKey });
  expect(await states()).toMatchObject([{ status: "sent", attempts: 1 }]);
});

// rule reach/once
describe("an alert is sent once", () => {
  test("even when several nodes deliver it and its cause is reported several times", async () => {
    await addDevice();
    await addDevice();
    await Promise.all([queueAlert(db, urgent), queueAlert(db, urgent), queueAlert(db, urgent)]);
    await Promise.all(Array.from({ length: 5 }, deliver));
    await deliver();
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(
      [...new Set(service.received.map(({ path }) => path))].toSorted(),
    );
    expect(service.received).toHaveLength(2);
  });

  test("and is not sent at all when its cause is rolled back", async () => {
    await addDevice();
    const failed = db.transaction(async (tx) => {
      await queueAlert(tx, urgent);
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    await deliver();
    expect(service.received).toEqual([]);
  });

  test("a flood of requests shows at most thirty alerts an hour on a device", async () => {
    await addDevice();
    for (let number = 0; number < 35; number++) await queueAlert(db, { ...urgent, event: `quote ${number}` });
    expect(await states()).toHaveLength(30);
  });
});

// rule reach/choices
describe("the alerts of a device", () => {
  const failure: NewAlert = { kind: "failure", event: "backup 1", subject: "backup", path: "/admin/system" };

  test("are of the kinds that the person chose for this device", async () => {
    const first = await addDevice({ wantsUrgent: false });
    const second = await addDevice({ wantsFailures: false });
    await queueAlert(db, urgent);
    await queueAlert(db, failure);
    await deliver();
    const titles = service.received.map((push) => {
      const device = first.fields.endpoint.endsWith(push.path) ? first : second;
      return (device.read(push) as { title: string }).title;
    });
    expect(titles.toSorted()).toEqual(["Demande urgente", "Panne"]);
  });

  test.each([
    [{ role: "technician" }, ["Demande urgente"]],
    [{ role: "writer" }, []],
    [{ deactivatedAt: new Date() }, []],
  ])("are about what its person may open: %j", async (account, titles) => {
    const device = await addDevice();
    await db.update(users).set(account);
    await queueAlert(db, urgent);
    await queueAlert(db, failure);
    await deliver();
    expect(service.received.map((push) => (device.read(push) as { title: string }).title)).toEqual(titles);
  });

  /** Quiet hours from `begin` to `end` minutes after now, on the clock of Paris. */
  const around = async (begin: number, end: number) => {
    const { rows } = await db.execute<{ quietFrom: string; quietTo: string }>(sql`
      select to_char(now() at time zone 'Europe/Paris' + make_interval(mins => ${begin}), 'HH24:MI') as "quietFrom",
        to_char(now() at time zone 'Europe/Paris' + make_interval(mins => ${end}), 'HH24:MI') as "quietTo"`);
    return rows[0] as { quietFrom: string; quietTo: string };
  };

  test.each([
    ["around now", -60, 60, 0],
    ["around now, over midnight too", -1_380, 30, 0],
    ["later", 60, 120, 1],
    ["earlier", -120, -60, 1],
  ])(
    "with quiet hours %s arrive immediately, or else when these hours end",
    async (_when, begin, end, told) => {
      await addDevice(await around(begin, end));
      await queueAlert(db, urgent);
      await deliver();
      expect(service.received).toHaveLength(told);
      if (told) return;
      expect(await states()).toMatchObject([{ status: "pending", attempts: 0 }]);
      await db.update(alertDevices).set({ quietFrom: null, quietTo: null });
      await deliver();
      expect(service.received).toHaveLength(1);
    },
  );

  test("in quiet hours include an urgent request if the person chose so, and never a failure", async () => {
    const device = await addDevice();
    const quiet = await around(-60, 60);
    const choices = { wantsUrgent: true, wantsFailures: true, ...quiet, urgentPasses: true };
    expect(await chooseAlerts(camille.userId, device.id, choices)).toBe(true);
    expect(await chooseAlerts("somebody else", device.id, choices)).toBe(false);
    await queueAlert(db, failure);
    await queueAlert(db, urgent);
    await deliver();
    expect(service.received.map((push) => device.read(push))).toMatchObject([{ title: "Demande urgente" }]);
  });
});

// rule reach/failures
test("a pause of the mail is reported once: immediately if the owner can end it, otherwise after some minutes", async () => {
  const device = await addDevice();
  await pauseMail(db, "connection", "away");
  await deliver();
  expect(service.received).toEqual([]);
  await db.execute(sql`update mail_pauses set since = now() - interval '6 minutes', until = now()`);
  await pauseMail(db, "connection", "away");
  await db.execute(sql`update mail_pauses set until = now()`);
  await pauseMail(db, "authentication", "535");
  await deliver();
  expect(service.received.map((push) => device.read(push))).toMatchObject([
    { title: "Panne", body: "Les e-mails ne partent plus.", path: "/admin/system" },
  ]);
});

// rule reach/failures
test("a pause of the mail that only the owner can end is reported immediately", async () => {
  const device = await addDevice();
  await db.execute(sql`truncate mail_pauses`);
  await pauseMail(db, "authentication", "535");
  await deliver();
  expect(service.received.map((push) => device.read(push))).toMatchObject([{ title: "Panne" }]);
});

// rule reach/key
test("several nodes create one key for alerts, which is stored encrypted", async () => {
  await db.execute(sql`truncate settings_secrets`);
  const keys = await Promise.all(Array.from({ length: 6 }, alertKey));
  expect(new Set(keys.map((key) => (key === "locked" ? key : key.publicKey))).size).toBe(1);
  const [key] = keys;
  const { rows } = await db.execute<{ sealed: string }>(sql`select sealed from settings_secrets`);
  expect(rows).toHaveLength(1);
  expect(key === "locked" ? "" : Buffer.from(rows[0]?.sealed ?? "", "base64url").toString()).not.toContain(
    (key as { privateKey: string }).privateKey,
  );

  await addDevice();
  await queueAlert(db, urgent);
  env().DATA_DIR = join(folder, "another-machine");
  expect(await alertKey()).toBe("locked");
  await deliver();
  expect(service.received).toEqual([]);
  expect(await db.$count(alertDevices)).toBe(1);
  await renewAlertKey();
  expect(await alertKey()).not.toEqual(key);
  expect(await db.$count(alertDevices)).toBe(0);
  // A key that can be read is never replaced.
  const renewed = await alertKey();
  await renewAlertKey();
  expect(await alertKey()).toEqual(renewed);
});
