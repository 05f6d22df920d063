import { typedSection } from "#app/domains/business/registry.server.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { planRoles } from "#app/domains/pricing/content.ts";
import { visitWords } from "#app/domains/pricing/rules/plans.ts";
import { ownPriceTexts } from "../labels.ts";
import type { Part } from "./parts.server.ts";
import { type Asked, rowsOf } from "./question.server.ts";

const [unit] = planRoles.intervention.units;
/** Words in the name of a row of the price list that is probably the price of the usual work: intervention, repair. */
const usual = /intervention|réparation|dépannage/i;

/**
 * Asks whether a row that the owner added is the price of an intervention (rule prices/own-rows). The question is asked
 * only if no row has the role of an intervention (a role says what a row is the price of), and if the added row is paid
 * per intervention. Without this role, the estimate (the price range that a visitor gets before the quote form) and the
 * pages of zones (towns) would show no price.
 */
export function askAboutOwnPrice(prices: Part): Asked[] {
  const before = rowsOf(typedSection("prices", prices.current.values).homePlans);
  // The question names a row by its position in the form, so it needs the typed rows, including blank ones.
  const now = rowsOf(prices.typed.homePlans);
  if (now.some(({ role }) => role === "intervention")) return [];
  const meant = now.flatMap((row, index) => (isOfWork(row) ? [{ row, index }] : []));
  // The owner has already decided about a row that has the name of a stored row.
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
 * Whether a row may be the price of the usual work. A diagnosis may not, because it has a role of its own. A visit may
 * not, because texts find its price by its name.
 */
function isOfWork({ name = "", role = "", duration }: Row): boolean {
  return (
    name.trim() !== "" && role === "" && duration === unit && !/diagnos/i.test(name) && !visitWords.test(name)
  );
}
