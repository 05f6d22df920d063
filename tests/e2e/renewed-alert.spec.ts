import { expect, test } from "#tests/support/fixtures.ts";
import { subscribeHere } from "#tests/support/push-browser.ts";
import { type PushService, startPushService } from "#tests/support/push-service.ts";

// With the worker, and a site of its own: other tests count the devices of theirs.
test.use({
  serviceWorkers: "allow",
  environment: { LOCAL_SERVICES: "on", ADMIN_NAME: "Camille Aubry" },
});

let pushes: PushService;
test.beforeAll(async () => {
  pushes = await startPushService();
});
test.afterAll(() => pushes.stop());

interface Renewal extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

// rule reach/renewed
test("an address that the browser renews is told by the worker, after the session has ended", async ({
  page,
  request,
  context,
  signIn,
}) => {
  await signIn();
  const phone = await subscribeHere(page, pushes);
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Activer les alertes sur cet appareil" }).click();
  await expect(page.getByText("Les alertes arrivent maintenant sur cet appareil.")).toBeVisible();
  const renewed = pushes.subscribe();
  const [worker] = context.serviceWorkers();
  expect(worker).toBeDefined();
  await context.clearCookies();
  await worker?.evaluate(
    async ([former, { endpoint, p256dh, auth }]) => {
      const work: Promise<unknown>[] = [];
      const event = Object.assign(new Event("pushsubscriptionchange"), {
        oldSubscription: { endpoint: former, options: {} },
        newSubscription: { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) },
        waitUntil: (one: Promise<unknown>) => void work.push(one),
      }) as Renewal;
      self.dispatchEvent(event);
      await Promise.all(work);
    },
    [phone.fields.endpoint, renewed.fields] as const,
  );
  const before = pushes.received.length;
  const urgent = { first_name: "Zoé", last_name: "Petit", email: "zoe@exemple.fr", phone: "06 12 34 56 78" };
  const trouble = { service_type: "reparation", urgency: "urgent", description: "Plus rien ne s’allume." };
  await request.post("/devis", { form: { ...urgent, ...trouble } });
  await expect.poll(() => pushes.received.length).toBe(before + 1);
  expect(pushes.received.slice(before).map((push) => renewed.read(push))).toMatchObject([
    { title: "Demande urgente" },
  ]);
});
