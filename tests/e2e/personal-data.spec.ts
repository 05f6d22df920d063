import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { expect } from "#tests/support/fixtures.ts";
import { test as base } from "#tests/support/site-database.ts";

type Store = (email: string, name?: string) => Promise<string>;

const test = base.extend<{ store: Store }>({
  store: async ({ sql }, use) => {
    await use(async (email, name = "Hélène Marchand") => {
      const { rows } = await sql.query<{ id: string }>(
        `insert into contact_messages (name, email, message, content_hash) values ($2, $1, 'Bonjour', $3) returning id`,
        [email, name, randomUUID()],
      );
      return rows[0]?.id ?? "";
    });
  },
});

test("the owner finds a person's data, exports it, and erases it after typing the address again", async ({
  page,
  signIn,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response (409|422)/);
  await signIn();
  const email = `helene-${randomUUID().slice(0, 8)}@exemple.fr`;
  await store(email.toUpperCase());
  await page.goto("/admin/privacy");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Rechercher" }).click();
  const held = page.getByRole("region", { name: `Données de ${email}` });
  await expect(held.getByText("1\u00a0message")).toBeVisible();
  await expect(page).toHaveURL("/admin/privacy");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    held.getByRole("button", { name: "Tout exporter (JSON)" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("donnees-personnelles.json");
  const exported = JSON.parse(readFileSync(await download.path(), "utf8")) as Record<string, object[]>;
  expect(exported.contact_messages).toMatchObject([{ email: email.toUpperCase() }]);

  await held.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(held.getByText("Retapez exactement l’adresse affichée")).toBeVisible();
  // A message arrives after the screen was shown and before the button is pressed.
  await store(email);
  await held.getByLabel(/Pour confirmer/).fill(email);
  await held.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(page.getByText(/rien n’a été effacé/)).toBeVisible();
  await expect(held.getByText("2\u00a0messages")).toBeVisible();
  await held.getByLabel(/Pour confirmer/).fill(email);
  await held.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(page.getByText("Tout est effacé")).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /par Camille|2\u00a0messages/ })
      .first(),
  ).toBeVisible();
  const { rows } = await sql.query("select from contact_messages where email_normalized = $1", [email]);
  expect(rows).toHaveLength(0);
});

// rule privacy/promises
test("the privacy page promises the durations that the owner has set", async ({
  page,
  signIn,
  sql,
  problems,
}) => {
  problems.allow(/response 422/);
  await signIn();
  await sql.query("delete from retention_settings");
  const promised = async () => (await page.request.get("/confidentialite")).text();
  await expect.poll(promised).toMatch(/Trois ans au plus après notre dernier échange, deux ans/);
  await page.goto("/admin/privacy");
  await page.getByLabel("Messages et demandes de devis").fill("40");
  await page.getByRole("button", { name: "Enregistrer les durées" }).click();
  await expect(page.getByText("Un nombre entier de mois, de 6 à 36")).toBeVisible();
  await expect(page.getByLabel("Messages et demandes de devis")).toHaveValue("40");
  await page.getByLabel("Messages et demandes de devis").fill("18");
  await page.getByLabel("Candidatures").fill("12");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/admin/privacy.data*", (route) => held.then(() => route.continue()));
  await page.getByRole("button", { name: "Enregistrer les durées" }).click();
  // Text that is typed while the server saves must stay.
  await page.getByLabel("Candidatures").fill("24");
  release();
  await expect(page.getByText(/Durées enregistrées/)).toBeVisible();
  await expect(page.getByLabel("Candidatures")).toHaveValue("24");
  await expect
    .poll(promised)
    .toMatch(/18\u00a0mois au plus après notre dernier échange, un an pour une candidature/);
});

test("a deleted record can be restored from the trash, or deleted for good", async ({
  page,
  signIn,
  store,
}) => {
  await signIn();
  const [kept, ended] = [`Zoé ${randomUUID().slice(0, 8)}`, `Yanis ${randomUUID().slice(0, 8)}`];
  for (const name of [kept, ended]) {
    await page.goto(`/admin/messages?message=${await store("zoe@exemple.fr", name)}`);
    await page.getByRole("button", { name: "Autres actions" }).click();
    await page.getByRole("menuitem", { name: "Supprimer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText(`Message de ${name} supprimé`)).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: name })).toBeHidden();
  }
  await page.goto("/admin/trash");
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await expect(row(kept).getByText(/Sera effacé le .* à 03:10/)).toBeVisible();
  await row(kept)
    .getByRole("button", { name: /^Restaurer/ })
    .click();
  await expect(page.getByText("La fiche est de retour dans sa boîte de réception.")).toBeVisible();
  await expect(row(kept)).toBeHidden();
  await row(ended)
    .getByRole("button", { name: /^Supprimer définitivement/ })
    .click();
  await page.getByRole("dialog").getByRole("button", { name: "Annuler" }).click();
  await expect(row(ended)).toBeVisible();
  await row(ended)
    .getByRole("button", { name: /^Supprimer définitivement/ })
    .click();
  // The browser is slowed. A slow one draws the answer and the list that is loaded after it in the same frame.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer définitivement" }).click();
  await expect(row(ended)).toBeHidden();
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page.getByText("La fiche est effacée définitivement.")).toBeVisible();
  // A message arrives, so the screen loads its data again. The text about the deletion must stay.
  await Promise.all([page.waitForResponse(/trash\.data/), store("yanis@exemple.fr")]);
  await expect(page.getByRole("link", { name: /^Messages.*2/ })).toBeVisible();
  await expect(page.getByText("La fiche est effacée définitivement.")).toBeVisible();
  await page.goto("/admin/messages");
  await expect(row(kept)).toBeVisible();
});

test("only staff can export, erase, restore or change anything", async ({ request, store, site }) => {
  const id = await store("anonyme@exemple.fr");
  const before = await digestDatabase(site.databaseUrl);
  const posts: [string, Record<string, string>][] = [
    ["/admin/privacy/export", { email: "anonyme@exemple.fr" }],
    ["/admin/privacy", { intent: "find", email: "anonyme@exemple.fr" }],
    ["/admin/privacy", { intent: "retention", version: "0", prospect_months: "12", applicant_months: "12" }],
    ["/admin/trash", { intent: "delete", kind: "message", id, version: "1" }],
  ];
  for (const [path, form] of posts) {
    const answer = await request.post(path, { form, maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location, path).toContain("/admin/login");
    expect(await answer.text()).not.toContain("anonyme@exemple.fr");
  }
  for (const path of ["/admin/messages/export", "/admin/quotes/export", "/admin/applications/export"])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(302);
  expect(await digestDatabase(site.databaseUrl)).toEqual(before);
});

test("the privacy screen and the trash are accessible at every width, with the longest texts", async ({
  page,
  signIn,
  store,
  sql,
  problems,
}) => {
  problems.allow(/response 422/);
  await signIn();
  const email = `${"anticonstitutionnellement-".repeat(3)}${randomUUID().slice(0, 8)}@exemple.fr`;
  for (let copies = 0; copies < 3; copies += 1)
    await store(email, "Anne-Sophie de la Tour-d’Auvergne ".repeat(2));
  await sql.query(
    "update contact_messages set deleted_at = now() where email_normalized = $1 and ctid in (select ctid from contact_messages where email_normalized = $1 limit 1)",
    [email],
  );
  await sql.query(
    "update contact_messages set created_at = now() - interval '5 years' where email_normalized = $1",
    [email],
  );
  await page.goto("/admin/privacy");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("button", { name: "Rechercher" }).click();
  await expect(page.getByRole("button", { name: "Effacer définitivement" })).toBeVisible();
  await page.getByRole("button", { name: "Effacer définitivement" }).click();
  await expect(page.getByText("Retapez exactement l’adresse affichée")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/admin/trash");
  await expectNoAxeViolationsAtAnyWidth(page);
});
