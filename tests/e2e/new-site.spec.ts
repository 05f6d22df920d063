import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// A site without a mail server, to which nobody has written yet. Its own variables give it a separate database.
test.use({ environment: { SMTP_URL: "" } });
test.describe.configure({ mode: "serial" });
test.beforeEach(({ signIn }) => signIn());

// rule inboxes/empty-texts
test("an empty inbox shows that nothing has arrived", async ({ page }) => {
  await page.goto("/admin/messages");
  await expect(page.getByRole("heading", { name: "Aucun message reçu" })).toBeVisible();
  await expect(page.getByText("Sélectionnez un message pour voir les détails")).toBeVisible();
  await expectNoAxeViolations(page);
});

// rule running/mail-waits
test("the dashboard shows that no e-mail is sent, and the system page shows how many wait", async ({
  page,
  request,
}) => {
  await page.goto("/admin");
  const form = { name: "Hélène", email: "helene@exemple.fr", message: "Un message pour personne." };
  expect((await request.post("/", { form })).status()).toBe(200);
  await expect(page.getByText("L’envoi d’e-mails n’est pas configuré")).toBeVisible();
  await expectNoAxeViolations(page);
  // rule running/breakdowns
  await page
    .getByRole("region", { name: /^En panne/ })
    .getByRole("link", { name: /^Régler/ })
    .click();
  await expect(page.getByRole("heading", { name: "Les e-mails" })).toBeVisible();
  await page.goto("/admin/system");
  await expect(page.getByText("2 e-mails attendent.")).toBeVisible();
  // rule settings/go-live
  await expect(page.getByRole("link", { name: "L’envoi des e-mails à régler" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // rule blog/shipped
  test("withdrawing all articles of the program asks first", async ({ page }) => {
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
});

// rule editor/list
test("an empty list of articles invites the writer to write the first one", async ({ page, site }) => {
  await onDatabase(site, async (client) => void (await client.query("delete from blog_posts")));
  await page.goto("/admin/posts");
  await expect(page.getByRole("heading", { name: "No posts yet. Create your first post!" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Nouvel article" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Nouvel article" })).toBeVisible();
});
