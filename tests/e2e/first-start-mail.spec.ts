import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

// The environment of this site has no setting for e-mail.
test.use({ environment: { SMTP_URL: "", MAIL_FROM: "", NOTIFY_EMAILS: "" } });

// rules settings/first-start and settings/connections
test("the first step notifies the shop's e-mail unless another is typed, and links to the mail settings", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/admin/first-start/qui");
  const told = page.getByLabel("Adresses à prévenir");
  await page.getByLabel("E-mail", { exact: true }).fill("contact@clinique-du-pc.fr");
  await expect(told).toHaveValue("contact@clinique-du-pc.fr");
  await told.fill("anne@clinique-du-pc.fr");
  await page.getByLabel("E-mail", { exact: true }).fill("bonjour@clinique-du-pc.fr");
  await expect(told).toHaveValue("anne@clinique-du-pc.fr");
  await expect(page.getByText("Aucun e-mail ne part tant que")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.getByRole("button", { name: /^Enregistrer, puis/ }).click();
  await expect(page).toHaveURL(/\/ou$/);
  await page.goto("/admin/first-start/qui");
  await page.getByRole("link", { name: "Régler l’envoi des e-mails" }).click();
  await expect(page.getByLabel("Adresses à prévenir")).toHaveValue("anne@clinique-du-pc.fr");
});

// rule running/waiting-emails
test("the owner can read the e-mails that wait for a mail server", async ({ page, request, signIn }) => {
  const form = { name: "Hélène Marchand", email: "helene@exemple.fr", message: "Mon écran reste noir." };
  expect((await request.post("/", { form })).status()).toBe(200);
  await signIn();
  const waiting = page.getByRole("region", { name: "Les e-mails qui attendent" });
  await expect(async () => {
    await page.goto("/admin/system");
    await expect(waiting.getByText("À helene@exemple.fr").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(waiting.getByText("Mon écran reste noir.")).toBeHidden();
  const oldest = waiting.getByRole("listitem").last();
  await oldest.locator("summary").first().press("Enter");
  await expect(waiting.getByText("Mon écran reste noir.")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);

  // Rule running/dropped-email.
  await oldest.getByText("Ne pas envoyer…").press("Enter");
  await expectNoAxeViolationsAtAnyWidth(page);
  await oldest.getByRole("button", { name: "Ne pas l’envoyer" }).press("Enter");
  await expect(page.getByText("Cet e-mail ne partira pas.")).toBeVisible();
  await expect(waiting.getByText("Mon écran reste noir.")).toHaveCount(0);
});
