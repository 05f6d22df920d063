import type { APIRequestContext } from "@playwright/test";
import {
  expectNoAxeViolationsAtAnyWidth,
  expectNothingWiderAtAnyWidth,
} from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

let count = 0;

/**
 * Sends the public form as a browser without JavaScript would. Returns the sender's name, which is unique on the site.
 */
async function receive(
  request: APIRequestContext,
  message = "Pouvez-vous réparer mon ordinateur portable ?",
) {
  const name = `Visiteur ${++count} ${Math.random().toString(36).slice(2, 8)}`;
  const form = { name, email: "visiteur@exemple.fr", phone: "06 12 34 56 78", service: "reseau", message };
  const response = await request.post("/", { form });
  expect(response.status()).toBe(200);
  return name;
}

test.beforeEach(({ signIn }) => signIn());

// rule inboxes/counts
test("a new message raises the badge of an open browser within a second, and is marked as read once opened", async ({
  page,
  request,
}) => {
  await page.goto("/admin");
  const badge = page.getByRole("navigation").getByRole("link", { name: /^Messages/ });
  await expect(page.getByText("En direct")).toBeVisible();
  const before = Number(/\d+/.exec(await badge.innerText())?.[0] ?? 0);
  const name = await receive(request);
  await expect(badge).toContainText(String(before + 1), { timeout: 1_000 });

  await badge.click();
  await page.getByRole("link", { name, exact: true }).click();
  const detail = page.getByRole("article");
  await expect(detail.getByRole("heading", { name })).toBeVisible();
  await expect(detail.getByText("Marqué comme lu à l’ouverture.")).toBeVisible(); // rule inboxes/read
  await expect(detail.getByText("Sans réponse")).toBeVisible(); // rule inboxes/answered
  await expect(detail.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
  const reply = detail.getByRole("link", { name: /^Répondre avec mon logiciel/ });
  await expect(reply).toHaveAttribute("href", /^mailto:visiteur%40exemple\.fr\?subject=Re%3A%20%5BM-/);
});

// rule inboxes/list
test("an open list shows a new message without a reload, and its address contains the search and the filter", async ({
  page,
  request,
}) => {
  await page.goto("/admin/messages");
  await expect(page.getByText("En direct")).toBeVisible();
  const name = await receive(request, "La charnière de mon écran est cassée.");
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("CHARNIERE");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/recherche=CHARNIERE/);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.goto("/admin/messages?recherche=introuvable-ici");
  await expect(page.getByRole("heading", { name: "Aucun message trouvé" })).toBeVisible();
  await page.getByRole("link", { name: "Voir tous les messages" }).click();
  await page.getByRole("link", { name: /^Non lus/ }).click();
  await expect(page).toHaveURL(/filtre=non-lus/);
});

// rule inboxes/result
test("the list shows the result of a message, whose deletion asks for confirmation and can be undone", async ({
  page,
  request,
}) => {
  const name = await receive(request);
  await page.goto("/admin/messages");
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("button", { name: "Perdu…" }).click();
  const result = page.getByRole("dialog", { name: "Résultat" });
  await result.getByLabel("Raison").selectOption("Trop cher");
  await result.getByRole("button", { name: "Enregistrer" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(row.getByText("Perdu", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Supprimer" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Annuler" })).toBeFocused();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeHidden();
  await page.getByRole("status").getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});

test("a person reads the inbox with the keyboard alone, and the keys act on the outlined row", async ({
  page,
  request,
}) => {
  const older = await receive(request);
  const newer = await receive(request);
  await page.goto("/admin/messages");
  await expect(page.getByText("Sélectionnez un message pour voir les détails")).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: new RegExp(newer) })).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: older })).toBeVisible();
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: newer })).toBeVisible();
  await expect(page.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: /Marquer comme lu/ })).toBeVisible();
  // R answers the message of the outlined row, even if another message is open. The focus outlines a row.
  await page.getByRole("link", { name: new RegExp(older) }).focus();
  await page.keyboard.press("r");
  await expect(page.getByRole("heading", { name: older })).toBeVisible();
  await expect(page.getByLabel("Votre réponse")).toBeFocused();
});

// On a wide screen the list is shown beside the open message, so this checks it too. owner-day.spec.ts checks the
// dashboard with its rows.
test("the inbox is accessible at every width with a message open, and long words widen no screen", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const name = await receive(
    request,
    `Un mot très long : ${"anticonstitutionnellement".repeat(6)}.\n\nEt la suite.`,
  );
  await page.goto("/admin");
  await expectNothingWiderAtAnyWidth(page);
  await page.goto("/admin/messages");
  await expectNothingWiderAtAnyWidth(page);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

test("an ended session is announced and the screen stays, and signing in leads back to it", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/response 401|request failed/);
  await page.goto("/admin/messages?filtre=non-lus");
  await expect(page.getByText("En direct")).toBeVisible();
  await context.clearCookies();
  // Simulates that the tab goes to the background and comes back. It then opens its event stream again.
  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  }
  await page.getByRole("button", { name: "Se reconnecter" }).click({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/admin\/login\?retour=%2Fadmin%2Fmessages%3Ffiltre%3Dnon-lus/);
});
