import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import {
  expectNoAxeViolationsAtAnyWidth,
  expectNothingWiderAtAnyWidth,
} from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test as base } from "#tests/support/site-database.ts";

interface StoredQuote {
  id: string;
  name: string;
}

type Store = (fields?: Record<string, string | boolean>) => Promise<StoredQuote>;

/** Stores requests directly in the site's database. The public form has its own tests, in quote-request.spec.ts. */
const test = base.extend<{ store: Store }>({
  store: async ({ sql }, use) => {
    await use(async (fields = {}) => {
      const last_name = `Marchand ${randomUUID().slice(0, 8)}`;
      const row = {
        first_name: "Hélène",
        last_name: last_name,
        email: "helene@exemple.fr",
        phone: "06 12 34 56 78",
        phone_normalized: "+33612345678",
        service_type: "reparation",
        urgency: "urgent",
        budget: "1200.5",
        preferred_date: "2030-01-07",
        preferred_time: "09:30",
        description: "La charnière gauche de mon ordinateur portable est cassée depuis hier soir.",
        content_hash: last_name,
        ...fields,
      };
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      const { rows } = await sql.query<{ id: string }>(
        `insert into quote_requests (${names.join()}) values (${places.join()}) returning id`,
        Object.values(row),
      );
      return { id: rows[0]?.id ?? "", name: `${row.first_name} ${last_name}` };
    });
  },
});

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

const row = (page: Page, { name }: StoredQuote): Locator =>
  page.getByRole("listitem").filter({ hasText: name });

async function chooseStatus(page: Page, status: string) {
  await page.getByRole("button", { name: /^Statut/ }).click();
  await page.getByRole("menuitemradio", { name: status }).click();
}

test("a quote request arrives, is read and goes through its statuses", async ({ page, store }) => {
  await page.goto("/admin");
  await expect(page.getByText("En direct")).toBeVisible();
  const badge = page.getByRole("navigation").getByRole("link", { name: /^Devis/ });
  const before = Number(/\d+/.exec(await badge.innerText())?.[0] ?? 0);
  const quote = await store();
  await expect(badge).toContainText(String(before + 1));
  await page.getByRole("link", { name: /demandes? de devis$/ }).click();
  await expect(page.getByText("Sélectionnez une demande de devis pour voir les détails")).toBeVisible();
  const preview = "La charnière gauche de mon ordinateur portable est…";
  await expect(row(page, quote).getByText(preview)).toBeVisible();
  await expect(row(page, quote).getByText("Urgent", { exact: true })).toBeVisible(); // rule inboxes/urgency
  await row(page, quote).getByRole("link").click();
  const detail = page.getByRole("article");
  await expect(detail.getByRole("heading", { name: quote.name })).toBeVisible();
  await expect(detail.getByText("1\u202f200,50\u00a0€")).toBeVisible();
  await expect(detail.getByText("lundi 7 janvier, 9\u00a0h\u00a030")).toBeVisible();
  await expect(detail.getByText(/Il reste \d+\s(h|jours)/)).toBeVisible(); // rule inboxes/urgency
  await expect(detail.getByText(/\d{4} à \d{2}:\d{2}/)).toBeVisible();
  await chooseStatus(page, "En cours");
  await expect(row(page, quote).getByText("En cours")).toBeVisible();
  await expect(detail.getByText(/Il reste/)).toBeVisible(); // 'En cours' (in progress) does not count as an answer.
  await expect(badge).toContainText(String(before + 1)); // rule inboxes/badges
  await chooseStatus(page, "Annulé");
  await expect(badge).not.toContainText(String(before + 1));
  await expect(detail.getByRole("button", { name: "Statut\u00a0: Annulé" })).toBeVisible();
  await expect(row(page, quote).getByText("Urgent", { exact: true })).toBeHidden();
  await page.reload();
  await expect(detail.getByRole("button", { name: "Statut\u00a0: Annulé" })).toBeVisible();
  await page.getByRole("link", { name: "Tableau de bord" }).last().click();
  await expect(page).toHaveURL(/\/admin$/);
});

test("staff mark a request as read and unread in the list and in the open request", async ({
  page,
  store,
}) => {
  const quote = await store();
  await page.goto("/admin/quotes");
  await expect(page.getByText("En direct")).toBeVisible();
  await row(page, quote)
    .getByRole("button", { name: /^Non lu/ })
    .click();
  const toggle = row(page, quote).getByRole("button", { name: /^Lu/ });
  await expect(toggle).toBeVisible();
  await toggle.click();
  await expect(row(page, quote).getByRole("button", { name: /^Non lu/ })).toBeVisible();
  await row(page, quote).getByRole("link").click();
  await expect(page.getByRole("heading", { name: quote.name })).toBeVisible();
  await expect(page.getByText("Marqué comme lu à l’ouverture.")).toBeVisible(); // rule inboxes/read
  await expect(toggle).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByRole("button", { name: /Marquer comme lu/ })).toBeVisible();
  await expect(row(page, quote).getByRole("button", { name: /^Non lu/ })).toBeVisible();
  await page.getByRole("button", { name: /Marquer comme lu/ }).click();
  await expect(page.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
});

test("a key pressed just as a request appears is not lost", async ({ page, store }) => {
  const quote = await store();
  await page.goto("/admin/quotes");
  await page.evaluate(() => {
    const shown = new MutationObserver(() => {
      if (!document.querySelector("article")) return;
      shown.disconnect();
      document.documentElement.dataset.focusThen = document.activeElement?.id;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "u", bubbles: true }));
    });
    shown.observe(document.body, { childList: true, subtree: true });
  });
  await row(page, quote).getByRole("link").click();
  await expect(page.getByRole("button", { name: /Marquer comme non lu/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-focus-then", "record-title");
});

test("the list is searched while a person types, and its address contains the search and the filters", async ({
  page,
  store,
}) => {
  const mark = randomUUID().slice(0, 8);
  const urgent = await store({ description: `Éteint ${mark}`, status: "completed" });
  const planned = await store({ description: `Éteint ${mark}`, urgency: "planifie" });
  const spam = await store({ description: `Éteint ${mark}`, spam: true });
  await page.goto("/admin/quotes");
  await expect(page.getByText("En direct")).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type(`ETEINT ${mark}`);
  await expect(page).toHaveURL(new RegExp(`recherche=ETEINT\\+${mark}$`));
  await expect(row(page, urgent)).toBeVisible();
  await expect(row(page, planned)).toBeVisible();
  await expect(page.locator("[data-list-item]")).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/quotes$/);
  await page.goForward();
  await page.getByLabel("Urgence").selectOption("Planifié");
  await expect(row(page, urgent)).toBeHidden();
  await expect(row(page, planned)).toBeVisible();
  await expect(page).toHaveURL(/recherche=.*&urgence=planifie/);
  await page.getByLabel("Statut", { exact: true }).selectOption("Terminé");
  await expect(page.getByRole("heading", { name: "Aucune demande trouvée" })).toBeVisible();
  await page.getByRole("link", { name: "Voir toutes les demandes" }).click();
  await page.getByRole("link", { name: /^Indésirables/ }).click();
  await expect(row(page, spam)).toBeVisible();
  await row(page, spam).getByRole("link").click();
  await expect(page.getByRole("article").getByText("Parmi les indésirables")).toBeVisible();
});

// rules inboxes/conflict, inboxes/failed-load and inboxes/quote-status
test("a change of an outdated status is refused, a failed save or load keeps the screen, and both can be tried again", async ({
  page,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 409|request failed|ERR_FAILED/);
  const quote = await store({ status: "archived" });
  await page.goto(`/admin/quotes?quote=${quote.id}`);
  await expect(page.getByText("En direct")).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Inconnu" })).toBeVisible();
  await chooseStatus(page, "Nouveau");
  await expect(page.getByRole("button", { name: "Statut\u00a0: Nouveau" })).toBeVisible();

  // A colleague's change reaches the database while this screen still has the older version.
  await page.route("**/admin/quotes.data**", async (route) => {
    if (route.request().method() === "POST") {
      await sql.query("update quote_requests set status = 'completed', version = version + 1 where id = $1", [
        quote.id,
      ]);
    }
    await route.continue();
  });
  await chooseStatus(page, "Annulé");
  await expect(page.getByText(/Quelqu’un d’autre vient de modifier cette fiche/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Terminé" })).toBeVisible();
  const { rows } = await sql.query("select status from quote_requests where id = $1", [quote.id]);
  expect(rows).toEqual([{ status: "completed" }]);
  await page.unroute("**/admin/quotes.data**");

  await page.route("**/*.data**", (route) => route.abort());
  await chooseStatus(page, "En cours");
  await expect(page.getByText(/Impossible d’enregistrer/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Terminé" })).toBeVisible();
  await page.getByRole("button", { name: "Actualiser" }).click();
  await expect(page.getByText(/Impossible de charger les demandes de devis/)).toBeVisible();
  await expect(page.getByRole("heading", { name: quote.name })).toBeVisible();
  await page.unroute("**/*.data**");
  await page.getByRole("status").getByRole("button", { name: "Réessayer" }).last().click();
  await expect(page.getByRole("button", { name: "Statut\u00a0: En cours" })).toBeVisible();
});

// On a wide screen the list is shown beside the open request, so this checks the list too.
test("the inbox of quotes is accessible at every width with a request open, and only staff download its file", async ({
  page,
  request,
  store,
  sql,
}) => {
  test.setTimeout(90_000);
  const quote = await store({
    last_name: `Anticonstitutionnellement-${"long".repeat(12)}`,
    company: "Menuiserie Poirier & fils",
    // A Sunday, on which the shop is closed. The owner must see this (rule forms/closed-wish).
    preferred_date: "2030-01-06",
    description: `Un mot très long : ${"anticonstitutionnellement".repeat(6)}.\n\nEt la suite.`,
  });
  const { rows } = await sql.query<{ id: string }>(
    `insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, content)
     values ($1, 0, $2, 'application/pdf', 8, '%PDF-1.7'), ($1, 1, 'Reçu d''été.pdf', 'application/pdf', 8, '%PDF-1.7')
     returning id`,
    [quote.id, `${"facture-".repeat(12)}.pdf`],
  );
  await page.goto("/admin/quotes");
  await expectNothingWiderAtAnyWidth(page);
  await row(page, { ...quote, name: "Anticonstitutionnellement" })
    .getByRole("link")
    .click();
  await expect(page.getByRole("article").getByText("Vous êtes fermé ce jour-là.")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Reçu d'été.pdf" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Reçu d'été.pdf");
  const path = `/admin/quotes/attachments/${rows[1]?.id}`;
  const answer = await page.request.get(path);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  });
  expect(answer.headers()["content-disposition"]).toMatch(/^attachment;/);
  expect((await page.request.get(`/admin/quotes/attachments/${randomUUID()}`)).status()).toBe(404);
  expect((await page.request.get("/admin/quotes/attachments/1%27--")).status()).toBe(404);
  expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(302);
});
