import { expect, test } from "vitest";
import { checkForm } from "#app/lib/forms/check-form.ts";
import { starterTemplates } from "./content.ts";
import {
  fillVariables,
  invitesToShop,
  isSentText,
  type ReplyValues,
  splitName,
  unknownVariables,
} from "./rules.ts";
import { templateFieldsSchema } from "./validation.ts";

const values: ReplyValues = {
  prenom: "Hélène",
  nom: "Marchand",
  reference: "D-2026-0042",
  service: "Réparation matérielle",
  telephone: "02 61 91 72 72",
  adresse: "18 rue des Établis, 72000 Le Mans",
  horaires: "Lun-Ven : 9h-18h",
  atelier: "Atelier 72",
  signature: "Camille",
};

// rule inboxes/answers
test("a typed text counts as the sent one if it is the same once its variables are filled in", () => {
  expect(isSentText("Bonjour {prenom}, à jeudi.\r\n", "Bonjour Hélène, à jeudi.", values)).toBe(true);
  expect(isSentText("Bonjour {prenom}, à vendredi.", "Bonjour Hélène, à jeudi.", values)).toBe(false);
});

// rule inboxes/templates
test("variables are filled in whatever their case and accents, and other braces stay", () => {
  expect(fillVariables("Bonjour {prenom} {Nom},\n{RÉFÉRENCE} {téléphone de l’atelier}", values)).toBe(
    "Bonjour Hélène Marchand,\nD-2026-0042 02 61 91 72 72",
  );
  expect(fillVariables("{} { } {date} {prenom", values)).toBe("{} { } {date} {prenom");
});

test("an empty variable leaves no superfluous space", () => {
  expect(fillVariables("Bonjour {prenom} {nom}, à {atelier}", { ...values, prenom: "", nom: "" })).toBe(
    `Bonjour, à ${values.atelier}`,
  );
});

test("a name that looks like a variable or a replacement pattern is used as it is", () => {
  expect(fillVariables("{prenom} {nom}", { ...values, prenom: "{nom}", nom: "$& $1" })).toBe("{nom} $& $1");
});

test("each unknown variable is listed once, as it was typed", () => {
  expect(unknownVariables("{prenom} {Date} {date} {Date} {constructor} {__proto__}")).toEqual([
    "{Date}",
    "{date}",
    "{constructor}",
    "{__proto__}",
  ]);
  expect(unknownVariables("Bonjour {prénom}, 3 {nom}")).toEqual([]);
});

test("a template with an unknown variable is refused with a message", () => {
  const typed = { name: "Essai", kind: "all", subject: "Objet", body: "Le {jour}" };
  expect(checkForm(templateFieldsSchema, typed)).toEqual({
    errors: {
      body: expect.stringMatching(
        /^Variable inconnue\u00a0: \{jour\}\. Variables possibles\u00a0: \{prenom\}/,
      ),
    },
  });
});

test.each([
  ["Hélène Marchand", "Hélène", "Marchand"],
  ["  Jean  Le Goff ", "Jean", "Le Goff"],
  ["Mme Marchand", "Mme Marchand", "Mme Marchand"],
  ["Hélène", "Hélène", "Hélène"],
])("the name %j is split into %j and %j", (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

test("the starter templates are valid and leave nothing to fill in by hand", () => {
  for (const template of starterTemplates) {
    expect(checkForm(templateFieldsSchema, { ...template }), template.name).toHaveProperty("data");
    expect(`${template.subject}${template.body}`, template.name).not.toMatch(
      /\[(?!\{reference\}\])|…|XX|\.\.\./,
    );
  }
});

// rule settings/premises
test("a template that gives the address or invites people is not for a shop that receives nobody", () => {
  const inviting = starterTemplates.filter(({ body }) => invitesToShop(body)).map(({ name }) => name);
  expect(inviting).toContain("Inviter à passer à l’atelier");
  expect(inviting).not.toContain("Nous vous appelons");
  expect(invitesToShop("Nous sommes au {Adresse}.")).toBe(true);
});
