import { expect, test } from "#tests/support/fixtures.ts";

// Uses a separate site, because the articles that came with it are withdrawn. They stay withdrawn.
test.use({ environment: { MAIL_FROM: "articles@exemple.fr" }, javaScriptEnabled: false });

// rule blog/shipped
test("without JavaScript, withdrawing all articles of the program asks first", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/admin/system");
  const act = page.getByRole("button", { name: "Oui, tout retirer" });
  await expect(act).toBeHidden();
  await page.locator("summary", { hasText: "Tout retirer…" }).press("Enter");
  await expect(page.getByText(/Retirer les \d+ articles du site/)).toBeVisible();
  await act.press("Enter");
  await page.goto("/admin/system");
  await expect(page.getByRole("group", { name: "Tous ces articles" })).toHaveCount(0);
  await expect(page.locator("summary", { hasText: "Tout retirer…" })).toHaveCount(0);
});
