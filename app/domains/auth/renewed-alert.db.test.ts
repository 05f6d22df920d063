import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { alertDevices } from "#app/db/schema/alerts.server.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { addDevice, service, withPushService } from "#tests/support/push-devices.ts";
import { renewAlertAddress } from "./commands/renewed-alert.server.ts";

withPushService();

const stored = async () =>
  (await db.select().from(alertDevices)).map(({ id, endpoint, wantsFailures }) => ({
    id,
    endpoint,
    wantsFailures,
  }));

// rule reach/renewed
test("when a browser renews its alert address, the new address replaces the old one and the device keeps its choices", async () => {
  const device = await addDevice({ wantsFailures: false });
  const { fields } = service.subscribe();
  const asked = { ...fields, former: device.fields.endpoint };
  expect(await renewAlertAddress(asked, "client")).toEqual({ outcome: "done" });
  expect(await stored()).toEqual([{ id: device.id, endpoint: fields.endpoint, wantsFailures: false }]);
  expect(await renewAlertAddress(asked, "client")).toEqual({ outcome: "gone" });
});

test("a browser whose alerts were turned on again before it reported a renewed address is one device, not two", async () => {
  const former = await addDevice();
  const again = await addDevice();
  const asked = { ...again.fields, former: former.fields.endpoint };
  expect(await renewAlertAddress(asked, "client")).toEqual({ outcome: "done" });
  expect((await stored()).map(({ id }) => id)).toEqual([again.id]);
});

// rule reach/outside
test("an unknown device, an invalid address and a flood of requests change nothing", async () => {
  const device = await addDevice();
  const { fields } = service.subscribe();
  const former = device.fields.endpoint;
  const before = await stored();
  expect(await renewAlertAddress({ ...fields, former: `${former}x` }, "client")).toEqual({ outcome: "gone" });
  const wrongs: FormValues[] = [
    { ...fields, former, endpoint: "http://[nowhere" },
    { ...fields, former, endpoint: "ftp://push.example/a" },
    { ...fields, former: "" },
    { ...fields },
    { former },
  ];
  for (const wrong of wrongs)
    expect(await renewAlertAddress(wrong, "client")).toEqual({ outcome: "refused" });
  for (let call = 0; call < 20; call++) await renewAlertAddress({ ...fields, former: "x" }, "flood");
  expect(await renewAlertAddress({ ...fields, former }, "flood")).toMatchObject({ outcome: "limited" });
  expect(await stored()).toEqual(before);
});
