import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    // rule pages/replacement
    test("the page compares the yearly cost of a repair and a new machine, and shows its assumptions", async ({
      page,
    }) => {
      await page.goto("/reparer-ou-remplacer");
      await expect(page.getByRole("region", { name: "Nos hypothèses" })).toContainText(
        /PC portable\s: 6\sans d’usage en tout/,
      );
      await page.getByLabel("Son âge, en années").fill("3");
      await page.getByLabel("Prix de la réparation").fill("120");
      await page.getByLabel("Prix d’un appareil neuf comparable").fill("700");
      await page.getByRole("button", { name: "Comparer" }).click();
      const result = page.getByRole("region", { name: "Une année d’usage" });
      await expect(result).toContainText("Réparer revient moins cher.");
      await expect(result).toContainText(/40\s€ par an/);
      await expect(result).toContainText(/6\sans d’usage en tout/);
      await expect(result).toContainText(/89\s€, notre prix d’une intervention/);
      await expect(page.getByLabel("Prix de la réparation")).toHaveValue("120");
    });
  });

test("errors show below each field, and the page is accessible in each state", async ({ page }) => {
  await page.goto("/reparer-ou-remplacer");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/reparer-ou-remplacer?appareil=mac&age=x&reparation=&neuf=-1");
  await expect(page.getByLabel("Son âge, en années")).toHaveAccessibleDescription(/Un âge de 0 à 30 ans/);
  await expect(page.getByLabel("Appareil", { exact: true })).toHaveValue("mac");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/reparer-ou-remplacer?appareil=mac&age=2&reparation=300&neuf=1200");
  await expect(page.getByRole("region", { name: "Une année d’usage" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});
