import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import {
  expectNoAxeViolationsAtAnyWidth,
  expectNothingWiderAtAnyWidth,
} from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { keysTo } from "#tests/support/keyboard.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { test as base } from "#tests/support/site-database.ts";

interface Application {
  id: string;
  name: string;
}

/** Stores applications directly in the site's database. The public form has its own tests, in join.spec.ts. */
const test = base.extend<{ store: (email?: string) => Promise<Application> }>({
  store: async ({ sql }, use) => {
    await use(async (email = `${randomUUID()}@exemple.fr`) => {
      const last_name = `Belkacem ${randomUUID().slice(0, 8)}`;
      const { rows } = await sql.query<{ id: string }>(
        `insert into technician_applications (first_name, last_name, email, phone, city, postal_code, experience_years,
           specialties, preferred_services, availability, certifications, cover_letter, content_hash)
         values ('Yanis', $1, $2, '06 12 34 56 78', 'Le Mans', '72000', 4, '{pc-repair,data-recovery}', '{home-visit}',
           'flexible', '{CompTIA A+}', 'Je répare des ordinateurs depuis quatre ans, à domicile surtout.', $1)
         returning id`,
        [last_name, email],
      );
      return { id: rows[0]?.id ?? "", name: `Yanis ${last_name}` };
    });
  },
});

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

const row = (page: Page, { name }: Application) => page.getByRole("listitem").filter({ hasText: name });

async function open(page: Page, { id }: Application) {
  await page.goto(`/admin/applications?application=${id}`);
  await expect(page.getByText("En direct")).toBeVisible();
}

async function journey(page: Page, application: Application) {
  await page.goto("/admin");
  await page.getByRole("link", { name: /candidatures? en attente$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Candidatures" })).toBeVisible();
  await row(page, application).getByRole("link").click();
  await expect(page.getByRole("heading", { name: application.name })).toBeVisible();
  await expect(page.getByText("Déjà candidat")).toBeVisible();

  await test.step("a status chosen meanwhile does not make the typed notes outdated", async () => {
    await expect(page.getByText("Examinée")).toBeHidden();
    await page.getByRole("button", { name: /Modifier les notes/ }).click();
    await page.getByLabel("Vos notes").fill("Sérieux, à rappeler.");
    await page.getByRole("button", { name: /^Statut/ }).focus();
    for (const key of ["Enter", "End", "Enter"]) await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Statut\u00a0: Refusé" })).toBeFocused();
    await expect(page.getByText("Examinée")).toBeVisible();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    const notes = page.getByRole("button", { name: /Modifier les notes.*Sérieux, à rappeler/ });
    await expect(notes).toBeFocused();
    await notes.click();
    await page.getByLabel("Vos notes").fill("Non.");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(notes).toBeVisible();
  });

  const add = page.getByRole("button", { name: "Ajouter", exact: true });
  await expect(add).toBeDisabled();
  await page.getByLabel("Ce qui s’est dit").fill("   ");
  await expect(add).toBeDisabled();
  await page.getByLabel("Contact par").selectOption("Rendez-vous");
  await page.getByLabel("Ce qui s’est dit").fill("Passe jeudi à l’atelier.");
  await test.step("a save that fails shows the specified error and keeps the text", async () => {
    await page.route("**/*.data**", (route) => route.abort());
    await add.click();
    await expect(page.getByRole("alert")).toContainText("Erreur lors de l'ajout de l'historique de contact");
    await expect(page.getByLabel("Ce qui s’est dit")).toHaveValue("Passe jeudi à l’atelier.");
    await page.unroute("**/*.data**");
  });
  await add.click();
  const contacts = page.getByRole("region", { name: "Historique des contacts" });
  await expect(contacts.getByRole("listitem")).toHaveText(/Rendez-vous,.*Passe jeudi à l’atelier/);
  await expect(page.getByLabel("Ce qui s’est dit")).toHaveValue("");

  const panel = page.getByRole("region", { name: "Validation", exact: true });
  await expect(panel.getByRole("checkbox")).toHaveCount(3);
  await panel.getByLabel("Récupération de données").uncheck();
  await panel.getByLabel("Zone").fill("Le Mans et 20 km");
  await panel.getByLabel("Contrat").selectOption("Indépendant");
  await panel.getByLabel("Taux horaire").fill("beaucoup");
  await panel.getByRole("button", { name: "Valider la candidature" }).click();
  await expect(panel.getByRole("alert")).toContainText("Erreur lors de la validation de la candidature");
  await expect(panel.getByLabel("Zone")).toHaveValue("Le Mans et 20 km");
  await panel.getByLabel("Taux horaire").fill("35,50");
  await panel.getByRole("button", { name: "Valider la candidature" }).click();
  await expect(panel.getByText("Candidature validée avec succès !")).toBeVisible();
  await expect(panel.getByText(/^Validée le .* à \d{2}:\d{2}/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Approuvé" })).toBeVisible();
}

test("staff write notes on an application, add a contact, validate it, and see the person's earlier application", async ({
  page,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 422|request failed|ERR_FAILED/);
  const email = `${randomUUID()}@exemple.fr`;
  const earlier = await store(email);
  const application = await store(email.toUpperCase());
  await journey(page, application);
  const { rows } = await sql.query(
    `select notes, status, hourly_rate, validated_specialties, validated_services, contract_type
     from technician_applications where id = $1`,
    [application.id],
  );
  expect(rows).toEqual([
    {
      notes: "Sérieux, à rappeler.",
      status: "approved",
      hourly_rate: "35.50",
      validated_specialties: ["pc-repair"],
      validated_services: ["home-visit"],
      contract_type: "freelance",
    },
  ]);
  await page
    .getByRole("article")
    .getByRole("link", { name: /\d{4} à \d{2}:\d{2}/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: earlier.name })).toBeVisible();
});

// rule inboxes/validation
test("on a phone staff open and validate an application with the keyboard alone", async ({ page, store }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const application = await store();
  await page.goto("/admin/applications");
  const link = row(page, application).getByRole("link");
  await expect(link).toBeVisible();
  await page.keyboard.press("j");
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: application.name })).toBeVisible();
  const panel = page.getByRole("region", { name: "Validation", exact: true });
  await keysTo(panel.getByLabel("Récupération de données"));
  await page.keyboard.press("Space");
  await expect(panel.getByLabel("Récupération de données")).not.toBeChecked();
  await keysTo(panel.getByLabel("Zone"));
  await page.keyboard.type("Le Mans et 20 km");
  await keysTo(panel.getByLabel("Taux horaire"));
  await page.keyboard.type("35,50");
  const validate = panel.getByRole("button", { name: "Valider la candidature" });
  await keysTo(validate);
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Candidature validée avec succès !")).toBeVisible();
  await expect(page.getByRole("button", { name: "Statut\u00a0: Approuvé" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Enregistrer les changements" })).toBeFocused();
  await expect(validate).toHaveCount(0);
  await page.getByRole("link", { name: "Toutes les candidatures" }).press("Enter");
  await expect(row(page, application).getByText("Approuvé")).toBeVisible();
});

test("a validation that another person changed is not overwritten, even after the user validated once", async ({
  page,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 409/);
  const application = await store();
  await open(page, application);
  const panel = page.getByRole("region", { name: "Validation", exact: true });
  const validate = panel.getByRole("button", {
    name: /^(Valider la candidature|Enregistrer les changements)$/,
  });
  await panel.getByLabel("Zone").fill("Le Mans");
  await validate.click();
  await expect(panel.getByText(/^Validée le/)).toBeVisible();
  await expect(panel.getByRole("blockquote")).toBeHidden();
  await sql.query(
    "update technician_applications set validated_zone = 'Allonnes', version = version + 1 where id = $1",
    [application.id],
  );
  await expect(panel.getByRole("blockquote")).toContainText("Allonnes");
  await panel.getByLabel("Zone").fill("Coulaines");
  await validate.click();
  await expect(panel.getByRole("alert")).toContainText("Erreur lors de la validation de la candidature");
  await expect(panel.getByLabel("Zone")).toHaveValue("Coulaines");
  await panel.getByRole("button", { name: "Remplacer par ma saisie" }).click();
  await validate.click();
  await expect(panel.getByText("Candidature validée avec succès !")).toBeVisible();
  const { rows } = await sql.query("select validated_zone from technician_applications where id = $1", [
    application.id,
  ]);
  expect(rows).toEqual([{ validated_zone: "Coulaines" }]);
});

test("a validation that another person changed first is shown and not mistaken for the user's own", async ({
  page,
  store,
  sql,
}) => {
  const application = await store();
  await open(page, application);
  const panel = page.getByRole("region", { name: "Validation", exact: true });
  let release = () => {};
  const released = new Promise<void>((go) => (release = go));
  await page.route("**/admin/applications.data*", async (route) => {
    if (route.request().method() === "GET") await released;
    await route.continue();
  });
  await panel.getByLabel("Zone").fill("Le Mans");
  await panel.getByRole("button", { name: "Valider la candidature" }).click();
  await expect(panel.getByText("Candidature validée avec succès !")).toBeVisible();
  await sql.query(
    "update technician_applications set validated_zone = 'Allonnes', version = version + 1 where id = $1",
    [application.id],
  );
  release();
  await expect(panel.getByRole("blockquote")).toContainText("Allonnes");
  await expect(panel.getByLabel("Zone")).toHaveValue("Le Mans");
});

// On a wide screen the list is shown beside the open application, so this checks the list too.
test("the inbox of applications is accessible at every width, with an application open", async ({
  page,
  store,
  sql,
}) => {
  test.setTimeout(90_000);
  const application = await store();
  await sql.query("update technician_applications set certifications = $2, email = $3 where id = $1", [
    application.id,
    ["Une certification au nom très long délivrée par un organisme au nom plus long encore"],
    "jean-christophe.emmanuel@depannage-informatique-du-perche-sarthois.exemple.fr",
  ]);
  await page.goto("/admin/applications");
  await expectNothingWiderAtAnyWidth(page);
  await row(page, application).getByRole("link").click();
  await page.getByRole("button", { name: /Modifier les notes/ }).click();
  await expectNoAxeViolationsAtAnyWidth(page);
});
