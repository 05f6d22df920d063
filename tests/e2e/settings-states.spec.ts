import type { Locator, Page } from "@playwright/test";
import {
  expectNoAxeViolationsAtAnyWidth,
  expectNothingWiderAtAnyWidth,
} from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { forgetSettings, settingsSite } from "#tests/support/settings-site.ts";

test.use(onOnePage);

// Uses a separate site, because this file changes every section of the settings.
test.use({ environment: settingsSite, viewport: { width: 360, height: 740 } });

test.beforeEach(async ({ site, signIn }) => {
  await forgetSettings(site);
  await signIn();
});

/** For each section of the settings, a field of one line and a value that the field accepts. */
const sections: Record<string, { field: (page: Page) => Locator; good: string; unfold?: string }> = {
  company: { field: (page) => page.getByLabel("Nom de l’entreprise"), good: "Docteur PC" },
  hours: { field: (page) => page.getByLabel("Lundi", { exact: true }), good: "9h-17h" },
  prices: { field: (page) => page.getByRole("textbox", { name: "Forfait 2, Prix en euros" }), good: "95" },
  legal: { field: (page) => page.getByLabel("Dénomination sociale"), good: "Docteur SARL" },
  proof: {
    field: (page) => page.getByLabel("Délai en chiffres"),
    good: "36 h",
    unfold: "Les délais d’intervention",
  },
  writing: { field: (page) => page.getByLabel("Bouton vers le formulaire"), good: "Nous écrire" },
  pages: {
    field: (page) => page.getByLabel("Appel au devis : titre").first(),
    good: "Une souris muette ?",
    unfold: "Dépannage à distance",
  },
  site: { field: (page) => page.getByLabel("Rayon d’intervention, en km"), good: "40" },
  mail: { field: (page) => page.getByLabel("Adresse de l’expéditeur"), good: "site@clinique.example" },
  texts: { field: (page) => page.getByLabel("Modèle"), good: "petit-modele" },
};

// rules settings/checks, settings/save, settings/history and pages/accessible
for (const [key, { field, good, unfold }] of Object.entries(sections))
  test(`on a phone, by keyboard, the section ${key} refuses a text that is too long, saves, and can be restored`, async ({
    page,
    problems,
  }) => {
    problems.allow(/response 422/);
    await page.goto(`/admin/settings/${key}`);
    if (unfold) await page.locator("summary", { hasText: unfold }).press("Enter");
    const control = field(page);
    const before = await control.inputValue();
    await control.press("Control+A");
    // A pasted text that is longer than any setting allows.
    await page.keyboard.insertText(`${good} ${"x".repeat(400)}`);
    await page.keyboard.press("Enter");
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toBeFocused();
    await expect(control).toHaveAccessibleDescription(/\p{L}/u);
    await expectNoAxeViolationsAtAnyWidth(page);

    await control.press("Control+A");
    await page.keyboard.insertText(good);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Réglages enregistrés")).toBeVisible();
    const change = page.getByRole("region", { name: "Historique" }).locator("summary");
    await change.press("Enter");
    // Only the widths are checked here, because settings.spec.ts checks an open history with axe.
    await expectNothingWiderAtAnyWidth(page);
    await page.getByRole("button", { name: "Rétablir l’état d’avant" }).press("Enter");
    await expect(page.getByText("État d’avant rétabli")).toBeVisible();
    await expect(field(page)).toHaveValue(before);
    const preview = page.getByRole("complementary", { name: "Aperçu" });
    await expect(preview.filter({ hasText: good })).toHaveCount(0);
  });
