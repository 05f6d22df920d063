import { typedSection } from "#app/domains/business/registry.server.ts";
import type { Row, Typed } from "#app/domains/business/sections/settings.server.ts";
import { planRoles } from "#app/domains/pricing/content.ts";
import { visitWords } from "#app/domains/pricing/rules/plans.ts";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import { ownPriceTexts } from "../labels.ts";
import { acceptedField } from "../rules/form.ts";
import type { Part } from "./parts.server.ts";
import type { Question } from "./question.server.ts";

/** The value that the form sends to leave the rows without a meaning. */
const accepted = "homePlans";
const [unit] = planRoles.intervention.units;
/** The names of a row that is the price of the usual work. */
const usual = /intervention|réparation|dépannage/i;

/**
 * Returns the question about a row of the owner's own that is paid per intervention, if no row has that meaning: the
 * estimate and the zones would otherwise show no price (rule prices/own-rows). Asked once. Null when there is nothing
 * to ask.
 */
export function askAboutOwnPrice(parts: readonly Part[], values: FormValues): Question | null {
  const prices = parts.find(({ key }) => key === "prices");
  if (!prices || firstValue(values, acceptedField) === accepted) return null;
  const before = rowsOf(typedSection("prices", prices.current.values).homePlans);
  // As typed, with blank rows, because the question names a row by its place in the form.
  const now = rowsOf(prices.typed.homePlans);
  if (now.some(({ role }) => role === "intervention")) return null;
  const meant = now.flatMap((row, index) => (isOfWork(row) ? [{ row, index }] : []));
  // The owner has already chosen the meaning of a row that existed before.
  const isNew = meant.some(({ row }) => !before.some((old) => old.name === row.name));
  const [first] = meant;
  if (!first || !isNew) return null;
  const named = meant.filter(({ row }) => usual.test(row.name ?? ""));
  const only = named.length === 1 ? named[0] : meant.length === 1 ? first : undefined;
  const cell = `homePlans.${(only ?? first).index}.role`;
  return {
    accepted,
    proposed: only ? { [cell]: "intervention" } : {},
    zones: null,
    notices: { [cell]: only ? ownPriceTexts.proposed : ownPriceTexts.unsaid },
    errors: {},
  };
}

/** A diagnosis has a different meaning; the rule of the diagnosis requires its row. So has a visit, by its name. */
function isOfWork({ name = "", role = "", duration }: Row): boolean {
  return (
    name.trim() !== "" && role === "" && duration === unit && !/diagnos/i.test(name) && !visitWords.test(name)
  );
}

function rowsOf(typed: Typed | undefined): readonly Row[] {
  return Array.isArray(typed) ? typed : [];
}
