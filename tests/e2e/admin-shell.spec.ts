import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the keyboard can skip the navigation, which marks the current screen and leads to the account", async ({
  page,
}) => {
  await page.goto("/admin");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#contenu")).toBeFocused();
  const navigation = page.getByRole("navigation", { name: "Back-office" });
  await expect(navigation.getByRole("link", { name: "Tableau de bord" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.getByRole("link", { name: /Mon compte/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Tableau de bord" })).not.toHaveAttribute("aria-current");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menu is accessible, keeps the focus inside, and closes on Escape, on a link and on a tap beside it", async ({
    page,
  }) => {
    await page.goto("/admin");
    const button = page.getByRole("button", { name: /^Menu/ });
    const menu = page.getByRole("dialog", { name: "Menu du back-office" });
    await button.press("Enter");
    await expect(menu).toBeVisible();
    await expectNoAxeViolations(page);
    const inside = () => page.evaluate(() => !!document.activeElement?.closest("dialog"));
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press("Tab");
      // Between the last control of the menu and the first one, the focus is on the bar of the browser.
      const onPage = await page.evaluate(() => document.activeElement !== document.body);
      if (onPage) expect(await inside()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole("link", { name: /Mon compte/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(340, 400);
    await expect(menu).toBeHidden();
  });

  test("the badge is beside the menu's icon, and a long title is not cut", async ({
    page,
    request,
    problems,
  }) => {
    problems.allow(/404/);
    const form = { name: "Ana", email: "ana@exemple.fr", phone: "06 12 34 56 78", service: "reseau" };
    await request.post("/", { form: { ...form, message: "Le réseau de la boutique est lent." } });
    await page.goto("/admin");
    const button = page.getByRole("button", { name: /^Menu/ });
    const [lines, badge, title] = [
      await button.locator("svg").boundingBox(),
      await button.getByText(/^\d+/).first().boundingBox(),
      await page.getByRole("heading", { level: 1 }).boundingBox(),
    ];
    if (!lines || !badge || !title) throw new Error("the bar shows all three");
    expect(badge.x).toBeGreaterThanOrEqual(lines.x + lines.width);
    expect(title.x).toBeGreaterThanOrEqual(badge.x + badge.width);
    await page.goto("/admin/nulle-part");
    const words = page.getByRole("heading", { level: 1 }).locator("span");
    await words.evaluate((span) => (span.textContent = "Cette page n’a pas pu s’afficher"));
    expect(await words.evaluate((span) => span.scrollHeight <= span.clientHeight)).toBe(true);
  });
});

test("a newer load that replaces one whose answer is still arriving causes no error", async ({ page }) => {
  await page.goto("/admin");
  // The screen loads its data twice here. The first response begins but never ends, and the second never begins.
  await page.evaluate(() => {
    const { fetch } = window;
    let count = 0;
    window.fetch = async (input, init) => {
      const signal = init?.signal;
      if (!signal || !String(input).includes("messages.data")) return fetch(input, init);
      const answer = await fetch(input, { ...init, signal: null });
      const begun = await answer.bytes();
      document.documentElement.dataset.readings = String(++count);
      const body = new ReadableStream({
        start(controller) {
          if (count === 1) controller.enqueue(begun);
          signal.addEventListener("abort", () => controller.error(signal.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  const navigation = page.getByRole("navigation", { name: "Back-office" });
  await navigation.getByRole("link", { name: /Messages/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-readings", "2");
  await navigation.getByRole("link", { name: /Devis/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Devis" })).toBeVisible();
});

// rule running/slow-screens
test("a screen that loads slowly shows a notice within 200 ms", async ({ page }) => {
  await page.goto("/admin");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/messages.data*", async (route) => {
    await held;
    await route.continue();
  });
  // The page itself measures the time, so that the time between the test and the browser does not count.
  await page.evaluate(() => {
    let asked = 0;
    addEventListener("click", ({ timeStamp }) => (asked = timeStamp), true);
    const watcher = new MutationObserver(() => {
      if (!document.body.innerText.includes("Chargement…")) return;
      watcher.disconnect();
      document.documentElement.dataset.saidAfter = String(performance.now() - asked);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await page
    .getByRole("navigation", { name: "Back-office" })
    .getByRole("link", { name: /Messages/ })
    .click();
  const notice = page.getByText("Chargement…");
  await expect(notice).toBeVisible();
  expect(Number(await page.locator("html").getAttribute("data-said-after"))).toBeLessThan(400);
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(notice).toBeHidden();
});

test("an unknown address keeps the navigation and shows that the page does not exist", async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  const response = await page.goto("/admin/nulle-part");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page introuvable" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("main").getByRole("link", { name: "Tableau de bord" }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

// rule inboxes/failed-load
test("a screen that cannot be loaded offers to try again, and a change that does not reach the server keeps its text", async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  const cut = () => page.route("**/*.data*", (route) => route.abort());
  const said = page.getByText("Impossible d’enregistrer. Vérifiez la connexion.").first();
  // An event from the server would make the screen load its data, which `cut` lets fail. So no event may arrive here.
  await page.route("**/admin/events*", (route) => route.abort());
  await page.goto("/admin");
  await cut();
  await page.getByRole("button", { name: "Régénérer le sitemap" }).click();
  await expect(said).toBeVisible();
  await expect(page.getByRole("button", { name: "Régénérer le sitemap" })).toBeVisible();
  await page.unroute("**/*.data*");
  await page.getByRole("button", { name: "Réessayer", exact: true }).first().click();
  await expect(page.getByText(/Sitemap généré\s: .+ adresses/)).toBeVisible();
  await expect(page.getByRole("link", { name: /\/sitemap\.xml$/ })).toBeVisible();
  await cut();
  await page.getByRole("link", { name: /Mon compte/ }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Cette page n’a pas pu s’afficher" }),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back-office" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute("**/*.data*");
  await page.getByRole("link", { name: "Réessayer" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mon compte" })).toBeVisible();
  // 'Réessayer' (try again) loads the document anew. Until its script has started, its forms post without JavaScript.
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await cut();
  await page.getByLabel("Nom", { exact: true }).fill("Camille au téléphone");
  await page.getByRole("button", { name: "Enregistrer le nom" }).click();
  await expect(said).toBeVisible();
  await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Camille au téléphone");
  await page.unroute("**/*.data*");
  await page.goto("/admin/privacy");
  await cut();
  await page.getByLabel("Candidatures").fill("7");
  await page.getByRole("button", { name: "Enregistrer les durées" }).click();
  await expect(said).toBeVisible();
  await expect(page.getByLabel("Candidatures")).toHaveValue("7");
});

// The browser reports the end of a dialog late: after Escape, Enter may already have opened the dialog again. The late
// report must not close it.
test("a dialog that is closed and immediately opened again stays open", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/templates");
  const ask = page.getByRole("button", { name: /^Supprimer/ }).first();
  await ask.click();
  const question = page.getByRole("dialog");
  await expect(question).toBeVisible();
  await ask.evaluate(async (button: HTMLButtonElement) => {
    const closed = new Promise((resolve) =>
      document.addEventListener("close", () => setTimeout(resolve), { capture: true, once: true }),
    );
    const drawn = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    };
    document.querySelector("dialog[open]")?.dispatchEvent(new Event("cancel", { cancelable: true }));
    await drawn();
    button.click();
    await drawn();
    await closed;
  });
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
});
