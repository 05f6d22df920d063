import { randomUUID } from "node:crypto";
import { expect, test } from "#tests/support/fixtures.ts";
import type { Mail } from "#tests/support/mail-message.ts";
import { onOnePage } from "#tests/support/one-page.ts";

test.use(onOnePage);

const newAddress = () => `lecteur-${randomUUID().slice(0, 8)}@exemple.fr`;

/** Returns the path of a link to one of the newsletter's pages, from the text or the headers of an e-mail. */
function linkIn({ text, headers }: Mail, page: "confirmation" | "desinscription"): string {
  const said = `${text}\n${headers.get("list-unsubscribe")}`;
  const found = new RegExp(`https?://[^/]+(/newsletter/${page}[^\\s>]*)`).exec(said)?.[1];
  if (!found) throw new Error(`no link to ${page} in:\n${said}`);
  return found;
}

test("a reader subscribes in the footer, confirms by e-mail, and unsubscribes with one press", async ({
  page,
  mails,
}) => {
  const address = newAddress();
  await page.goto("/about");
  const form = page.getByRole("contentinfo").getByRole("form", { name: "La lettre de l’atelier" });
  await form.getByLabel("Votre e-mail").fill("helene@exemple");
  await form.getByRole("button", { name: "S'abonner" }).click();
  await expect(form.getByLabel("Votre e-mail")).toHaveAccessibleDescription(/Email invalide/);
  await form.getByLabel("Votre e-mail").fill(address);
  await form.getByRole("button", { name: "S'abonner" }).click();
  await expect(form.getByText("Encore un clic")).toBeFocused();
  await expect(form.getByLabel("Votre e-mail")).toHaveValue("");

  const asked = await mails.waitFor({ to: address });
  await page.goto(linkIn(asked, "confirmation"));
  await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
  await expect(page.getByRole("heading", { name: "Votre inscription est confirmée" })).toBeFocused();

  await page.goto(linkIn(asked, "desinscription"));
  await page.getByRole("button", { name: "Me désinscrire" }).click();
  await expect(page.getByRole("heading", { name: "Votre désinscription est faite" })).toBeVisible();
});

// rule pages/first-act
test("the code of the newsletter's form changes nothing while somebody types in it", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/newsletter-form-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about");
  const field = page.getByRole("contentinfo").getByLabel("Votre e-mail");
  await field.pressSequentially("camille@exemple");
  for (let left = 0; left < "@exemple".length; left += 1) await page.keyboard.press("ArrowLeft");
  const arrived = page.waitForResponse("**/assets/newsletter-form-*.js");
  release();
  await (await arrived).finished();
  // Waits until the browser has run the code, which it does in a later task, and React has drawn the form, in another.
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn))));
  await page.keyboard.type(".martin");
  await expect(field).toHaveValue("camille.martin@exemple");
  await expect(field).toBeFocused();
});

test("a link that is no longer valid leads to a page that explains this and offers the form again", async ({
  page,
  problems,
}) => {
  problems.allow(/response 4\d\d/);
  await page.goto("/newsletter/confirmation?token=faux");
  await page.getByRole("button", { name: "Confirmer mon inscription" }).click();
  await expect(page.getByRole("heading", { name: "Ce lien n’est plus valable" })).toBeVisible();
  await expect(page.getByRole("main").getByLabel("Votre e-mail")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader subscribes; a mistyped address stays in the field", async ({ page, mails, problems }) => {
    problems.allow(/response 422/);
    const address = newAddress();
    await page.goto("/newsletter");
    const form = page.getByRole("main").getByRole("form");
    await form.getByLabel("Votre e-mail").fill("helene@exemple");
    await form.getByRole("button", { name: "S'abonner" }).click();
    await expect(form.getByText("Email invalide")).toBeVisible();
    await expect(form.getByLabel("Votre e-mail")).toHaveValue("helene@exemple");
    await form.getByLabel("Votre e-mail").fill(address);
    await form.getByRole("button", { name: "S'abonner" }).click();
    await expect(form.getByText("Encore un clic")).toBeFocused();
    await mails.waitFor({ to: address });
  });
});
