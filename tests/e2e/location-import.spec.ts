import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import pg from "pg";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect } from "#tests/support/fixtures.ts";
import { madeUpRows } from "#tests/support/import-file.ts";
import { test as base } from "#tests/support/site-database.ts";
import { resize } from "#tests/support/viewport.ts";

interface Held {
  /** Changes the columns of the import's row. `changes` is SQL, as in `set …`. */
  become: (changes: string) => Promise<unknown>;
}

const longName = "base_officielle_des_communes_de_france_au_1er_janvier_2026_version_2.json";

const test = base.extend<{ held: Held }>({
  /**
   * An import that stopped in the middle of its communes (municipalities). The test can give it any state, and no job
   * of the site resumes it: a job skips a run that is locked, and gives up a file only when nobody is sending one.
   */
  held: async ({ site, sql }, use) => {
    // The test needs two connections: `sql` holds the locks, `writer` changes the locked row.
    const writer = new pg.Client({ connectionString: site.databaseUrl });
    await writer.connect();
    const id = randomUUID();
    const counts = {
      regions: { created: 1, existing: 0, failed: 0 },
      departments: { created: 4, existing: 1, failed: 0 },
      communes: { created: 21_480, existing: 352, failed: 0 },
    };
    await writer.query(
      `insert into import_runs (id, status, stage, position, file_name, file_bytes, department_codes, regions, departments,
         row_count, skipped, failed, location_total, counts, started_by)
       values ($1, 'failed', 'communes', 43, $2, 62000000, '{44,49,53,72,85}', '[{}]', '[{},{},{},{},{}]',
         34945, 3, 12, 1484, $3, 'Camille')`,
      [id, longName, counts],
    );
    await writer.query("insert into import_chunks (run_id, number, rows) values ($1, 43, '[]')", [id]);
    await sql.query("select pg_advisory_lock(hashtextextended('locations import', 0))");
    await sql.query("begin");
    await sql.query("select from import_runs where id = $1 for key share", [id]);
    await use({
      become: (changes) => writer.query(`update import_runs set ${changes} where id = $1`, [id]),
    });
    await sql.query("delete from import_runs where id = $1", [id]);
    await sql.query("commit");
    await writer.end();
  },
});

// This file adds locations, so it has a separate site: other files rely on the locations of the common one.
test.use({ environment: { LOG_LEVEL: "info" } });

const path = "/admin/locations/import";
const form = (page: Page) => page.getByRole("form", { name: "Importer des communes" });
const jsonFile = (data: unknown, name = "communes.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof data === "string" ? data : JSON.stringify({ data })),
});

// rules import/stages, import/departments, import/postal-codes, import/defaults and import/bad-rows
test("an imported file becomes locations, with text patterns, stages, a summary, failed rows and a history", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(path);
  await page.getByLabel("Adresse", { exact: true }).fill("À {city} ({postal_code})");
  await expect(page.getByText("À Le Mans (72000)")).toBeVisible();
  // The form proposes the département (administrative division) in which the shop is.
  await page.getByText("1 département choisi : 72 Sarthe").click();
  await expect(page.getByRole("checkbox", { name: "72 Sarthe" })).toBeChecked();
  await page.getByRole("button", { name: "Tout décocher" }).click();
  await expect(page.getByText("Tous les départements", { exact: true })).toBeVisible();
  await page.getByRole("checkbox", { name: "53 Mayenne" }).check();
  await expect(page.getByText("1 département choisi : 53 Mayenne")).toBeVisible();
  const rows = [
    ...madeUpRows(900),
    { ...madeUpRows(1)[0], code_insee: "53999", code_postal: "" },
    { ...madeUpRows(1)[0], code_insee: "53998", code_postal: "cinq" },
  ];
  await page.getByLabel("Fichier des communes").setInputFiles(jsonFile(rows));
  await expect(page.getByText(/^30[01] pages seront créées au plus/)).toBeVisible();
  await page.getByRole("button", { name: "Importer" }).click();
  const panel = page.getByRole("region", { name: "communes.json" });
  await expect(panel.getByText("Terminé")).toBeVisible();
  await expect(panel.getByRole("row", { name: "Communes 900 0" })).toBeVisible();
  await expect(panel.getByRole("row", { name: "Localisations 300 0" })).toBeVisible();
  await expect(panel.getByText("902 lignes lues, 1 ignorée faute de code postal, 1 en échec.")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText(
    "Ligne 902, Saint-Martin (53998)\u00a0: Code postal « CINQ » : cinq chiffres sont attendus",
  );
  const download = page.waitForEvent("download");
  await panel.getByRole("link", { name: "Lignes en échec (CSV)" }).click();
  const content = Buffer.concat(await (await (await download).createReadStream()).toArray()).toString();
  expect(content).toContain("902;53998;Saint-Martin;Code postal « CINQ » : cinq chiffres sont attendus");
  await expect(page.getByRole("region", { name: "Derniers imports" })).toContainText("Terminé");

  await page.goto("/admin/locations?departement=53");
  await expect(page.getByText("50 sur 300 localisations")).toBeVisible();
  await page.goto("/locations/commune-003");
  await expect(page.getByText("À Commune 003 (53003)")).toBeVisible();
  await page.goto(path);
  await expectNoAxeViolationsAtAnyWidth(page);
  await resize(page, { width: 360, height: 900 });
  const history = page.getByRole("region", { name: "Derniers imports" });
  await expect(history.getByRole("listitem").first()).toContainText(
    "300 localisations en plus, 1 ligne en échec",
  );
  const sideways = await page
    .getByRole("region")
    .evaluateAll((regions) => regions.filter((region) => region.scrollWidth > region.clientWidth).length);
  expect(sideways, "tables to be pushed sideways on a telephone").toBe(0);
});

// rules import/failure and import/bad-rows
test("an incomplete file is refused with the reason, and the import writes nothing", async ({
  page,
  problems,
  signIn,
}, testInfo) => {
  problems.allow(/response 400.*import/);
  await signIn();
  await page.goto(path);
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(page.getByText("Choisissez un fichier JSON")).toBeVisible();
  const file = testInfo.outputPath("faux.json");
  await writeFile(file, JSON.stringify({ data: madeUpRows(40) }).slice(0, -1));
  await page.getByLabel("Fichier des communes").setInputFiles(file);
  await expect(page.getByText("Choisissez un fichier JSON")).toBeHidden();
  await page.getByRole("button", { name: "Importer" }).click();
  const panel = page.getByRole("region", { name: "faux.json" });
  await expect(panel.getByRole("alert")).toContainText(
    "Une erreur est survenue lors de l'importation des données",
  );
  await expect(panel.getByRole("alert")).toContainText(
    "Le fichier est incomplet : il s’arrête après la ligne 40",
  );
  await expect(panel.getByRole("alert")).toContainText("Rien n’a été importé");
  await expectNoAxeViolationsAtAnyWidth(page);
  await writeFile(file, JSON.stringify({ data: madeUpRows(50) }));
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(page.getByText("Le fichier a changé depuis que vous l’avez choisi")).toBeVisible();
});

// rule import/stages
test("an import can be followed, resumed and cancelled, and is accessible in every state", async ({
  page,
  problems,
  signIn,
  held,
}) => {
  problems.allow(/response 409.*import/);
  test.slow();
  await signIn();
  await held.become("status = 'receiving', file_name = ''");
  await page.goto(path);
  await expect(page.getByText("En direct")).toBeVisible();
  await expect(page.getByText("Le fichier arrive et passe le contrôle.")).toBeVisible();
  await expectNoAxeViolations(page);

  await held.become(`status = 'failed', file_name = '${longName}'`);
  const panel = page.getByRole("region", { name: longName });
  await expect(panel.getByRole("alert")).toContainText("L’import peut reprendre là où il s’est arrêté");
  await expectNoAxeViolationsAtAnyWidth(page);

  await panel.getByRole("button", { name: "Reprendre" }).click();
  await expect(panel.getByText("En cours")).toBeVisible();
  await expect(panel.getByText("21 832 sur 34 930, 62 %")).toBeVisible();
  await expect(panel.getByRole("progressbar", { name: "Communes" })).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText([/Régions1/, /Départements5/, /Communes/, /À venir/]);
  await expect(page.getByRole("button", { name: "Importer" })).toBeHidden();
  await expectNoAxeViolationsAtAnyWidth(page);

  await panel.getByRole("button", { name: "Annuler l’import" }).click();
  await expect(panel.getByText("Import annulé")).toBeVisible();
  await page.getByLabel("Fichier des communes").setInputFiles(jsonFile(madeUpRows(1)));
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(form(page).getByRole("alert")).toContainText("Un import est déjà en cours");
  await expectNoAxeViolationsAtAnyWidth(page);
});

test("an upload shows its progress, and typed values stay until the file is accepted", async ({
  page,
  problems,
  signIn,
  sql,
}) => {
  problems.allow(/response 422.*import/);
  await signIn();
  await page.goto(path);
  await expect(page.getByText("En direct")).toBeVisible();
  const address = page.getByLabel("Adresse", { exact: true });
  await address.fill(" ");
  await page.getByLabel("Fichier des communes").setInputFiles(jsonFile(madeUpRows(40), "envoi.json"));
  // The lock makes the site wait in the middle of receiving the file.
  await sql.query("begin");
  await sql.query("lock table import_chunks in share mode");
  await page.getByRole("button", { name: "Importer" }).click();
  const history = page.getByRole("region", { name: "Derniers imports" });
  await expect(history.getByText("Envoi du fichier")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Envoi et contrôle du fichier" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler l’envoi" })).toBeVisible();
  await expectNoAxeViolations(page);
  await sql.query("commit");
  await expect(form(page).getByRole("alert")).toContainText("Le modèle d’adresse est requis");
  await expect(page.getByText("Envoi du fichier")).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toBeHidden();
  await address.fill("Chez vous, {city}");
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(page.getByRole("region", { name: "envoi.json" }).getByText("Terminé")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form sends a file to its own page", async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    await page.getByLabel("Fichier des communes").setInputFiles(jsonFile("pas du JSON", "texte.json"));
    await page.getByRole("button", { name: "Importer" }).click();
    await expect(page.getByRole("region", { name: "texte.json" })).toContainText("pas du JSON valide");
  });
});
