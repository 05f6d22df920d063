import type { Locator, Page } from "@playwright/test";
import { openPassage, type Passage } from "#tests/support/database-passage.ts";
import { createDatabase, hardlyTaughtTemplate } from "#tests/support/databases.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import * as quoteForm from "#tests/support/quote-form.ts";
import { type Site, startSite } from "#tests/support/site.ts";

// This file cuts the site off from its database, so it has a separate site. `passage` is the only connection of that
// site to the database server.
test.describe.configure({ mode: "serial" });
let database: Awaited<ReturnType<typeof createDatabase>>;
let passage: Passage;
let lonely: Site;

test.beforeAll(async () => {
  const databaseServer = process.env.TEST_DATABASE_SERVER ?? "";
  database = await createDatabase(databaseServer, { template: hardlyTaughtTemplate });
  passage = await openPassage(database.url);
  lonely = await startSite(databaseServer, { DATABASE_URL: passage.url });
});
test.afterAll(async () => {
  await lonely.stop();
  await passage.stop();
  await database.drop();
});

/** Runs `work` while the site cannot reach its database and has noticed this. */
async function whileAway(work: () => Promise<void>): Promise<void> {
  const status = (path: string) => fetch(lonely.url + path).then((answer) => answer.status);
  passage.close();
  try {
    await expect.poll(() => status("/readyz")).toBe(503);
    await work();
  } finally {
    passage.open();
  }
  await expect.poll(() => status("/readyz"), { timeout: 30_000 }).toBe(200);
}

interface WalkedForm {
  path: string;
  fill: (page: Page) => Promise<unknown>;
  send: (page: Page) => Promise<unknown>;
  /** A field and the text that was typed in it. */
  typed: [(page: Page) => Locator, string];
  success: string;
}

const main = (page: Page) => page.getByRole("main");
const forms: Record<string, WalkedForm> = {
  "a message": {
    path: "/#contact",
    async fill(page) {
      await main(page).getByLabel("Nom").fill("Hélène");
      await main(page).getByLabel("E-mail", { exact: true }).fill("helene@exemple.fr");
      await main(page)
        .getByRole("textbox", { name: "Message" })
        .fill("Mon disque externe claque depuis hier soir.");
    },
    send: (page) => page.getByRole("button", { name: "Envoyer le message" }).click(),
    typed: [
      (page) => main(page).getByRole("textbox", { name: "Message" }),
      "Mon disque externe claque depuis hier soir.",
    ],
    success: "Message envoyé avec succès !",
  },
  "a quote with a photo": {
    path: "/devis",
    async fill(page) {
      await quoteForm.fill(page);
      await page.getByLabel("Photos ou documents").setInputFiles(await quoteForm.photo());
    },
    send: quoteForm.send,
    typed: [(page) => page.getByLabel("Que se passe-t-il"), quoteForm.typed["Que se passe-t-il"]],
    success: quoteForm.success,
  },
  "an application": {
    path: "/join",
    async fill(page) {
      for (const label of ["Réparation de PC", "Intervention à domicile"])
        await page.getByLabel(label).check();
      await page.getByLabel("Années d’expérience").fill("7");
      await page.getByLabel("Disponibilité").selectOption({ index: 1 });
      const values = {
        Prénom: "Lucas",
        Téléphone: "06 12 34 56 78",
        Ville: "Allonnes",
        "Code postal": "72700",
      };
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
      await page.getByLabel("Nom", { exact: true }).fill("Renard");
      await main(page).getByLabel("E-mail", { exact: true }).fill("lucas@exemple.fr");
    },
    send: (page) => page.getByRole("button", { name: "Envoyer ma candidature" }).click(),
    typed: [(page) => page.getByLabel("Ville"), "Allonnes"],
    success: "Candidature envoyée avec succès !",
  },
};

for (const [name, { path, fill, send, typed, success }] of Object.entries(forms))
  test(`${name} sent while the database is away keeps its text, shows when to try again, and can then be sent`, async ({
    page,
    problems,
  }) => {
    problems.allow(/response 503/);
    await page.goto(lonely.url + path);
    await fill(page);
    const [field, value] = typed;
    await whileAway(async () => {
      await send(page);
      const alert = main(page).getByRole("alert");
      await expect(alert).toContainText("Rien n’est perdu");
      await expect(alert).toContainText("dans une minute");
      await expect(alert.getByRole("link")).toHaveAttribute("href", /^tel:\+33/);
      await expect(field(page)).toHaveValue(value);
    });
    await main(page).getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
    await expect(page.getByText(success)).toBeVisible();
  });

test("an address typed for the newsletter stays, and the site accepts it once the database is back", async ({
  page,
  problems,
}) => {
  problems.allow(/response 503/);
  await page.goto(`${lonely.url}/about`);
  const form = page.getByRole("contentinfo").getByRole("form", { name: "La lettre de l’atelier" });
  await form.getByLabel("Votre e-mail").fill("lectrice@exemple.fr");
  await whileAway(async () => {
    await form.getByRole("button", { name: "S'abonner" }).click();
    await expect(form.getByRole("status")).toContainText("minute");
    await expect(form.getByLabel("Votre e-mail")).toHaveValue("lectrice@exemple.fr");
  });
  await form.getByRole("button", { name: "S'abonner" }).click();
  await expect(form.getByText("Encore un clic")).toBeVisible();
});
