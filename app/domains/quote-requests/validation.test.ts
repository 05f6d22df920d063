import { afterEach, expect, test, vi } from "vitest";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import { quoteRequestSchema } from "./validation.ts";

afterEach(() => vi.useRealTimers());

const typed = {
  first_name: " Hélène ",
  last_name: "Marchand",
  email: "helene@exemple.fr",
  phone: "06.12.34.56.78",
  service_type: "recuperation",
  urgency: "urgent",
  description: "Le disque claque.",
};

function check(changes: FormValues = {}) {
  return checkForm(quoteRequestSchema, { ...typed, ...changes });
}

function errorOf(field: string, value: string | string[]) {
  const checked = check({ [field]: value });
  return "errors" in checked ? checked.errors[field] : null;
}

// rule forms/quote
test("a form with only the required fields is accepted", () => {
  expect(check()).toEqual({
    data: {
      ...typed,
      first_name: "Hélène",
      company: null,
      preferred_date: null,
      preferred_time: null,
      budget: null,
      estimate: null,
    },
  });
});

// rule forms/quote
test("an empty form names each required field", () => {
  const errors = {
    first_name: "Le prénom est requis",
    last_name: "Le nom est requis",
    email: "L'email est requis",
    phone: "Le téléphone est requis",
    service_type: "Le type de service est requis",
    description: "La description est requise",
  };
  expect(checkForm(quoteRequestSchema, {})).toEqual({ errors });
  const blank = Object.fromEntries(Object.keys(errors).map((name) => [name, " "]));
  expect(checkForm(quoteRequestSchema, { ...blank, service_type: "" })).toEqual({ errors });
});

// rule forms/quote
test("the urgency is normal by default", () => {
  const { urgency: _told, ...untold } = typed;
  expect(checkForm(quoteRequestSchema, untold)).toMatchObject({ data: { urgency: "normal" } });
  expect(check({ urgency: "" })).toMatchObject({ data: { urgency: "normal" } });
});

// rule forms/quote-values
test.each([
  ["email", "a b@c.fr", "Email invalide"],
  ["email", "helene@exemple", "Email invalide"],
  ["phone", "06 12 34", "Numéro de téléphone invalide"],
  ["phone", "bonjour", "Numéro de téléphone invalide"],
  ["service_type", "peripheriques", "Choisissez un service de la liste"],
  ["service_type", "toString", "Choisissez un service de la liste"],
  ["urgency", "hier", "Choisissez un délai de la liste"],
  ["urgency", "constructor", "Choisissez un délai de la liste"],
  ["preferred_date", "2026-02-30", "Date invalide"],
  ["preferred_date", "demain", "Date invalide"],
  ["preferred_date", "2020-01-01", "Choisissez une date à venir"],
  ["preferred_date", "9999-12-31", "Choisissez une date dans les deux ans"],
  ["preferred_time", "25:00", "Heure invalide"],
  ["preferred_time", "9h30", "Heure invalide"],
  ["budget", "-5", "Le budget ne peut pas être négatif"],
  ["budget", "cher", "Indiquez un montant en euros, par exemple 150 ou 150,50"],
  ["budget", "1.234", "Indiquez un montant en euros, par exemple 150 ou 150,50"],
  ["budget", "1000001", "Un million d’euros au plus"],
  ["first_name", "x".repeat(81), "Le prénom est trop long (80 caractères au plus)"],
  ["company", "x".repeat(121), "Le nom de l’entreprise est trop long (120 caractères au plus)"],
  ["description", "x".repeat(5001), "La description est trop longue (5000 caractères au plus)"],
])("%s %s is refused: %s", (field, value, error) => expect(errorOf(field, value)).toBe(error));

test("a field sent twice is refused", () => {
  for (const name of ["first_name", "phone", "urgency", "budget", "preferred_date", "service_type"])
    expect(errorOf(name, ["a", "b"])).toBeTypeOf("string");
});

// rule forms/quote-values
test.each([
  ["150", 150],
  ["150,50", 150.5],
  ["150.5", 150.5],
  ["1 200,50 €", 1200.5],
  ["1\u202f200 euros", 1200],
  ["0", 0],
])("a budget typed as %s is %s euros", (budget, euros) => {
  expect(check({ budget })).toMatchObject({ data: { budget: euros } });
});

// rule forms/quote-values
test("today's date in Paris is accepted, even when another time zone has another day", () => {
  vi.setSystemTime("2026-11-20T23:30:00Z");
  expect(errorOf("preferred_date", "2026-11-20")).toBe("Choisissez une date à venir");
  expect(check({ preferred_date: "2026-11-21", preferred_time: "09:30" })).toMatchObject({
    data: { preferred_date: "2026-11-21", preferred_time: "09:30" },
  });
});

// rule forms/estimate-kept
test("the hidden field of the estimate never gets an error", () => {
  const estimateOf = (estimate: string | string[]) => {
    const checked = check({ estimate });
    return "data" in checked ? checked.data.estimate : checked;
  };
  expect(estimateOf("abc.def")).toBe("abc.def");
  for (const sent of ["", "x".repeat(601), ["a", "b"]]) expect(estimateOf(sent)).toBeNull();
});
