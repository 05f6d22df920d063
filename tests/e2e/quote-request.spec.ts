import { dayAhead } from "#app/domains/submissions/records/follow-up.ts";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { success, typed, fill, onSlip, photo, referenceOf, send } from "#tests/support/quote-form.ts";
import { pdf, svg } from "#tests/support/uploads/corpus.ts";

test("a visitor sends a quote request with a photo and a PDF, and the visitor and the shop each get an e-mail", async ({
  page,
  mails,
}) => {
  await page.clock.install();
  await page.goto("/devis");
  // The site sends only a few automatic e-mails a day to one mailbox. So this request uses a new mailbox.
  const email = `helene-${crypto.randomUUID()}@exemple.fr`;
  const form = await fill(page, { "E-mail": email });
  await form.getByRole("radio", { name: /Urgent/ }).check();
  await form.getByLabel("Date souhaitée").fill(dayAhead(300));
  await form.getByLabel("Heure").fill("09:30");
  await form.getByLabel("Budget").fill("150,50");
  await form.getByLabel("Entreprise").fill("Boulangerie Marchand");
  await form
    .getByLabel("Photos ou documents")
    .setInputFiles([await photo(), { name: "facture.pdf", mimeType: "application/pdf", buffer: pdf }]);
  await expect(form.getByRole("list", { name: "Fichiers joints" }).getByRole("listitem")).toHaveCount(2);

  const stub = page.getByRole("region", { name: "Votre demande" });
  for (const text of ["Récupération de données", "Urgent, sous 24 h", "9 h 30", "150,50 €"])
    await expect(stub).toContainText(text);

  await send(page);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await onSlip(page);
  const reference = await referenceOf(page);
  await page.clock.fastForward(5_000);
  await expect(page.getByText(success)).toBeHidden();
  await expect(page.getByText(reference)).toBeVisible();

  await page.goto("/devis");
  for (const label of Object.keys(typed))
    await expect(form.getByLabel(label, { exact: label === "Nom" })).toHaveValue("");
  await expect(form.getByRole("radio", { name: /Normal/ })).toBeChecked();
  await expect(form.getByRole("list", { name: "Fichiers joints" })).toBeHidden();

  const notification = await mails.waitFor({ to: "atelier@example.fr", subject: reference });
  expect(notification.replyTo).toBe(email);
  expect(notification.subject).toBe(
    `[${reference}] URGENT, Demande de devis d’Hélène Marchand (Récupération de données)`,
  );
  expect(notification.text).toMatch(/Pièce jointe 1 : étiquette\.jpg[^]*Pièce jointe 2 : facture\.pdf/);
  const acknowledgement = await mails.waitFor({ to: email, subject: reference });
  expect(acknowledgement.text).toContain("avec 2 fichiers joints");
});

// rule forms/service-choices
test("the form has the specified services and urgencies, and preselects the service of its link, else 'Autre'", async ({
  page,
}) => {
  await page.goto("/devis?service=reseau");
  await expect(page.getByLabel("Type de service")).toHaveValue("reseau");
  await expect(page.getByRole("region", { name: "Votre demande" })).toContainText("Configuration réseau");
  await page.goto("/devis?service=peripheriques");
  await expect(page.getByLabel("Type de service")).toHaveValue("autre");
  await page.goto("/devis");
  await expect(page.getByLabel("Type de service")).toHaveValue("");
  await expect(page.getByRole("radio", { name: /Normal/ })).toBeChecked();
  expect(await page.getByLabel("Type de service").locator("option").allInnerTexts()).toEqual([
    "Sélectionnez un service",
    "Réparation matérielle",
    "Dépannage logiciel",
    "Configuration réseau",
    "Récupération de données",
    "Sécurité informatique",
    "Mise à niveau matérielle",
    "Maintenance préventive",
    "Autre",
  ]);
  const urgency = page.getByRole("group", { name: "Urgence" }).getByRole("radio");
  expect(
    await urgency.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
  ).toEqual(["urgent", "normal", "planifie"]);
});

// rule forms/plan
test("a plan chosen on a service's page is in the request, and the visitor still describes the problem", async ({
  page,
}) => {
  await page.goto("/services/securite-informatique");
  await page.getByRole("link", { name: "Choisir Pro" }).click();
  await expect(page.getByLabel("Type de service")).toHaveValue("securite");
  await expect(
    page.getByText(/^Sécurité informatique, Pro, 59\s€ par mois \(formule choisie\)$/),
  ).toBeVisible();
  await fill(page, { "Que se passe-t-il": "" });
  await send(page);
  await expect(page.getByText("La description est requise")).toBeVisible();
  await page.getByLabel("Que se passe-t-il").fill("Un message réclame une rançon.");
  await send(page);
  await expect(
    page.getByText(/^Prix indicatif\s: Sécurité informatique, Pro, 59\s€ par mois \(formule choisie\)/),
  ).toBeVisible();
});

// rule forms/plan
test("a chosen plan does not return with another service, and can be removed without losing what was typed", async ({
  page,
}) => {
  const plan = page.getByText(/^Sécurité informatique, Pro, .* \(formule choisie\)$/);
  await page.goto("/devis?service=securite&formule=pro");
  await page.getByLabel("Prénom").fill("Hélène");
  await page.goto("/devis?service=peripheriques");
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(plan).toHaveCount(0);
  await page.goto("/devis");
  await expect(plan).toBeVisible();
  await page.getByRole("link", { name: "Retirer" }).click();
  await expect(page).toHaveURL("/devis?formule=aucune");
  // A script could show the draft's plan again, so this waits until it runs.
  await page.getByLabel("Que se passe-t-il").fill("Une fenêtre s’ouvre toute seule.");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  await expect(page.getByText("Nous avons retrouvé")).toBeVisible();
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(plan).toHaveCount(0);
  await page.goto("/devis");
  await expect(page.getByLabel("Prénom")).toHaveValue("Hélène");
  await expect(plan).toHaveCount(0);
});

test("a file that is not accepted is refused immediately; the other files stay and can be removed", async ({
  page,
}) => {
  await page.goto("/devis");
  const form = page.getByRole("form", { name: "Bon de demande" });
  const files = form.getByLabel("Photos ou documents");
  const list = form.getByRole("list", { name: "Fichiers joints" }).getByRole("listitem");
  await files.setInputFiles([
    await photo("a.jpg"),
    { name: "dessin.png", mimeType: "image/png", buffer: svg },
  ]);
  await expect(form.getByText(/«\sdessin\.png\s» n’est pas accepté/)).toBeVisible();
  await expect(list).toHaveCount(1);

  const large = {
    name: "film.jpg",
    mimeType: "image/jpeg",
    buffer: Buffer.alloc(11 * 1024 * 1024, "\xff\xd8\xff", "latin1"),
  };
  await files.setInputFiles(large);
  await expect(form.getByText("« film.jpg » dépasse 10 Mo")).toBeVisible();

  const more = await Promise.all(["b", "c", "d", "e", "f"].map((name) => photo(`${name}.jpg`)));
  await files.setInputFiles(more);
  await expect(form.getByText("5 fichiers au plus", { exact: true })).toBeVisible();
  await expect(list).toHaveCount(5);

  await form.getByRole("button", { name: "Retirer a.jpg" }).click();
  await expect(list).toHaveCount(4);
  await expect(list.first()).toContainText("b.jpg");
  await expect(form.getByText("5 fichiers au plus", { exact: true })).toBeHidden();
  expect(await files.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(4);
});

test("the upload shows its progress", async ({ page }) => {
  await page.goto("/devis");
  const form = await fill(page, { "Que se passe-t-il": "Un envoi lent, avec un gros fichier." });
  const body = Buffer.concat([pdf.subarray(0, 9), Buffer.alloc(4 * 1024 * 1024, "%"), pdf.subarray(9)]);
  await form
    .getByLabel("Photos ou documents")
    .setInputFiles({ name: "gros.pdf", mimeType: "application/pdf", buffer: body });
  const session = await page.context().newCDPSession(page);
  const upload = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    });
  // At this speed the upload takes half a minute, so that it is still under way after all checks.
  await upload(128 * 1024);
  await send(page);
  const bar = form.getByRole("progressbar", { name: "Envoi des fichiers" });
  await expect(bar).toBeVisible();
  await expect(form.getByText(/Mo sur 4\sMo, \d+\s%/)).toBeVisible();
  await expect(form.getByRole("button", { name: "Envoi en cours..." })).toBeDisabled();
  await upload(-1);
  await expect(page.getByText(success)).toBeVisible();
  await expect(bar).toBeHidden();
});

test("a visitor fills in and sends the whole form with the keyboard", async ({ page }) => {
  await page.goto("/devis");
  const keys = page.keyboard;
  await page.getByLabel("Type de service").focus();
  await keys.type("Conf");
  await keys.press("Tab");
  await keys.type("Le Wi-Fi ne traverse pas le mur du salon.");
  for (const expected of ["Photos ou documents", "La panne", "Urgence"]) {
    await keys.press("Tab");
    const name = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement;
      return (
        control.closest("fieldset")?.querySelector("legend")?.textContent +
        (control.labels?.[0]?.textContent ?? "")
      );
    });
    expect(name).toContain(expected);
  }
  await keys.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: /Urgent/ })).toBeChecked();
  await page.getByLabel("Budget").focus();
  await keys.press("Tab");
  for (const text of ["Hélène", "Marchand", "helene@exemple.fr", "0612345678"]) {
    await keys.type(text);
    await keys.press("Tab");
  }
  await keys.press("Tab");
  await expect(page.getByRole("button", { name: "Envoyer ma demande" })).toBeFocused();
  await keys.press("Enter");
  await expect(page.getByText(success)).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a quote request with a file is sent", async ({ page, mails }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/devis?service=recuperation");
    const box = await page.getByLabel("Photos ou documents").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    const form = await fill(page, { "Que se passe-t-il": "Sans JavaScript, avec une photo." });
    await expect(form.getByLabel("Photos ou documents")).toBeVisible();
    await form.getByLabel("Photos ou documents").setInputFiles(await photo());
    await send(page);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    const reference = await referenceOf(page);
    const { text } = await mails.waitFor({ to: "atelier@example.fr", subject: reference });
    expect(text).toContain("étiquette.jpg");
  });

  test("errors are shown and nothing typed is lost", async ({ page, problems }) => {
    problems.allow(/response 422/);
    await page.goto("/devis");
    const form = await fill(page, { Téléphone: "06 12" });
    await form.getByRole("radio", { name: /Planifié/ }).check();
    await form
      .getByLabel("Photos ou documents")
      .setInputFiles({ name: "dessin.svg", mimeType: "image/svg+xml", buffer: svg });
    await send(page);
    await expect(form.getByText("Numéro de téléphone invalide")).toBeVisible();
    await expect(form.getByText(/«\sdessin\.svg\s» n’est pas accepté/)).toBeVisible();
    await expect(form.getByLabel("Prénom")).toHaveValue("Hélène");
    await expect(form.getByLabel("Type de service")).toHaveValue("recuperation");
    await expect(form.getByRole("radio", { name: /Planifié/ })).toBeChecked();

    // When the page comes back with an error, the browser has emptied its file field.
    await form.getByLabel("Photos ou documents").setInputFiles(await photo());
    await send(page);
    await expect(form.getByText("Numéro de téléphone invalide")).toBeVisible();
    await expect(form.getByText("Joignez de nouveau vos fichiers")).toBeVisible();
  });
});

test("the form, with its errors and its files, is accessible at every width", async ({ page }) => {
  await page.goto("/devis");
  await send(page);
  await page.getByLabel("Photos ou documents").setInputFiles(await photo());
  await expectNoAxeViolationsAtAnyWidth(page);
});
