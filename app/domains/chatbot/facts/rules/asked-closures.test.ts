import { expect, test } from "vitest";
import { assembleProfile } from "#app/domains/business/sections/assemble.server.ts";
import { askedClosures, closuresAnswer } from "./asked-closures.ts";

const today = "2026-11-28";
const closures = [
  { from: "2026-12-24", to: "2026-12-31", label: "congés" },
  { from: "2027-08-02", to: "2027-08-22", label: "" },
];
const shop = (typed: typeof closures) =>
  assembleProfile({ hours: { closures: typed } }, new Date(`${today}T10:00:00Z`));

// rule assistant/closures
test.each([
  ["vous fermez cet été ?", "2027-06-21"],
  ["Êtes-vous ouverts en août ?", "2027-08-01"],
  ["fermé entre Noël et le jour de l’an ?", "2026-12-20"],
  ["l’atelier est ouvert pendant les fêtes ?", "2026-12-20"],
  ["vous êtes ouverts du 24 décembre au 2 janvier ?", "2026-12-24"],
  ["vous prenez des congés ?", null],
  ["quand êtes-vous en vacances ?", null],
  ["vos prochains congés", null],
  ["vos dates de congés ?", null],
  ["vous serez là en juillet ?", "2027-07-01"],
  ["vous travaillez pendant les vacances scolaires ?", null],
  ["fermeture annuelle", null],
])("'%s' asks for the closures, in a period from %s", (question, from) => {
  const asked = askedClosures(question, today);
  expect(asked).not.toBeNull();
  expect(asked?.period?.from ?? null).toBe(from);
});

// rule assistant/closures
test.each([
  "vous êtes ouverts le 24 décembre ?",
  "vous êtes ouverts samedi ?",
  "je pars en vacances en août, vous êtes ouverts avant ?",
  "récupérez-vous les photos des vacances ?",
  "mon ordinateur a été fermé en mai",
  "il s’est fermé tout seul cet été",
  "vos horaires ?",
  "combien coûte un forfait annuel ?",
])("'%s' does not", (question) => expect(askedClosures(question, today)).toBeNull());

// rule assistant/closures
test.each([
  ["vous fermez cet été ?", "Fermé du 2 au 22 août.\nJours fériés où nous fermons : le 14 juillet"],
  ["ouverts en mars ?", "Aucun congé n’est annoncé en mars pour l’instant."],
  ["vous prenez des congés ?", "Fermé du 24 au 31 décembre (congés).\nFermé du 2 au 22 août."],
])("'%s' is answered with the closures that the owner has entered", (question, said) => {
  const asked = askedClosures(question, today) ?? { period: null };
  expect(closuresAnswer(asked, shop(closures), today).replaceAll("\u00a0", " ")).toContain(said);
});

// rule assistant/closures
test("a shop without closures says that none is announced", () => {
  const asked = askedClosures("vous fermez cet été ?", today) ?? { period: null };
  const said = closuresAnswer(asked, shop([]), today).replaceAll("\u00a0", " ");
  expect(said).toBe(
    "Aucun congé n’est annoncé cet été pour l’instant.\nJours fériés où nous fermons : le 14 juillet et le 15 août.",
  );
  expect(closuresAnswer({ period: null }, shop([]), today)).toBe("Aucun congé n’est annoncé pour l’instant.");
});
