import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { users } from "#app/db/schema/auth.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import { changeQuoteRequest, receiveQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { noteBackupFailure } from "#app/domains/system/commands.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { alertsQueue, storeAlertDevice, toldAlerts } from "#tests/support/alert-device.ts";
import { camille } from "#tests/support/submissions.ts";

beforeAll(async () => {
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>"), alertsQueue]);
});
afterAll(() => stopJobs(0));
beforeEach(async () => {
  await db.execute(sql`truncate quote_requests, alerts, emails, rate_limits, backup_failures cascade`);
  await db.delete(users);
  await storeAlertDevice();
});

function send(changes: Record<string, string> = {}) {
  const typed = {
    first_name: "Hélène",
    last_name: "Marchand",
    email: "helene@exemple.fr",
    phone: "06 12 34 56 78",
    service_type: "recuperation",
    urgency: "urgent",
    description: "Mon disque externe claque depuis hier soir.",
  };
  return receiveQuoteRequest({ ...typed, ...changes }, [], { clientKey: "client", networkKey: "network" });
}

// rules reach/alerts, reach/nobody-named
test("an urgent request sent twice causes one alert with its reference, and other requests cause none", async () => {
  await send();
  await send();
  await send({ urgency: "normal", description: "Rien ne presse pour ce second disque." });
  const [row] = await db
    .select()
    .from(quoteRequests)
    .where(sql`urgency = 'urgent'`);
  expect(await toldAlerts()).toEqual([
    { kind: "urgent", subject: row?.reference, path: `/admin/quotes?quote=${row?.id}` },
  ]);
});

test("spam causes an alert only after somebody has released it", async () => {
  await send({ site_web: "https://spam.example" });
  expect(await toldAlerts()).toEqual([]);
  const [row] = await db.select().from(quoteRequests);
  await changeQuoteRequest(camille, { intent: "release", id: row?.id ?? "" });
  expect(await toldAlerts()).toMatchObject([{ kind: "urgent", subject: row?.reference }]);
});

// rule reach/failures
test("a failing backup causes one alert a day", async () => {
  await noteBackupFailure("Le disque est plein.");
  await noteBackupFailure("Le disque est plein.");
  expect(await toldAlerts()).toEqual([{ kind: "failure", subject: "backup", path: "/admin/system" }]);
});
