import { randomUUID } from "node:crypto";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

test.beforeEach(({ signIn }) => signIn());

/**
 * Returns the values of a form whose every field is filled, even the honeypot, which people cannot see. This happens to
 * a real visitor whose browser fills in forms. The site takes such a form for spam.
 */
function flagged(name: string) {
  const message = "Bonjour, mon écran reste noir depuis ce matin.";
  return {
    name,
    email: `${name}@exemple.fr`,
    phone: "06 12 34 56 78",
    message,
    site_web: "http://a.example",
  };
}

test("a message judged as spam is in a separate view, and its e-mails are sent only once staff release it", async ({
  page,
  request,
  mails,
}) => {
  const name = `visiteur-${randomUUID().slice(0, 8)}`;
  await page.goto("/admin/messages");
  await expect(page.getByText("En direct")).toBeVisible();
  expect((await request.post("/", { form: flagged(name) })).status()).toBe(200);
  const spamView = page.getByRole("link", { name: /^Indésirables/ });
  await expect(spamView).toContainText(/[1-9]/);
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await spamView.click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("Parmi les indésirables")).toBeVisible();
  const about = mails.received.filter(({ to, subject }) => [...to, subject].join().includes(name));
  expect(about).toEqual([]);

  await page.getByRole("button", { name: "Pas un spam" }).click();
  await expect(page.getByText("Parmi les indésirables")).toHaveCount(0);
  await expect(page.getByText("a sorti cette demande des indésirables")).toBeVisible();
  expect((await mails.waitFor({ to: `${name}@exemple.fr` })).subject).toContain("Nous avons bien reçu");
  expect((await mails.waitFor({ subject: `Message de ${name}` })).replyTo).toBe(`${name}@exemple.fr`);
  await page.getByRole("link", { name: /^Tous/ }).first().click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
});

// rule inboxes/spam
test("after a message is marked as spam, the screen leads to the spam, which asks for nothing", async ({
  page,
  request,
}) => {
  const name = `visiteur-${randomUUID().slice(0, 8)}`;
  const form = { ...flagged(name), site_web: "" };
  expect((await request.post("/", { form })).status()).toBe(200);
  await page.goto(`/admin/messages?recherche=${name}`);
  await page.getByRole("link", { name, exact: true }).click();
  const record = page.getByRole("article");
  await expect(record.getByRole("link", { name: /^Appeler/ }).first()).toBeVisible();
  await page.getByRole("button", { name: "Autres actions" }).click();
  await page.getByRole("menuitem", { name: "Mettre dans les indésirables" }).click();

  await expect(page.getByText("Mis dans les indésirables")).toBeVisible();
  await expect(record.getByRole("button", { name: "Pas un spam" })).toBeVisible();
  await expect(record.getByText("Indésirable", { exact: true }).first()).toBeVisible();
  await expect(record.locator("header").getByRole("link", { name: /^Appeler/ })).toHaveCount(0);
  await expect(record.getByText("Sans réponse", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Voir les indésirables \(\d+\)$/ })).toBeVisible();
  await page.getByRole("button", { name: "Les voir" }).click();
  await expect(page).toHaveURL(/\?filtre=indesirables$/);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name, exact: true }) });
  await expect(row.getByText("Indésirable", { exact: true })).toBeVisible();
});

test("the view of spam is accessible at every width, with a message open", async ({ page, request }) => {
  const name = `visiteur-${randomUUID().slice(0, 8)}`;
  await request.post("/", { form: flagged(name) });
  await page.goto("/admin/messages?filtre=indesirables");
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("button", { name: "Pas un spam" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});
