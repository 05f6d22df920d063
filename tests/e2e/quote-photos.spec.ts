import { holdScript } from "#tests/support/held-script.ts";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { onOnePage } from "#tests/support/one-page.ts";
import { fill, onSlip, photo, referenceOf, send } from "#tests/support/quote-form.ts";

test.use(onOnePage);

// rule forms/photo-link
test("a telephone adds photos before and after the form is sent, and the computer and the shop get them", async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await page.goto("/devis");
  await fill(page, { "Que se passe-t-il": "L’écran est fendu, photos à l’appui." });
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const address = await page.getByText(/\/p\/[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  const path = address.slice(address.indexOf("/p/"));

  const telephone = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const phone = await telephone.newPage();
  await phone.goto(path);
  await phone
    .getByLabel("Vos photos")
    .setInputFiles([await photo("fente.jpg"), await photo("étiquette.jpg")]);
  await phone.getByRole("button", { name: "Envoyer les photos" }).click();
  await expect(phone.getByText("2 photos sont jointes à votre demande.")).toBeVisible();
  const arrived = page.getByRole("list", { name: "Fichiers reçus" }).getByRole("img");
  await expect(arrived).toHaveCount(2);

  await send(page);
  await onSlip(page);
  const reference = await referenceOf(page);
  const { text } = await mails.waitFor({ to: "atelier@example.fr", subject: reference });
  expect(text).toMatch(/fente\.jpg[^]*étiquette\.jpg/);
  await expect(arrived).toHaveCount(2);

  await phone.getByLabel("Vos photos").setInputFiles(await photo("clavier.jpg"));
  await phone.getByRole("button", { name: "Envoyer les photos" }).click();
  await expect(phone.getByText("La photo est jointe à votre demande.")).toBeVisible();
  await expect(arrived).toHaveCount(3);
  await expect(page.getByRole("img", { name: "clavier.jpg" })).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  expect(await phone.content()).not.toMatch(/Hélène|Marchand|fendu|D-\d{4}/);
  // The next request gets a different code.
  await page.goto("/devis");
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  await expect(page.getByText(/\/p\/[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
  await expect(page.getByText(address)).toHaveCount(0);
  await telephone.close();
});

test("the QR code also comes when its part was opened before the page's script arrived", async ({ page }) => {
  const release = await holdScript(page);
  await page.goto("/devis");
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  release();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
});

// rule forms/photo-link
test("a wrong code shows an error, a typed code opens the page, and a file that is not a photo is refused", async ({
  page,
  problems,
}) => {
  problems.allow(/response 4\d\d/);
  await page.goto("/p/00000-00000");
  await expect(page.getByRole("alert")).toContainText("Ce code n’existe pas.");
  await expectNoAxeViolationsAtAnyWidth(page);
  await page.goto("/devis");
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  const address = await page.getByText(/\/p\/[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  await page.goto("/p");
  await page.getByLabel("Le code du bon").fill(address.slice(-11).toLowerCase().replace("-", " "));
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("button", { name: "Envoyer les photos" }).click();
  await expect(page.getByText("Choisissez au moins une photo")).toBeVisible();
  await page
    .getByLabel("Vos photos")
    .setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("texte") });
  await page.getByRole("button", { name: "Envoyer les photos" }).click();
  await expect(page.getByText(/Des photos seulement/)).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
});

test("a reload keeps the code and the photos that arrived with it", async ({ page, request }) => {
  await page.goto("/devis");
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  const address = await page.getByText(/\/p\/[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  const code = address.slice(-11);
  const { buffer, ...file } = await photo("fente.jpg");
  const answer = await request.post("/p", {
    multipart: { code, photos: { ...file, buffer } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.reload();
  await page.getByText("Ajouter des photos depuis votre téléphone").click();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole("list", { name: "Fichiers reçus" }).getByRole("img")).toHaveCount(1);
});
