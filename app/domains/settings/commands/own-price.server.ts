import { typedSection } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { planRoles } from "#app/domains/pricing/content.ts";
import { visitWords } from "#app/domains/pricing/rules/plans.ts";
import { ownPriceTexts } from "../labels.ts";
import type { Part } from "./parts.server.ts";
import { type Asked, rowsOf } from "./question.server.ts";

const [unit] = planRoles.intervention.units;
/** Matches the name of a row that is probably the price of the usual work. */
const usual = /intervention|réparation|dépannage/i;

/**
 * A role says what a row of the price list is the price of. If no row has the role of an intervention, asks whether a
 * row that the owner added, paid per intervention, has this role (rule prices/own-rows). Without this role, the
 * estimate and the pages of communes would show no price.
 */
export function askAboutOwnPrice(prices: Part): Asked[] {
  const before = rowsOf(typedSection("prices", prices.current.values).homePlans);
  // Uses the typed rows, with the blank ones, because the question names a row by its position in the form.
  const now = rowsOf(prices.typed.homePlans);
  if (now.some(({ role }) => role === "intervention")) return [];
  const meant = now.flatMap((row, index) => (isOfWork(row) ? [{ row, index }] : []));
  // About a row with the name of a stored row, the owner has already decided.
  const isNew = meant.some(({ row }) => !before.some((old) => old.name === row.name));
  const [first] = meant;
  if (!first || !isNew) return [];
  const named = meant.filter(({ row }) => usual.test(row.name ?? ""));
  const only = named.length === 1 ? named[0] : meant.length === 1 ? first : undefined;
  const cell = `homePlans.${(only ?? first).index}.role`;
  const proposed = only ? { [cell]: "intervention" } : {};
  return [
    {
      about: "homePlans",
      proposed,
      notices: { [cell]: only ? ownPriceTexts.proposed : ownPriceTexts.unsaid },
    },
  ];
}

/**
 * Whether a row may be the price of usual work. A row of a diagnosis may not, because it gets its own role. A row whose
 * name describes a visit is found by that name, so it may not either.
 */
function isOfWork({ name = "", role = "", duration }: Row): boolean {
  return (
    name.trim() !== "" && role === "" && duration === unit && !/diagnos/i.test(name) && !visitWords.test(name)
  );
}
