import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { alertDevices, alerts } from "#app/db/schema/alerts.server.ts";
import { env } from "#app/lib/env.server.ts";
import {
  addDevice,
  camille,
  deliver,
  facts,
  service,
  states,
  urgent,
  withPushService,
} from "#tests/support/push-devices.ts";
import type { Subscriber } from "#tests/support/push-service.ts";
import { deliverAlerts } from "./delivery.server.ts";
import { listAlertDevices } from "./devices.server.ts";
import { queueAlert } from "./outbox.server.ts";
import { isPushAddress } from "./sending.server.ts";

withPushService();

// rule reach/trouble
describe("a failing push service", () => {
  test("that answers 410 or 404 makes the program remove the device and its waiting alerts", async () => {
    await addDevice();
    await addDevice();
    const gone: Record<string, number> = {};
    service.answer = (path) => ({ status: (gone[path] ??= Object.keys(gone).length === 0 ? 410 : 404) });
    await queueAlert(db, urgent);
    await deliver();
    expect(await db.$count(alertDevices)).toBe(0);
    expect(await states()).toEqual([]);
  });

  test("that answers 429 gets no request for as long as it demands, an hour at most", async () => {
    await addDevice();
    await queueAlert(db, urgent);
    service.answer = { status: 429, headers: { "Retry-After": "120" } };
    await deliver();
    expect(await states()).toEqual([{ status: "pending", attempts: 1, wait: 120 }]);
    await db.update(alerts).set({ nextAttemptAt: sql`now()` });
    service.answer = { status: 429, headers: { "Retry-After": "9999999" } };
    await deliver();
    expect(await states()).toEqual([{ status: "pending", attempts: 2, wait: 3_600 }]);
  });

  test("that answers 500 is tried again after longer and longer waits, until the alert arrives and the error is cleared", async () => {
    await addDevice();
    await queueAlert(db, urgent);
    service.answer = { status: 500 };
    const waits: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 3; attempt++) {
      await deliver();
      waits.push((await states())[0]?.wait);
      await db.update(alerts).set({ nextAttemptAt: sql`now()` });
    }
    expect(waits).toEqual([30, 60, 120]);
    expect((await listAlertDevices(camille))[0]?.lastError).toBe("réponse 500");
    service.answer = { status: 201 };
    await deliver();
    expect(await states()).toMatchObject([{ status: "sent", attempts: 4 }]);
    expect((await listAlertDevices(camille))[0]?.lastError).toBeNull();
  });

  test("that answers 403 ends the alert, and the person sees the reason; a redirect is not followed", async () => {
    await addDevice();
    await queueAlert(db, urgent);
    service.answer = { status: 403 };
    await deliver();
    expect(await states()).toMatchObject([{ status: "given-up", attempts: 1 }]);
    expect((await listAlertDevices(camille))[0]?.lastError).toBe("réponse 403");
    await queueAlert(db, { ...urgent, event: "quote 2" });
    service.answer = { status: 307, headers: { Location: `${service.origin}/elsewhere` } };
    await deliver();
    expect(service.received.map(({ path }) => path)).not.toContain("/elsewhere");
  });

  test("that never answers, or whose answer never ends, delays no other device", async () => {
    const hung = await addDevice();
    const endless = await addDevice();
    const well = await addDevice();
    const pathOf = ({ fields }: Subscriber) => new URL(fields.endpoint).pathname;
    const answers = { [pathOf(hung)]: "hung", [pathOf(endless)]: "endless" } as const;
    service.answer = (path) => answers[path] ?? { status: 201 };
    await queueAlert(db, urgent);
    await deliverAlerts({ ...facts, limitMs: 300 });
    expect(service.received.map(({ path }) => path)).toContain(pathOf(well));
    expect((await states()).map(({ status }) => status).toSorted()).toEqual(["pending", "pending", "sent"]);
  });

  test("gets no alert that has expired meanwhile", async () => {
    await addDevice();
    await queueAlert(db, urgent);
    await db.update(alerts).set({ expiresAt: sql`now() - interval '1 second'` });
    await deliver();
    expect(service.received).toEqual([]);
    expect(await states()).toMatchObject([{ status: "given-up" }]);
  });
});

// rule reach/outside
test("a browser's push service must be on the Internet, over HTTPS", async () => {
  const { fields } = service.subscribe();
  expect(await isPushAddress(fields)).toBe(true);
  expect(await isPushAddress({ ...fields, p256dh: fields.p256dh.replace(/^.{8}/, "BBBBBBBB") })).toBe(false);
  expect(await isPushAddress({ ...fields, auth: "short" })).toBe(false);
  await addDevice();
  await queueAlert(db, urgent);
  env().LOCAL_SERVICES = "off";
  for (const endpoint of [
    fields.endpoint,
    "https://127.0.0.1/push",
    "https://localhost/push",
    "https://[::1]/push",
    "https://169.254.169.254/latest",
    "https://camille:secret@8.8.8.8/push",
    "ftp://8.8.8.8/",
    "nonsense",
  ])
    expect(await isPushAddress({ ...fields, endpoint })).toBe(false);
  expect(await isPushAddress({ ...fields, endpoint: "https://8.8.8.8/push" })).toBe(true);
  // An address that was accepted and later resolves to the internal network is not requested either.
  await deliver();
  expect(service.received).toEqual([]);
  expect((await listAlertDevices(camille))[0]?.lastError).toBe("adresse refusée");
});
