import { durations, type PlanRole, planRoles, type PricingPlan } from "#app/domains/pricing/content.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import {
  blankable,
  choice,
  Mistyped,
  optional,
  required,
  type Row,
  rows,
  type TextSetting,
} from "./settings.server.ts";

const mostEuros = 100_000;
const mostPoints = 6;
const longestPoint = 60;
const marks = { none: "Aucune", recommended: "Recommandé", popular: "Populaire" };
const roles = Object.fromEntries([["", ""], ...planRoles.map((role) => [role, role])]) as Record<
  PlanRole | "",
  string
>;

/** Returns the setting of a price in euros, cents allowed. */
export function price(label = "Prix en euros"): TextSetting<number> {
  return required(
    {
      label,
      control: "number",
      max: 12,
      missing: "Indiquez le prix",
      tidy: (typed) => String(parseEuros(typed) ?? typed.trim()).replace(".", ","),
      width: "third",
    },
    (typed) => {
      const euros = parseEuros(typed);
      if (euros === null || euros > mostEuros) throw new Mistyped("Un prix s’écrit 29 ou 29,90");
      return euros;
    },
  );
}

function points(label: string): TextSetting<string[]> {
  return blankable(
    {
      label,
      hint: "Un par ligne.",
      control: "lines",
      max: mostPoints * (longestPoint + 1),
      folded: true,
      tidy: (typed) => linesOf(typed).join("\n"),
      width: "half",
    },
    (typed) => {
      const lines = linesOf(typed);
      if (lines.length > mostPoints) throw new Mistyped(`${mostPoints}\u00a0lignes au plus`);
      if (lines.some((line) => line.length > longestPoint))
        throw new Mistyped(`${longestPoint}\u00a0caractères par ligne au plus`);
      return lines;
    },
  );
}

function linesOf(typed: string): string[] {
  return typed.split("\n").flatMap((line) => line.trim() || []);
}

/** A plan as its row says it. `role` is what texts know it by, and no control shows it. */
const columns = {
  role: { ...choice<PlanRole | "">({ label: "Rôle", choices: roles }), control: "kept" as const },
  name: required({ label: "Forfait", max: 28, missing: "Nommez le forfait", width: "third" }),
  price: price(),
  duration: choice({
    label: "Unité",
    choices: Object.fromEntries(durations.map((name) => [name, name])),
    width: "third",
  }),
  description: required({
    label: "En une phrase",
    max: 90,
    missing: "Dites à qui il convient",
    folded: true,
  }),
  features: points("Compris"),
  notIncluded: points("Non compris"),
  mark: choice({ label: "Marque", choices: marks, folded: true, width: "half" }),
  cta: optional({
    label: "Bouton",
    hint: "«\u00a0Demander un devis\u00a0» s’il est vide.",
    max: 24,
    folded: true,
    width: "half",
  }),
};

/** A plan of the specified site, as its row is typed. */
interface SpecifiedPlan {
  role?: PlanRole;
  name: string;
  price: number;
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  mark?: keyof typeof marks;
  cta: string;
}

/** Returns the setting of a sheet of plans. */
export function plans(label: string, one: string, most: number, specified: readonly SpecifiedPlan[]) {
  return rows({
    label,
    one,
    most,
    columns,
    fold: "Texte, marque et bouton",
    standard: specified.map(rowOf),
  });
}

function rowOf({ role, mark, price: euros, features, notIncluded, ...texts }: SpecifiedPlan): Row {
  return {
    ...texts,
    role: role ?? "",
    mark: mark ?? "none",
    price: String(euros),
    features: features.join("\n"),
    notIncluded: notIncluded.join("\n"),
  };
}

/** A plan as its row is read. */
export interface PlanRow {
  role: PlanRole | "";
  name: string;
  price: number;
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  mark: string;
  cta: string | null;
}

/** Returns a plan as pages read it. */
export function planOf({ role, mark, cta, ...row }: PlanRow, link: string): PricingPlan {
  return {
    ...row,
    role: role || null,
    mark: mark === "none" ? null : marks[mark as keyof typeof marks],
    cta: cta ?? "Demander un devis",
    link,
  };
}

/** Returns the error of a sheet that recommends more than one plan, or has two of one name. */
export function checkPlans(name: string, sheet: readonly PlanRow[]): Record<string, string> {
  const errors: Record<string, string> = {};
  const marked = sheet.findIndex(({ mark }) => mark !== "none");
  sheet.forEach((plan, index) => {
    if (plan.mark !== "none" && index !== marked)
      errors[`${name}.${index}.mark`] = "Un seul forfait porte une marque";
    if (sheet.findIndex((other) => other.name === plan.name) !== index)
      errors[`${name}.${index}.name`] = "Ce nom est déjà pris";
  });
  return errors;
}
