import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "#tests/support/accessibility.ts";
import { onDatabase } from "#tests/support/blog-posts.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { removeAccounts } from "#tests/support/own-account.ts";
import { owner } from "#tests/support/site.ts";

test.use(onOnePage);

const email = "dominique@example.fr";
const refused = "parti@example.fr";
const writer = "lou@example.fr";
const password = "trois chats sur le banc";
test.describe.configure({ mode: "serial" });
test.afterAll(({ site }) => removeAccounts(site, email, refused, writer));

async function openStaff(page: Page, signIn: () => Promise<void>) {
  await signIn();
  await page.goto("/admin/staff");
}

const row = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

// rules accounts/invitations, accounts/roles and accounts/deactivated
test("a technician is invited by e-mail, sees only their part, and is locked out once deactivated", async ({
  page,
  signIn,
  mails,
  browser,
  baseURL,
  problems,
}) => {
  problems.allow(/403|422/);
  await openStaff(page, signIn);
  const form = page.getByRole("form", { name: "Inviter quelqu’un" });
  await form.getByLabel("Son adresse e-mail").fill("dominique");
  await form.getByRole("button", { name: "Inviter" }).click();
  await expect(form.getByText("Ce n’est pas une adresse e-mail")).toBeVisible();
  await expect(form.getByLabel("Son adresse e-mail")).toHaveValue("dominique");
  await form.getByLabel("Son adresse e-mail").fill(email);
  await form.getByRole("radio", { name: /Technique/ }).check();
  await form.getByRole("button", { name: "Inviter" }).click();
  await expect(page.getByText("L’invitation part.")).toBeVisible();
  await expectNoAxeViolations(page);
  const mail = await mails.waitFor({ to: email });
  expect(mail.subject).toContain("vous ouvre le back-office");
  const link = /\/admin\/login\/invitation\S+/.exec(mail.text)?.[0] ?? "";

  const phone = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
  const shop = await phone.newPage();
  await shop.goto(link);
  await shop.getByLabel("Votre nom").fill("Dominique Leroy");
  await shop.getByLabel("Mot de passe", { exact: true }).fill("court");
  await shop.getByLabel("Le même, une seconde fois").fill("court");
  await shop.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(shop.getByText(/Au moins 12\scaractères/)).toBeVisible();
  await expectNoAxeViolations(shop);
  await shop.getByLabel("Mot de passe", { exact: true }).fill(password);
  await shop.getByLabel("Le même, une seconde fois").fill(password);
  await shop.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(shop).toHaveURL(/\/admin$/);
  await shop.getByRole("button", { name: /^Menu/ }).click();
  const menu = shop.getByRole("dialog", { name: "Menu du back-office" });
  await expect(menu.getByRole("link", { name: /Messages/ })).toBeVisible();
  for (const hidden of ["Articles", "Réglages", "Comptes", "Statistiques", "RGPD"])
    await expect(menu.getByRole("link", { name: hidden })).toHaveCount(0);
  await menu.getByRole("link", { name: /Messages/ }).click();
  await expect(shop.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(shop.getByRole("link", { name: "Exporter" })).toHaveCount(0);
  const answer = await shop.goto("/admin/settings");
  expect(answer?.status()).toBe(403);
  await expect(shop.getByRole("heading", { name: "Accès réservé" })).toBeVisible();
  await expect(shop.getByText(`Demandez à ${owner.name}, qui peut aussi changer votre rôle.`)).toBeVisible();
  await shop.getByRole("button", { name: /^Menu/ }).click();
  await expect(menu.getByRole("link", { name: /Messages/ })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Réglages" })).toHaveCount(0);
  await expectNoAxeViolations(shop);
  await shop.goto("/admin");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Invitations en attente" })).toHaveCount(0);
  // Each person has such a form. Its name contains the e-mail address, because two people may have the same name.
  await expect(page.getByRole("form", { name: `Rôle\u00a0: Dominique Leroy, ${email}` })).toBeVisible();
  await row(page, email).getByRole("button", { name: "Désactiver" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Désactiver" }).click();
  await expect(page.getByText("Le compte est désactivé et ses sessions sont fermées.")).toBeVisible();
  await shop.goto("/admin/messages");
  await expect(shop).toHaveURL(/\/admin\/login/);
  await shop.getByLabel("E-mail").fill(email);
  await shop.getByLabel("Mot de passe", { exact: true }).fill(password);
  await shop.getByRole("button", { name: "Se connecter" }).click();
  await expect(shop.getByText("Adresse e-mail ou mot de passe incorrect.")).toBeVisible();
  await shop.goto(link);
  await expect(shop.getByText(/Ce lien a déjà servi/)).toBeVisible();
  await phone.close();
});

// rule accounts/invitations
test("the staff screen shows without a reload that an invitation was refused, and offers its link", async ({
  page,
  signIn,
  mails,
}) => {
  await openStaff(page, signIn);
  mails.refuse({ recipient: refused });
  const form = page.getByRole("form", { name: "Inviter quelqu’un" });
  await form.getByLabel("Son adresse e-mail").fill(refused);
  await form.getByRole("radio", { name: /Technique/ }).check();
  await form.getByRole("button", { name: "Inviter" }).click();
  const invited = row(page, refused);
  await expect(invited.getByText("Pas partie")).toBeVisible();
  await expect(invited.getByText(/Son serveur a refusé l’e-mail/)).toBeVisible();
  await expect(invited.getByText(/^Envoyée/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  mails.refuse(null);
  await invited.getByRole("button", { name: "Lien à copier" }).click();
  await expect(page.getByLabel("Lien à transmettre")).toHaveValue(/\/admin\/login\/invitation\?token=/);
  await expect(invited.getByText(/^Lien à transmettre vous-même/)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a writer is invited with a link to copy, and starts on the articles", async ({
    page,
    site,
    signIn,
    browser,
    baseURL,
    problems,
  }) => {
    problems.allow(/403/);
    await onDatabase(site, async (client) => {
      await client.query(
        "insert into mail_pauses (reason, error, until) values ('unreachable', '', now() + interval '1 day')",
      );
    });
    await openStaff(page, signIn);
    await page.getByLabel("Son adresse e-mail").fill(writer);
    await page.getByRole("radio", { name: /Rédaction/ }).check();
    await page.getByRole("button", { name: "Inviter" }).click();
    await expect(page.getByText("Aucun e-mail ne part de ce site pour l’instant.")).toBeVisible();
    const link = await page.getByLabel("Lien à transmettre").inputValue();
    await onDatabase(site, async (client) => void (await client.query("delete from mail_pauses")));

    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const desk = await context.newPage();
    const { pathname, search } = new URL(link);
    await desk.goto(pathname + search);
    await desk.getByLabel("Votre nom").fill("Lou Martin");
    await desk.getByLabel("Mot de passe", { exact: true }).fill(password);
    await desk.getByLabel("Le même, une seconde fois").fill(password);
    await desk.getByRole("button", { name: "Créer mon compte" }).click();
    await expect(desk).toHaveURL(/\/admin\/posts$/);
    await desk.getByRole("link", { name: "Lettre", exact: true }).click();
    await expect(desk).toHaveURL(/\/admin\/newsletter\/letters$/);
    await context.close();

    await page.goto("/admin/staff");
    await row(page, writer).getByRole("combobox", { name: "Rôle" }).selectOption("Technique");
    await row(page, writer).getByRole("button", { name: "Changer le rôle" }).click();
    await expect(page.getByText("Le rôle est changé.")).toBeVisible();
  });
});
