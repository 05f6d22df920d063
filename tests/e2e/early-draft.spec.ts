import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";
import { holdScript } from "#tests/support/held-script.ts";
import { fill, send } from "#tests/support/quote-form.ts";

// The page that the test fixture makes waits for the site's script. This file holds the script back, so it makes a page
// without the fixture.
test.use({ page: async ({ context }, use) => use(await context.newPage()) });

const found = /retrouvé ce que vous aviez tapé/;
const forms = [
  { path: "/devis", field: "Que se passe-t-il" },
  { path: "/", field: "Message" },
  { path: "/join", field: "Lettre de motivation" },
];
const boxOf = async (field: Locator) => (await field.boundingBox()) ?? { y: -1 };
const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft:")));

// rule forms/draft
for (const { path, field } of forms) {
  test(`text typed at ${path} before the script loads survives a reload, and comes back before the script loads`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto(path);
    const typed = page.getByRole("main").getByRole("textbox", { name: field });
    await typed.fill("Il claque depuis hier soir.");
    await page.reload();
    await expect(typed).toHaveValue("Il claque depuis hier soir.");
    await expect(page.getByText(found)).toBeVisible();
    await typed.press("End");
    await typed.pressSequentially(" Et il chauffe.");
    const { y } = await boxOf(typed);
    release();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(page.getByText(found)).toBeVisible();
    expect((await boxOf(typed)).y).toBe(y);
    await expect(typed).toHaveValue("Il claque depuis hier soir. Et il chauffe.");
  });
}

test("a choice made before the script loads comes back, unless the visitor chooses again after the reload", async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto("/devis");
  const form = await fill(page);
  await form.getByRole("radio", { name: /Planifié/ }).check();
  await page.goto("/devis?service=securite");
  await expect(form.getByRole("radio", { name: /Planifié/ })).toBeChecked();
  await expect(form.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(form.getByLabel("Type de service")).toHaveValue("securite");
  await form.getByRole("radio", { name: /Urgent/ }).check();
  release();
  await expect(page.getByText(found)).toBeVisible();
  await expect(form.getByRole("radio", { name: /Urgent/ })).toBeChecked();
});

test("a request sent before the script loads leaves no draft", async ({ page }) => {
  await holdScript(page);
  await page.goto("/devis");
  await fill(page);
  expect(await kept(page)).toHaveLength(1);
  await send(page);
  await expect(page).toHaveURL(/\/devis\/bon\//);
  expect(await kept(page)).toHaveLength(0);
});

test("a slip that is opened again later does not delete what was typed since then", async ({ page }) => {
  await holdScript(page);
  await page.goto("/devis");
  await fill(page);
  await send(page);
  await expect(page).toHaveURL(/\/devis\/bon\//);
  const slip = page.url();
  await page.goto("/devis");
  await page.getByLabel("Prénom").fill("Zoé");
  await page.goto(slip);
  await page.goto("/devis");
  await expect(page.getByLabel("Prénom")).toHaveValue("Zoé");
});

test("a request that fails before the script loads comes back with the Back button and on a new visit", async ({
  page,
  problems,
}) => {
  problems.allow(/request failed.*\/devis/);
  await holdScript(page);
  await page.goto("/devis");
  await fill(page);
  const cut = (url: URL) => url.pathname === "/devis";
  await page.route(cut, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await send(page).catch(() => undefined);
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goBack();
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await page.goto("/about");
  await page.goto("/devis");
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(page.getByText(found)).toBeVisible();
});

// rule pages/offline
test("a request sent without a network stays on its page, which shows a notice, before any script loads", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/request failed|uncaught|ERR_INTERNET_DISCONNECTED/);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/devis");
  await fill(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByText(/rien n’est parti/)).toBeVisible();
  await expect(page).toHaveURL(/\/devis$/);
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await context.setOffline(false);
  expect(await kept(page)).toHaveLength(1);
});

/** Counts the frames (drawings of the screen) with the last field empty or filled. Adds up the page's layout shifts. */
const watchForm = () => {
  const seen = { empty: 0, filled: 0, shifts: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const field = document.querySelector<HTMLInputElement>("[data-draft] [name=phone]");
    if (field) seen[field.value === "" ? "empty" : "filled"] += 1;
    requestAnimationFrame(look);
  };
  look();
};

test("on a slow connection no frame shows a restored field empty, and the notice moves nothing", async ({
  page,
}) => {
  await holdScript(page);
  await page.goto("/devis");
  await fill(page);
  await page.addInitScript(watchForm);
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 50,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  });
  await page.goto("/devis");
  await expect(page.getByText(found)).toBeVisible();
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Record<"empty" | "filled" | "shifts", number> }).seen,
  );
  expect(seen.filled).toBeGreaterThan(0);
  expect(seen.empty).toBe(0);
  expect(seen.shifts).toBeLessThan(0.01);
});

test("a request refused before the script loads announces no draft, and the focus is on its first error", async ({
  page,
  problems,
}) => {
  problems.allow(/response 422/);
  const release = await holdScript(page);
  await page.goto("/devis");
  await fill(page, { "E-mail": "helene@", Téléphone: "12" });
  await send(page);
  const email = page.getByRole("main").getByRole("textbox", { name: "E-mail" });
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("helene@");
  await expect(email).toBeFocused();
  await expect(page.getByText(found)).toBeHidden();
  await email.fill("helene@exemple.fr");
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect(page.getByText(found)).toBeHidden();
  await expect(email).toHaveValue("helene@exemple.fr");
});
