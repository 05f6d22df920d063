import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { subscribeHere } from "#tests/support/push-browser.ts";
import { type PushService, startPushService } from "#tests/support/push-service.ts";
import { owner } from "#tests/support/site.ts";

// In most other tests service workers are blocked. The push service, which passes alerts to devices, runs on this
// machine; `LOCAL_SERVICES` allows this.
test.use({ serviceWorkers: "allow", environment: { LOCAL_SERVICES: "on" } });

let pushes: PushService;
test.beforeAll(async () => {
  pushes = await startPushService();
});
test.afterAll(() => pushes.stop());

/**
 * Records the number that the page asks the browser to show on the app's icon. A browser without a screen has no icon.
 */
async function watchAppBadge(page: Page) {
  await page.addInitScript(() => {
    const noted = (count: number) => {
      document.documentElement.dataset.appBadge = String(count);
      return Promise.resolve();
    };
    Object.assign(Navigator.prototype, { setAppBadge: noted, clearAppBadge: () => noted(0) });
  });
  return page.locator("html");
}

// rules reach/home-screen, reach/badge
test("the back office can be installed; its icon shows how many records wait, and nothing once signed out", async ({
  page,
  request,
  signIn,
}) => {
  await signIn();
  const icon = await watchAppBadge(page);
  await page.goto("/admin/account");
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/admin.webmanifest");
  const manifest = await request.get("/admin.webmanifest", { headers: { cookie: "" } });
  expect(await manifest.json()).toMatchObject({ scope: "/admin", start_url: "/admin" });
  await expect(page.getByText("le menu à trois points, puis")).toBeVisible();
  await expectNoAxeViolations(page);

  await expect(icon).toHaveAttribute("data-app-badge", /^\d+$/);
  const before = Number(await icon.getAttribute("data-app-badge"));
  const form = { name: "Ana", email: "ana@exemple.fr", phone: "06 12 34 56 78", service: "reseau" };
  await request.post("/", { form: { ...form, message: "Le réseau de la boutique tombe." } });
  await expect(icon).toHaveAttribute("data-app-badge", String(before + 1));

  await page.context().clearCookies();
  await page.goto("/admin/login");
  await expect(icon).toHaveAttribute("data-app-badge", "0");
});

/** Returns the paths of the pages that the service worker has stored in this browser. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("admin "));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

// rule reach/offline
test("when the connection drops, the owner sees the last state and its time, and saves her notes afterwards", async ({
  page,
  context,
  request,
  signIn,
  problems,
}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|EventSource|503/);
  await signIn();
  const form = { name: "Irène Faure", email: "irene@exemple.fr", phone: "06 12 34 56 78", service: "reseau" };
  await request.post("/", { form: { ...form, message: "Le réseau de l’étude est lent depuis lundi." } });
  await page.goto("/admin");
  await expect.poll(() => keptPaths(page)).toContain("/admin");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const menu = page.getByRole("navigation", { name: "Back-office" });
  await menu.getByRole("link", { name: /^Messages/ }).click();
  await page.getByRole("link", { name: "Irène Faure", exact: true }).click();
  await page.getByRole("button", { name: /^Modifier les notes/ }).click();
  // The worker stores the list twice, one after the other: as a document, and as the data of a navigation.
  await expect
    .poll(() => keptPaths(page))
    .toEqual(expect.arrayContaining(["/admin/messages", "/admin/messages.data"]));

  await context.setOffline(true);
  const notice = page.getByText(/^Hors ligne\s: état de \d+\sh\s\d\d/);
  await expect(notice).toBeVisible();
  await page.getByLabel("Vos notes").fill("Rappeler l’étude jeudi.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Les notes ne sont pas enregistrées")).toBeVisible();
  await expect(page.getByLabel("Vos notes")).toHaveValue("Rappeler l’étude jeudi.");
  // The owner now opens the app anew, still without a network.
  await page.goto("/admin");
  await expect(notice).toBeVisible();
  await menu.getByRole("link", { name: /^Messages/ }).click();
  await expect(page.getByRole("link", { name: "Irène Faure", exact: true })).toBeVisible();
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page);

  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("link", { name: "Irène Faure", exact: true }).click();
  await expect(page.getByLabel("Vos notes")).toHaveValue("Rappeler l’étude jeudi.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Modifier les notes : Rappeler/ })).toBeVisible();
});

// rule reach/offline
test("an answer that cannot be sent without a network shows an error beside its text, and can be sent later", async ({
  page,
  context,
  request,
  signIn,
  problems,
}) => {
  problems.allow(/request failed|ERR_INTERNET_DISCONNECTED|ERR_FAILED|EventSource|503/);
  await signIn();
  const form = { name: "Noël Petit", email: "noel@exemple.fr", phone: "06 12 34 56 78", service: "reseau" };
  await request.post("/", { form: { ...form, message: "Le réseau du cabinet tombe chaque soir." } });
  await page.goto("/admin/messages");
  await page.getByRole("link", { name: "Noël Petit", exact: true }).click();
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect
    .poll(async () => (await loaded()).filter((name) => /\/assets\/replies-/.test(name)))
    .toHaveLength(2);
  await context.setOffline(true);
  const answer = page.getByLabel("Votre réponse");
  await answer.fill("Nous passons jeudi à neuf heures.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "La réponse n’est pas partie" })).toBeVisible();
  await expect(answer).toHaveValue("Nous passons jeudi à neuf heures.");
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText("Votre réponse part dans un instant")).toBeVisible();
});

// rules reach/alerts, reach/signed-out
test("alerts about urgent requests reach the owner's phone until she signs out there", async ({
  page,
  request,
  signIn,
  problems,
}) => {
  problems.allow(/422/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn();
  const phone = await subscribeHere(page, pushes);
  const told = () => pushes.received.map((push) => phone.read(push) as { title: string; path: string });
  await page.goto("/admin/account");
  await page.getByRole("button", { name: "Activer les alertes sur cet appareil" }).click();
  await expect(page.getByText("Les alertes arrivent maintenant sur cet appareil.")).toBeVisible();
  await page.getByRole("button", { name: /^Essayer/ }).click();
  await expect(page.getByText("L’essai est parti")).toBeVisible();
  expect(told()).toMatchObject([{ title: "Essai" }]);
  await page.getByLabel("De", { exact: true }).fill("22:00");
  await page
    .getByRole("form", { name: /^Alertes, / })
    .getByRole("button", { name: /^Enregistrer/ })
    .click();
  await expect(page.getByLabel("De", { exact: true })).toHaveAccessibleDescription(
    "Donnez les deux heures, ou aucune",
  );
  await expectNoAxeViolations(page);

  const urgent = {
    first_name: "Ana",
    last_name: "Roux",
    email: "ana@exemple.fr",
    phone: "06 12 34 56 78",
    service_type: "reparation",
    urgency: "urgent",
    description: "Le serveur de la boutique ne démarre plus.",
  };
  await request.post("/devis", { form: urgent });
  await expect.poll(told).toMatchObject([{ title: "Essai" }, { title: "Demande urgente" }]);
  const path = told()[1]?.path ?? "";
  await page.goto(path);
  await expect(page.getByRole("heading", { name: /Ana Roux/ })).toBeVisible();

  await page.getByRole("button", { name: /^Menu/ }).click();
  await page.getByRole("button", { name: "Se déconnecter" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect.poll(() => keptPaths(page)).toEqual([]); // rule reach/nothing-left
  await request.post("/devis", {
    form: { ...urgent, description: "Et maintenant le second serveur aussi." },
  });
  await request.post("/admin/login", {
    form: { email: "camille@example.fr", password: "cle-usb-et-tournevis-72" },
  });
  const account = await request.get("/admin/account");
  expect(await account.text()).not.toContain("Essayer");
  expect(told()).toHaveLength(2);
});

interface Renewal extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

// rule reach/renewed
test("the service worker reports an alert address that the browser renews, even after the session has ended", async ({
  page,
  request,
  context,
}) => {
  // The test before this one has signed the owner out.
  await page.request.post("/admin/login", { form: { email: owner.email, password: owner.password } });
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
