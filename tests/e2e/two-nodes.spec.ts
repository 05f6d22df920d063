import { expect, test } from "#tests/support/fixtures.ts";
import { type Site, startSite } from "#tests/support/site.ts";

// Two processes of the site (nodes) share one database, as behind a load balancer. Either must give the same answers.
let second: Site;
let isStopped = true;

test.describe.configure({ mode: "serial" });

test.beforeAll(async ({ site }) => {
  const databaseServer = process.env.TEST_DATABASE_SERVER;
  if (!databaseServer) throw new Error("the global setup has not run");
  second = await startSite(databaseServer, { DATABASE_URL: site.databaseUrl });
  isStopped = false;
});
test.afterAll(async () => {
  if (!isStopped) await second.stop();
});
test.beforeEach(({ signIn }) => signIn());

// rules running/two-nodes and running/mail-once
test("a session works on both nodes; a message to one raises the badge on the other and is mailed once", async ({
  page,
  request,
  mails,
}) => {
  await page.goto(`${second.url}/admin`);
  await expect(page.getByText("En direct")).toBeVisible();
  const badge = page.getByRole("navigation").getByRole("link", { name: /^Messages/ });
  const before = Number(/\d+/.exec(await badge.innerText())?.[0] ?? 0);
  const form = {
    name: "Garage Poirier",
    email: "garage@exemple.fr",
    message: `Deux nœuds, un message ${Date.now()}.`,
  };
  // The form is sent to the first node and then to the second, as by a visitor to whom the first answer did not come.
  expect((await request.post("/", { form })).status()).toBe(200);
  expect((await request.post(`${second.url}/`, { form })).status()).toBe(200);
  await expect(badge).toContainText(String(before + 1), { timeout: 1_000 });

  const wanted = { to: "atelier@example.fr", subject: "Garage Poirier" };
  await Promise.any([mails.waitFor(wanted), second.mailbox.waitFor(wanted)]);
  // The acknowledgement is stored after the notification, so a second notification would have arrived before it.
  const last = { to: form.email };
  await Promise.any([mails.waitFor(last), second.mailbox.waitFor(last)]);
  const notifications = [...mails.received, ...second.mailbox.received].filter(({ to }) =>
    to.includes(wanted.to),
  );
  expect(notifications).toHaveLength(1);
});

test("a node that stops ends the event streams of open back offices without waiting", async ({ page }) => {
  await page.goto(`${second.url}/admin`);
  await expect(page.getByText("En direct")).toBeVisible();
  const started = performance.now();
  isStopped = true;
  await second.stop();
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect(page.getByText("Reconnexion…")).toBeVisible();
  await page.close();
});
