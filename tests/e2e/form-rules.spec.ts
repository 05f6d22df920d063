import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "#tests/support/fixtures.ts";

/** A rule of a form: a field, a wrong value for it, and the error that the value gets. */
interface Rule {
  label: string | RegExp;
  name: string;
  typed: string;
  error: string;
}

interface PublicForm {
  path: string;
  title: string;
  send: string;
  rules: Rule[];
  /** Values that nobody can choose in the form. Only a forged request has them. */
  forged: Omit<Rule, "label">[];
}

const long = (length: number) => "a".repeat(length);

const email: Rule[] = [
  { label: "E-mail", name: "email", typed: "", error: "L'email est requis" },
  { label: "E-mail", name: "email", typed: "helene@exemple", error: "Email invalide" },
  { label: "E-mail", name: "email", typed: "he lene@exemple.fr", error: "Email invalide" },
  { label: "E-mail", name: "email", typed: `${long(250)}@exemple.fr`, error: "Email invalide" },
];
const wrongPhones: Rule[] = ["06 12", "06 12 34 56 78 90 12 34", "zéro six douze"].map((typed) => ({
  label: "Téléphone",
  name: "phone",
  typed,
  error: "Numéro de téléphone invalide",
}));
const phone: Rule[] = [
  { label: "Téléphone", name: "phone", typed: "", error: "Le téléphone est requis" },
  ...wrongPhones,
];
const person: Rule[] = [
  { label: "Prénom", name: "first_name", typed: " ", error: "Le prénom est requis" },
  { label: "Prénom", name: "first_name", typed: long(81), error: "Le prénom est trop long" },
  { label: /^Nom/, name: "last_name", typed: " ", error: "Le nom est requis" },
  { label: /^Nom/, name: "last_name", typed: long(81), error: "Le nom est trop long" },
  ...email,
  ...phone,
];

const forms: PublicForm[] = [
  {
    path: "/#contact",
    title: "Envoyez-nous un message",
    send: "Envoyer le message",
    rules: [
      { label: "Nom", name: "name", typed: "  ", error: "Le nom est requis" },
      { label: "Nom", name: "name", typed: long(121), error: "Le nom est trop long" },
      ...email,
      ...wrongPhones,
      { label: "Message", name: "message", typed: " \n ", error: "Le message est requis" },
      {
        label: "Message",
        name: "message",
        typed: " Bonjour ! ",
        error: "Le message doit contenir au moins 10 caractères",
      },
      { label: "Message", name: "message", typed: long(5001), error: "Le message est trop long" },
    ],
    forged: [{ name: "service", typed: "voyance", error: "Choisissez un service de la liste" }],
  },
  {
    path: "/devis",
    title: "Bon de demande",
    send: "Envoyer ma demande",
    rules: [
      { label: "Type de service", name: "service_type", typed: "", error: "Le type de service est requis" },
      { label: "Que se passe-t-il", name: "description", typed: " ", error: "La description est requise" },
      {
        label: "Que se passe-t-il",
        name: "description",
        typed: long(5001),
        error: "La description est trop longue",
      },
      ...person,
      {
        label: "Entreprise",
        name: "company",
        typed: long(121),
        error: "Le nom de l’entreprise est trop long",
      },
      {
        label: "Date souhaitée",
        name: "preferred_date",
        typed: "2020-01-01",
        error: "Choisissez une date à venir",
      },
      { label: "Budget", name: "budget", typed: "-1", error: "Le budget ne peut pas être négatif" },
      { label: "Budget", name: "budget", typed: "cher", error: "Indiquez un montant en euros" },
      { label: "Budget", name: "budget", typed: "1000001", error: "Un million d’euros au plus" },
    ],
    forged: [
      { name: "service_type", typed: "peripheriques", error: "Choisissez un service de la liste" },
      { name: "urgency", typed: "hier", error: "Choisissez un délai de la liste" },
      { name: "preferred_date", typed: "2027-02-30", error: "Date invalide" },
      { name: "preferred_time", typed: "25:00", error: "Heure invalide" },
    ],
  },
  {
    path: "/join",
    title: "Fiche de candidature",
    send: "Envoyer ma candidature",
    rules: [
      {
        label: "Années d’expérience",
        name: "experience_years",
        typed: "",
        error: "Les années d’expérience sont requises",
      },
      {
        label: "Années d’expérience",
        name: "experience_years",
        typed: "51",
        error: "Indiquez un nombre entier de 0 à 50",
      },
      {
        label: "Années d’expérience",
        name: "experience_years",
        typed: "-1",
        error: "Indiquez un nombre entier de 0 à 50",
      },
      {
        label: "Années d’expérience",
        name: "experience_years",
        typed: "2.5",
        error: "Indiquez un nombre entier de 0 à 50",
      },
      {
        label: "Certifications",
        name: "certifications",
        typed: Array.from({ length: 21 }, (_, n) => `C${n}`).join(","),
        error: "20 certifications au plus",
      },
      {
        label: "Certifications",
        name: "certifications",
        typed: long(101),
        error: "100 caractères au plus par certification",
      },
      { label: "Disponibilité", name: "availability", typed: "", error: "La disponibilité est requise" },
      {
        label: "Lettre de motivation",
        name: "cover_letter",
        typed: long(5001),
        error: "La lettre est trop longue",
      },
      ...person,
      { label: "Ville", name: "city", typed: " ", error: "La ville est requise" },
      { label: "Ville", name: "city", typed: long(101), error: "Le nom de la ville est trop long" },
      { label: "Code postal", name: "postal_code", typed: "", error: "Le code postal est requis" },
      {
        label: "Code postal",
        name: "postal_code",
        typed: "72000 Le Mans",
        error: "Un code postal français a cinq chiffres, par exemple 72000",
      },
    ],
    forged: [
      { name: "specialties", typed: "", error: "Choisissez dans la liste" },
      { name: "preferred_services", typed: "magie", error: "Choisissez dans la liste" },
      { name: "availability", typed: "jamais", error: "Choisissez une disponibilité de la liste" },
    ],
  },
];

/** Returns the first rule of each field. One press of the button shows the errors of all of them. */
function firstOfEachField(rules: Rule[]): Rule[] {
  return [...Map.groupBy(rules, ({ name }) => name).values()].flatMap(([first]) => first ?? []);
}

async function expectSaidInBrowser(page: Page, { title, send }: PublicForm, round: Rule[]) {
  const form = page.getByRole("form", { name: title });
  for (const { label, typed } of round) {
    const field = form.getByLabel(label);
    await ((await isSelect(field)) ? field.selectOption(typed) : field.fill(typed));
  }
  await form.getByRole("button", { name: send }).click();
  for (const { label, error } of round) {
    const field = form.getByLabel(label);
    await expect(field).toHaveAccessibleDescription(new RegExp(error));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
}

function isSelect(field: ReturnType<Page["getByLabel"]>): Promise<boolean> {
  return field.evaluate((element) => element instanceof HTMLSelectElement);
}

/** Posts one wrong value without JavaScript, and checks the error in the text of the page that comes back. */
async function expectSaidByServer(request: APIRequestContext, path: string, rule: Omit<Rule, "label">) {
  const response = await request.post(path.replace(/#.*/, ""), {
    headers: { Accept: "text/html" },
    form: { [rule.name]: rule.typed },
  });
  const html = (await response.text()).replaceAll("&#x27;", "'");
  expect(response.status(), rule.name).toBe(422);
  expect(html, `${rule.name}: ${rule.typed.slice(0, 30)}`).toContain(rule.error);
}

for (const form of forms) {
  // The browser uses the schema of the server. So one rule of each field is checked here, all of them on the server.
  // rule forms/same-rules
  test(`the browser shows an error below each field of '${form.title}'`, async ({ page }) => {
    await page.goto(form.path);
    await expectSaidInBrowser(page, form, firstOfEachField(form.rules));
  });

  // rule forms/same-rules
  test(`the server shows an error for every broken rule of '${form.title}' too`, async ({ request }) => {
    for (const rule of [...form.rules, ...form.forged]) await expectSaidByServer(request, form.path, rule);
  });

  // rule forms/notice
  test(`'${form.title}' shows what the shop does with the data and links to the privacy page`, async ({
    request,
  }) => {
    const html = await (await request.get(form.path.replace(/#.*/, ""))).text();
    const own = html.match(/<form[^]*?<\/form>/g)?.find((text) => text.includes(form.send)) ?? "";
    expect(own).toMatch(/utilise vos coordonnées pour .+ et les garde .+, sans les vendre ni les céder/);
    expect(own).toContain('href="/confidentialite"');
  });
}
