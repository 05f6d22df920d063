import { randomUUID } from "node:crypto";
import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { owner } from "#tests/support/site.ts";
import { emptyInboxes, test as base } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

interface Stored {
  id: string;
  name: string;
}

/** Stores quote requests directly in the site's database. `hours` is their age. */
const test = base.extend<{ store: (fields?: { urgency?: string; hours?: number }) => Promise<Stored> }>({
  store: async ({ sql }, use) => {
    await use(async ({ urgency = "urgent", hours = 0 } = {}) => {
      const name = `Loriot ${randomUUID().slice(0, 8)}`;
      const { rows } = await sql.query<{ id: string }>(
        `insert into quote_requests
           (first_name, last_name, email, phone, service_type, urgency, description, content_hash, created_at)
         values ('Kévin', $1, 'kevin@exemple.fr', '06 39 98 62 17', 'reparation', $2, 'Plus d’accès à la messagerie.', $1,
           now() - make_interval(mins => $3))
         returning id`,
        [name, urgency, Math.round(hours * 60)],
      );
      return { id: rows[0]?.id ?? "", name: `Kévin ${name}` };
    });
  },
});

test.use(onOnePage);

const phone = { width: 360, height: 740 };
// A picture of 1 × 1 pixel.
const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test.beforeEach(({ signIn }) => signIn());

// rule inboxes/day-book
test("the dashboard lists the most urgent first, one tap from its action", async ({ page, sql, store }) => {
  await emptyInboxes(sql);
  await store({ hours: 3 });
  const pressing = await store({ hours: 21.5 });
  await store({ urgency: "normal", hours: 100 });
  await resize(page, phone);
  await page.goto("/admin");
  const urgent = page.getByRole("region", { name: /^Urgent/ });
  const first = urgent.getByRole("listitem").first();
  await expect(first.getByRole("link", { name: pressing.name, exact: true })).toBeVisible();
  await expect(first.getByText(/^\d+\s(h|jours)/)).toBeVisible();
  await expect(first.getByRole("link", { name: `Appeler ${pressing.name}` })).toHaveAttribute(
    "href",
    "tel:0639986217",
  );
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThan(160);
  await expect(page.getByText(/visites?, \d+ [a-z]+ dernier à la même heure/)).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await resize(page, { width: 1440, height: 900 });
  await page
    .getByRole("region", { name: /^À répondre/ })
    .getByRole("link", { name: /^Répondre à/ })
    .first()
    .click();
  await expect(page.getByLabel("Votre réponse")).toBeFocused();
});

test("on a phone the first record is near the top, and an open record has its actions at the bottom and leads back", async ({
  page,
  store,
}) => {
  const quote = await store();
  await resize(page, phone);
  await page.goto("/admin/quotes");
  const row = page.getByRole("listitem").filter({ hasText: quote.name });
  expect((await page.locator("[data-list-item]").first().boundingBox())?.y).toBeLessThan(160);
  await expect(row.getByText(/^reste \d+\s(h|jours)/)).toBeVisible(); // rule inboxes/urgency
  await row.getByRole("link").click();
  await expect(page.getByText(/Il reste \d+\s(h|jours)/)).toBeInViewport();
  await expect(row).toBeHidden();
  await expect(page.getByRole("article").getByText("Plus d’accès à la messagerie.")).toBeInViewport();
  for (const act of [
    page.getByRole("link", { name: /^Appeler/ }).first(),
    page.getByRole("button", { name: "Répondre", exact: true }),
    page.getByRole("button", { name: /^Statut/ }),
  ]) {
    const box = await act.boundingBox();
    expect(box && box.y + box.height, "the bar is at the bottom").toBeGreaterThan(690);
  }
  await expect(page.getByText("Budget")).toBeHidden();
  await page.getByRole("button", { name: /^Statut/ }).click();
  const menu = await page.getByRole("menu").boundingBox();
  expect(menu && { left: menu.x >= 0, right: menu.x + menu.width <= phone.width }).toEqual({
    left: true,
    right: true,
  });
  await expectNoAxeViolations(page);
  await page.getByRole("menuitemradio", { name: "Terminé" }).click();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Terminé" })).toBeVisible();
  await page.getByRole("link", { name: "Toutes les demandes" }).click();
  await expect(row.getByText("Terminé")).toBeVisible();
});

// rule inboxes/photos
test("photos open in a viewer that works by keyboard and by dragging", async ({ page, store, sql }) => {
  const quote = await store();
  for (const [position, name] of ["écran.png", "carte.png"].entries())
    await sql.query(
      `insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, width, height, content)
       values ($1, $2, $3, 'image/png', 68, 1, 1, decode($4, 'base64'))`,
      [quote.id, position, name, png],
    );
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await page.getByRole("button", { name: "Ouvrir la photo écran.png" }).press("Enter");
  const viewer = page.getByRole("dialog", { name: "Photos" });
  await expect(viewer.getByRole("img", { name: "écran.png" })).toBeVisible();
  await expect(viewer.getByText("1 sur 2")).toBeVisible();
  const [shown, whole] = [await viewer.getByRole("img").boundingBox(), await viewer.boundingBox()];
  expect(shown && whole && shown.x + shown.width / 2 - (whole.x + whole.width / 2), "off centre").toBeCloseTo(
    0,
    0,
  );
  await page.keyboard.press("+");
  await expect(viewer.getByText("150")).toBeVisible();
  await page.keyboard.press("r");
  await expect(viewer.getByRole("img")).toHaveAttribute("style", /rotate\(90deg\)/);
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowRight");
  await expect(viewer.getByRole("img", { name: "carte.png" })).toBeVisible();
  await expect(viewer.getByRole("link", { name: "Télécharger carte.png" })).toHaveAttribute(
    "download",
    "carte.png",
  );
  // A swipe to the right shows the previous photo.
  await page.mouse.move(300, 300);
  await page.mouse.down();
  await page.mouse.move(600, 305, { steps: 4 });
  await page.mouse.up();
  await expect(viewer.getByRole("img", { name: "écran.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page.getByRole("button", { name: "Ouvrir la photo écran.png" })).toBeFocused();
});

// rule inboxes/answered
test("a record answered elsewhere can be settled, and then no longer waits", async ({ page, store }) => {
  const quote = await store();
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  await expect(page.getByRole("article").getByText("Sans réponse", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Traité, rien à répondre d’ici" }).click();
  await expect(page.getByRole("article").getByText("Traité", { exact: true })).toBeVisible();
  await page.goto("/admin/quotes?filtre=a-traiter");
  await expect(page.getByRole("listitem").filter({ hasText: quote.name })).toBeHidden();
});

// rule inboxes/follow-up
test("staff plan a call back in a record, see it on the dashboard, and put it off with one press", async ({
  page,
  store,
  problems,
}) => {
  problems.allow(/response 422/);
  const quote = await store({ urgency: "normal" });
  await resize(page, phone);
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Rappeler le…" }).click();
  const dialog = page.getByRole("dialog", { name: "Rappeler le…" });
  await dialog.getByLabel("Jour").fill("");
  await dialog.getByLabel("Pourquoi").fill("Dire si la carte mère est vivante");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Choisissez un jour, d’aujourd’hui à dans deux ans")).toBeVisible();
  await dialog.getByLabel("Jour").fill(dayAhead(0));
  await dialog.getByLabel("Heure").fill("23:30");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  const planned = page.getByRole("region", { name: "Rappel prévu" });
  await expect(planned.getByText(/Rappel aujourd’hui à 23\s?h\s?30/)).toBeVisible();
  await expect(planned.getByText("Dire si la carte mère est vivante")).toBeVisible();
  await page.goto("/admin/quotes");
  await expect(page.getByRole("listitem").filter({ hasText: quote.name })).toContainText(
    "Rappel aujourd’hui",
  );
  await page.goto("/admin");
  const row = page
    .getByRole("region", { name: /^À rappeler/ })
    .getByRole("listitem")
    .filter({ hasText: quote.name });
  await expect(row.getByText("Dire si la carte mère est vivante")).toBeVisible();
  await expectNoAxeViolations(page);
  // 'Demain' (tomorrow), or the next open day if the shop is closed tomorrow.
  await row
    .getByRole("button", { name: /^(?!Fait).*rappeler/ })
    .first()
    .click();
  await expect(page.getByText(/^Rappel reporté\s: /)).toBeVisible();
  await expect(row).toBeHidden();
});

// rule inboxes/result
test("a finished request asks whether it was won, and the list shows the result", async ({
  page,
  store,
  problems,
}) => {
  problems.allow(/response 422/);
  const quote = await store({ urgency: "normal" });
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await page.getByRole("button", { name: /^Statut/ }).click();
  await page.getByRole("menuitemradio", { name: "Terminé" }).click();
  await expect(page.getByRole("heading", { name: "Résultat" })).toBeInViewport();
  await page.getByRole("button", { name: "Perdu…" }).click();
  const dialog = page.getByRole("dialog", { name: "Résultat" });
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog.getByText("Choisissez une raison", { exact: true }).last()).toBeVisible();
  await dialog.getByLabel("Gagné").check();
  await dialog.getByLabel("Montant").fill("157");
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  const result = page.getByRole("region", { name: "Résultat" });
  await expect(result.getByText(/^Gagné, 157\s€$/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: quote.name })).toContainText("Gagné");
});

// rule accounts/shortcuts
test("a person switches off single-key shortcuts and the marking as read on opening", async ({
  page,
  store,
  sql,
}) => {
  const quote = await store();
  await page.goto("/admin/account");
  await page.getByLabel(/^Ouvrir un message ou un devis/).uncheck();
  await page.getByLabel(/^Raccourcis d’une seule touche/).uncheck();
  await page.getByRole("button", { name: "Enregistrer ces choix" }).click();
  await expect(page.getByText("Choix enregistrés.")).toBeVisible();
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  await expect(page.getByRole("button", { name: "Marquer comme lu" })).toBeVisible();
  for (const key of ["u", "j", "r", "/"]) await page.keyboard.press(key);
  await expect(page.locator("body")).toBeFocused();
  await expect(page.locator("kbd").first()).toBeHidden();
  const { rows } = await sql.query("select read from quote_requests where id = $1", [quote.id]);
  expect(rows).toEqual([{ read: false }]);
  await sql.query("update users set uses_key_shortcuts = true, marks_read_on_open = true");
});

test("the actions of an opened record are one press of Tab away", async ({ page, store }) => {
  const quote = await store();
  await page.goto("/admin/quotes");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: quote.name })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Marquer comme/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /^Appeler/ }).first()).toBeFocused();
});

// rule accounts/name
test("a first sign-in asks for a person's name before it shows any screen", async ({
  page,
  sql,
  problems,
}) => {
  problems.allow(/422/);
  await sql.query("update users set name_confirmed = false, name = 'Admin' where email = $1", [owner.email]);
  await page.goto("/admin/messages");
  await expect(page.getByRole("heading", { level: 1, name: "Bienvenue" })).toBeVisible();
  await page.getByLabel("Votre nom").fill("Admin");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByLabel("Votre nom")).toHaveAccessibleDescription(/Écrivez votre nom à vous/);
  await expectNoAxeViolations(page);
  await page.getByLabel("Votre nom").fill("Camille");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

// rule inboxes/conflict
test("typed notes survive when a colleague moves the record to the trash", async ({ page, store, sql }) => {
  const quote = await store();
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  await page.getByRole("button", { name: /Modifier les notes/ }).click();
  await page.getByLabel("Vos notes").fill("Rappeler sa fille avant midi.");
  // Waits until the open record is marked read. From the trash it cannot be, and a second error would appear.
  await expect(page.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
  await sql.query("update quote_requests set deleted_at = now() where id = $1", [quote.id]);
  await expect(page.getByText("Cette demande n’est plus là.")).toBeVisible();
  await expect(page.getByText("Rappeler sa fille avant midi.")).toBeVisible();
  await sql.query("update quote_requests set deleted_at = null where id = $1", [quote.id]);
  await expect(page.getByLabel("Vos notes")).toHaveValue("Rappeler sa fille avant midi.");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("button", { name: /Modifier les notes.*Rappeler sa fille/ })).toBeVisible();
});
