import { expect, test } from "vitest";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { experienceLabel } from "./content.ts";
import { technicianApplicationSchema } from "./validation.ts";

const typed = {
  first_name: "Malik",
  last_name: "Haddad",
  email: "malik@exemple.fr",
  phone: "+33 6 12 34 56 78",
  city: "Le Mans",
  postal_code: "72000",
  experience_years: "7",
  availability: "part-time",
  specialties: ["pc-repair", "data-recovery"],
  preferred_services: "home-visit",
};

function check(changes: FormValues = {}) {
  return checkForm(technicianApplicationSchema, { ...typed, ...changes });
}

function errorOf(field: string, value: string | string[]) {
  const checked = check({ [field]: value });
  return "errors" in checked ? checked.errors[field] : null;
}

// rule forms/application
test("a form with only the required fields is accepted", () => {
  expect(check()).toEqual({
    data: {
      ...typed,
      experience_years: 7,
      preferred_services: ["home-visit"],
      certifications: [],
      cover_letter: null,
    },
  });
});

// rule forms/application
test("an empty form names each required field", () => {
  expect(checkForm(technicianApplicationSchema, {})).toEqual({
    errors: {
      first_name: "Le prénom est requis",
      last_name: "Le nom est requis",
      email: "L'email est requis",
      phone: "Le téléphone est requis",
      city: "La ville est requise",
      postal_code: "Le code postal est requis",
      experience_years: "Les années d’expérience sont requises",
      availability: "La disponibilité est requise",
      specialties: "Choisissez au moins une spécialité",
      preferred_services: "Choisissez au moins un type d’intervention",
    },
  });
});

// rule forms/application
test("certifications are split at commas and trimmed, and empty ones are dropped", () => {
  expect(check({ certifications: " CompTIA A+ ,, Cisco CCNA,  , " })).toMatchObject({
    data: { certifications: ["CompTIA A+", "Cisco CCNA"] },
  });
});

const postalCodeError = "Un code postal français a cinq chiffres, par exemple 72000";

// rule forms/application
test("a postal code typed with spaces is stored without them", () => {
  expect(check({ postal_code: " 97 400\u00a0" })).toMatchObject({ data: { postal_code: "97400" } });
});

test.each([0, 1, 50])("%i years of experience are accepted", (years) => {
  expect(check({ experience_years: ` ${years} ` })).toMatchObject({ data: { experience_years: years } });
});

test.each([
  ["experience_years", "51", "Indiquez un nombre entier de 0 à 50"],
  ["experience_years", "-1", "Indiquez un nombre entier de 0 à 50"],
  ["experience_years", "3,5", "Indiquez un nombre entier de 0 à 50"],
  ["experience_years", "1e1", "Indiquez un nombre entier de 0 à 50"],
  ["experience_years", " ", "Les années d’expérience sont requises"],
  ["availability", "never", "Choisissez une disponibilité de la liste"],
  ["specialties", ["pc-repair", "piano"], "Choisissez dans la liste"],
  ["specialties", "constructor", "Choisissez dans la liste"],
  ["preferred_services", [""], "Choisissez dans la liste"],
  ["certifications", Array.from({ length: 21 }, (_, n) => n).join(","), "20 certifications au plus"],
  ["certifications", "x".repeat(101), "100 caractères au plus par certification"],
  ["cover_letter", "x".repeat(5001), "La lettre est trop longue (5000 caractères au plus)"],
  ["postal_code", "72000 Le Mans", postalCodeError],
  ["postal_code", "../..", postalCodeError],
  ["postal_code", "2A004", postalCodeError],
  ["postal_code", "7200", postalCodeError],
  ["postal_code", "99999", postalCodeError],
  ["postal_code", "00100", postalCodeError],
])("%s %s is refused: %s", (field, value, error) => expect(errorOf(field, value)).toBe(error));

test("a box that is sent twice is one choice", () => {
  expect(check({ specialties: ["pc-repair", "pc-repair"] })).toMatchObject({
    data: { specialties: ["pc-repair"] },
  });
});

test("the years of experience are shown in everyday words", () => {
  expect([0, 1, 12].map(experienceLabel)).toEqual(["moins d’un an", "1\u00a0an", "12\u00a0ans"]);
});
