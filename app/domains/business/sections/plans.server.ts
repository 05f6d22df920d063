import { durations, type PlanRole, planRoles, type PricingPlan } from "#app/domains/pricing/content.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { enumerate } from "#app/lib/french/place-names.ts";
import { oneSpaced } from "#app/lib/french/spaces.ts";
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
const said = { recommended: "Recommandé", popular: "Populaire" };
/**
 * The marks of a plan, such as 'Recommandé' (recommended). The mark that came with a plan is a separate choice, because
 * it is true only of that plan's name and price.
 */
const marks = {
  none: "Aucune",
  ...said,
  exampleRecommended: `${said.recommended}, de l’exemple`,
  examplePopular: `${said.popular}, de l’exemple`,
};
const examples = { recommended: "exampleRecommended", popular: "examplePopular" } as const;
const noRole = "Rien d’autre";

/** Returns the setting of a price in euros, which may have cents. */
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
      hasWords: true,
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

/** The columns of a plan's row. */
const columns = {
  name: required({ label: "Forfait", hasWords: true, max: 28, missing: "Nommez le forfait", width: "third" }),
  price: price(),
  duration: choice({
    label: "Unité",
    choices: Object.fromEntries(durations.map((name) => [name, name])),
    width: "third",
  }),
  role: meaning([]),
  description: required({
    label: "En une phrase",
    hasWords: true,
    max: 90,
    missing: "Dites à qui il convient",
    folded: true,
  }),
  features: points("Compris"),
  notIncluded: points("Non compris"),
  mark: choice({ label: "Marque", choices: marks, width: "half" }),
  cta: optional({
    label: "Bouton",
    hasWords: true,
    hint: "«\u00a0Demander un devis\u00a0» s’il est vide.",
    max: 24,
    folded: true,
    width: "half",
  }),
};

/**
 * Returns the column for a plan's role, which says what the plan's price is the price of, such as 'a diagnosis'. Texts
 * find a price by this role (rule prices/meaning). A list without roles does not show the column.
 */
function meaning(roles: readonly PlanRole[]): TextSetting<PlanRole | ""> {
  const choices = Object.fromEntries([
    ["", noRole],
    ...roles.map((role) => [role, planRoles[role].label]),
  ]) as Record<PlanRole | "", string>;
  const column = choice<PlanRole | "">({
    label: "Sert de prix pour",
    hint: "Le prix que les textes du site donnent pour cela.",
    choices,
    width: "half",
  });
  return roles.length > 0 ? column : { ...column, control: "kept" };
}

/** A plan that comes with the program. The form shows it as a row. */
interface SpecifiedPlan {
  role?: PlanRole;
  name: string;
  price: number;
  duration: string;
  description: string;
  features: readonly string[];
  notIncluded: readonly string[];
  mark?: keyof typeof said;
  cta: string;
}

/**
 * Returns the setting of a list of plans. `roles` has the roles that a row can have: what it is the price of (rule
 * prices/meaning).
 */
export function plans(
  label: string,
  one: string,
  most: number,
  { specified, roles = [] }: { specified: readonly SpecifiedPlan[]; roles?: readonly PlanRole[] },
) {
  return rows({
    label,
    one,
    most,
    columns: { ...columns, role: meaning(roles) },
    fold: "Texte et bouton",
    tidyRow: (row) => ({ ...row, mark: ownMark(row, specified) }),
    standard: specified.map(rowOf),
  });
}

/**
 * Returns the mark of a row. A mark that came with the program is dropped once the row's name or price differs from the
 * program's (rule prices/marks). `price` is a typed text or a stored number.
 */
function ownMark(
  { mark = "none", name = "", price: euros }: { mark?: string; name?: string; price?: string | number },
  specified: readonly SpecifiedPlan[],
): string {
  const sum = typeof euros === "number" ? euros : parseEuros(euros ?? "");
  const isLeftOver = (plan: SpecifiedPlan) =>
    !plan.mark ||
    examples[plan.mark] !== mark ||
    oneSpaced(plan.name) !== oneSpaced(name) ||
    plan.price !== sum;
  return mark.startsWith("example") && specified.every(isLeftOver) ? "none" : mark;
}

function rowOf({ role, mark, price: euros, features, notIncluded, ...texts }: SpecifiedPlan): Row {
  return {
    ...texts,
    role: role ?? "",
    mark: mark ? examples[mark] : "none",
    price: String(euros),
    features: features.join("\n"),
    notIncluded: notIncluded.join("\n"),
  };
}

/** A plan as the program reads it from a row. */
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

/** Returns a plan as pages show it. A role whose unit does not fit is dropped, so that no text gives a wrong price. */
export function planOf(
  { role, cta, ...row }: PlanRow,
  link: string,
  specified: readonly SpecifiedPlan[],
): PricingPlan {
  const mark = ownMark(row, specified);
  return {
    ...row,
    role: role && isPaidAs(role, row.duration) ? role : null,
    mark:
      mark === "none" ? null : (said[mark.replace("example", "").toLowerCase() as keyof typeof said] ?? null),
    cta: cta ?? "Demander un devis",
    link,
  };
}

function isPaidAs(role: PlanRole, duration: string): boolean {
  return planRoles[role].units.some((unit) => unit === duration);
}

/**
 * Returns the errors of one list of plans (offers with a price), by the name of the field. The errors are: a second
 * plan with a badge; a name or a role that another plan has; a unit that the role does not allow; and a description or
 * a button of the example plans (`specified`) that contradicts the plan's new name (rule prices/row-words).
 */
export function checkPlans(
  name: string,
  sheet: readonly PlanRow[],
  specified: readonly Pick<SpecifiedPlan, "name" | "cta" | "description">[],
): Record<string, string> {
  const errors: Record<string, string> = {};
  const marked = sheet.findIndex(({ mark }) => mark !== "none");
  sheet.forEach((plan, index) => {
    if (plan.mark !== "none" && index !== marked)
      errors[`${name}.${index}.mark`] = "Un seul forfait porte une marque";
    if (sheet.findIndex((other) => other.name === plan.name) !== index)
      errors[`${name}.${index}.name`] = "Ce nom est déjà pris";
    if (specified.some(({ description }) => description === plan.description) && contradicts(plan))
      errors[`${name}.${index}.description`] =
        "Cette phrase de l’exemple nomme un autre lieu que le forfait\u00a0: écrivez la vôtre";
    const former = formerOf(plan, specified);
    if (former)
      errors[`${name}.${index}.cta`] =
        `«\u00a0${former.cta}\u00a0» est le bouton de «\u00a0${former.name}\u00a0»\u00a0: écrivez celui de cette ligne`;
    if (!plan.role) return;
    const { units } = planRoles[plan.role];
    if (sheet.findIndex(({ role }) => role === plan.role) !== index)
      errors[`${name}.${index}.role`] =
        `Une autre ligne sert déjà à cela. Choisissez «\u00a0${noRole}\u00a0» pour l’une des deux`;
    else if (!isPaidAs(plan.role, plan.duration))
      errors[`${name}.${index}.role`] =
        `Demande l’unité ${enumerate(units.map((unit) => `«\u00a0${unit}\u00a0»`)).replace(" et «", " ou «")}. Changez l’unité, ou choisissez ici «\u00a0${noRole}\u00a0»`;
  });
  return errors;
}

/** Whether the name says where the work is done (shop or home) and the description names only the other place. */
function contradicts({ name, description }: PlanRow): boolean {
  const isOnly = (one: RegExp, other: RegExp) =>
    one.test(name) && !other.test(name) && other.test(description);
  return isOnly(/atelier/i, /domicile/i) || isOnly(/domicile/i, /atelier/i);
}

/** Returns the plan of `specified` that this row was before it was renamed: its button still names that plan. */
function formerOf(
  { name, cta }: PlanRow,
  specified: readonly Pick<SpecifiedPlan, "name" | "cta">[],
): Pick<SpecifiedPlan, "name" | "cta"> | undefined {
  const compared = (typed: string) => oneSpaced(typed).toLowerCase();
  const button = compared(cta ?? "");
  return specified.find((plan) => {
    const [, ...said] = compared(plan.cta).split(" ");
    const named = said.join(" ");
    const isNamed = named !== "" && compared(plan.name).includes(named);
    return isNamed && compared(plan.cta) === button && !compared(name).includes(named);
  });
}
