import type { APIRequestContext, Page } from "@playwright/test";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";
import { keysTo } from "#tests/support/keyboard.ts";
import { owner } from "#tests/support/site.ts";

// This file has a separate site, because it makes the mail server of its site fail.
test.use({ environment: { LOG_LEVEL: "warn" } });

test.beforeEach(({ signIn }) => signIn());

async function send(request: APIRequestContext, email: string) {
  const form = { name: "Hélène Marchand", email, message: `Mon écran reste noir, ${email}.` };
  expect((await request.post("/", { form })).status()).toBe(200);
}

const troubled = (page: Page) => page.getByRole("list", { name: "E-mails en difficulté" });

// rule running/mail-waits
test("a refused address delays no other e-mail, and the owner sends its e-mail again by keyboard alone", async ({
  page,
  request,
  mails,
}) => {
  await page.goto("/admin/system");
  await expect(page.getByText("L’envoi d’e-mails est réglé, et rien n’est encore parti")).toBeVisible();
  const [bad, good] = ["refusee@exemple.fr", "suivante@exemple.fr"];
  mails.refuse({ recipient: bad });
  await send(request, bad);
  await send(request, good);
  await mails.waitFor({ to: good });
  expect(mails.received.filter(({ to }) => to.includes(owner.notified))).toHaveLength(2);

  await page.goto("/admin/system");
  await expect(page.getByText("Un e-mail n’a pas pu partir")).toBeVisible();
  await expect(troubled(page).getByText("Réponse du serveur : « 550 no such user ».")).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  mails.refuse(null);
  await keysTo(page.getByRole("button", { name: `Réessayer l’envoi à ${bad}` }));
  await page.keyboard.press("Enter");
  await mails.waitFor({ to: bad });
  await expect(page.getByRole("status").filter({ hasText: "Un e-mail repart." })).toBeFocused();
  await expect(page.getByText("Les e-mails partent")).toBeVisible();
  await expect(troubled(page)).toBeHidden();
});

// rule running/mail-waits
test("the system page shows that the mail server refuses the sender, and sends waiting e-mails on request", async ({
  page,
  request,
  mails,
  site,
}) => {
  mails.refuse("sender");
  await send(request, "premiere@exemple.fr");
  await send(request, "seconde@exemple.fr");
  await expect.poll(() => site.output()).toContain("mail paused");
  await page.goto("/admin/system");
  await expect(page.getByText("Le serveur d’e-mails refuse l’expéditeur")).toBeVisible();
  await expect(page.getByRole("link", { name: "Régler les e-mails" })).toBeVisible();
  await expect(
    page.getByText(/4 e-mails attendent\. Rien n’est perdu\. Nouvel essai automatique/),
  ).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  mails.refuse(null);
  await keysTo(page.getByRole("button", { name: "Réessayer tous les envois" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Les e-mails partent")).toBeVisible();
  await Promise.all(["premiere@exemple.fr", "seconde@exemple.fr"].map((to) => mails.waitFor({ to })));
  expect(mails.received).toHaveLength(4);
});

// rule running/dropped-email
test("the history of a record says that its reply will not be sent, once the owner has dropped it", async ({
  page,
  request,
  mails,
}) => {
  const address = "louis@exemple.fr";
  await send(request, address);
  await mails.waitFor({ to: address });
  mails.refuse({ recipient: address });
  await page.goto("/admin/messages");
  await page.getByRole("listitem").filter({ hasText: address }).getByRole("link").first().click();
  const reply = page.getByRole("region", { name: "Répondre", exact: true });
  await reply.getByLabel("Objet").fill("Votre clavier");
  await reply.getByLabel("Votre réponse").fill("Apportez-le demain matin.");
  await reply.getByRole("button", { name: "Envoyer" }).click();
  const history = page.getByRole("region", { name: "Historique", exact: true });
  const entry = history.getByRole("listitem").filter({ hasText: `a répondu à ${address}` });
  await expect(entry.getByText("Non partie")).toBeVisible();
  const record = page.url();

  await page.goto("/admin/system");
  await troubled(page).getByText("Ne pas envoyer…").click();
  await troubled(page).getByRole("button", { name: "Ne pas l’envoyer" }).click();
  await expect(page.getByText("Cet e-mail ne partira pas.")).toBeVisible();
  await page.goto(record);
  await expect(entry.getByText("Ne partira pas")).toBeVisible();
  await expect(entry.getByText("Non partie")).toBeHidden();
});
