import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { madeUpRows } from "#tests/support/import-file.ts";

// Locations come: other files count on the first ones.
test.use({ environment: { LOG_LEVEL: "info" } });

const path = "/admin/locations/import";
const jsonFile = (data: unknown, name = "communes.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof data === "string" ? data : JSON.stringify({ data })),
});

test("a file becomes locations: patterns with their example, stages, summary, failed rows, history", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(path);
  await page.getByLabel("Adresse", { exact: true }).fill("À {city} ({postal_code})");
  await expect(page.getByText("À La Flèche (72200)")).toBeVisible();
  await page.getByText("Tous les départements").click();
  await page.getByRole("checkbox", { name: "53 Mayenne" }).check();
  await expect(page.getByText("1 département choisi")).toBeVisible();
  const rows = [
    ...madeUpRows(900),
    { ...madeUpRows(1)[0], code_insee: "53999", code_postal: "" },
    { ...madeUpRows(1)[0], code_insee: "53998", code_postal: "cinq" },
  ];
  await page.getByLabel("Fichier des communes").setInputFiles(jsonFile(rows));
  await page.getByRole("button", { name: "Importer" }).click();
  const panel = page.getByRole("region", { name: "communes.json" });
  await expect(panel.getByText("Terminé")).toBeVisible();
  await expect(panel.getByRole("row", { name: "Communes 900 0" })).toBeVisible();
  await expect(panel.getByRole("row", { name: "Localisations 300 0" })).toBeVisible();
  await expect(panel.getByText("902 lignes lues, 1 ignorée faute de code postal, 1 en échec.")).toBeVisible();
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
  await page.setViewportSize({ width: 360, height: 900 });
  const history = page.getByRole("region", { name: "Derniers imports" });
  await expect(history.getByRole("listitem").first()).toContainText(
    "300 localisations en plus, 1 ligne en échec",
  );
  const sideways = await page
    .getByRole("region")
    .evaluateAll((regions) => regions.filter((region) => region.scrollWidth > region.clientWidth).length);
  expect(sideways, "tables to be pushed sideways on a telephone").toBe(0);
});

test("a file that is none is refused in words, and nothing is written", async ({ page, signIn }) => {
  await signIn();
  await page.goto(path);
  await page.getByRole("button", { name: "Importer" }).click();
  await expect(page.getByText("Choisissez un fichier JSON")).toBeVisible();
  const bad = madeUpRows(40).map((row, at) => (at === 11 ? { ...row, code_insee: [1] } : row));
  await page.getByLabel("Fichier des communes").setInputFiles(jsonFile(bad, "faux.json"));
  await page.getByRole("button", { name: "Importer" }).click();
  const panel = page.getByRole("region", { name: "faux.json" });
  await expect(panel.getByRole("alert")).toContainText(
    "Une erreur est survenue lors de l'importation des données",
  );
  await expect(panel.getByRole("alert")).toContainText("Ligne 12 : « code_insee »");
  await expect(panel.getByRole("alert")).toContainText("Rien n’a été importé");
  await expectNoAxeViolationsAtAnyWidth(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the form posts to its page", async ({ page, signIn }) => {
    await signIn();
    await page.goto(path);
    await page.getByLabel("Fichier des communes").setInputFiles(jsonFile("pas du JSON", "texte.json"));
    await page.getByRole("button", { name: "Importer" }).click();
    await expect(page.getByRole("region", { name: "texte.json" })).toContainText("pas du JSON valide");
  });
});
