import { firstValue, type FormErrors, type FormValues } from "#app/lib/forms/form.ts";
import { acceptedField } from "../rules/form.ts";
import { askAboutBorrowedTexts } from "./borrowed-texts.server.ts";
import { askAboutOwnPrice } from "./own-price.server.ts";
import type { Part } from "./parts.server.ts";
import type { Question } from "./question.server.ts";
import { askAboutUnits } from "./unit-roles.server.ts";

/**
 * Returns all open questions about the price list as one question. Each is asked only once. Returns null when there is
 * nothing to ask.
 */
export function askAboutPlans(parts: readonly Part[], values: FormValues): Question | null {
  const prices = parts.find(({ key }) => key === "prices");
  if (!prices) return null;
  const seen = firstValue(values, acceptedField).split(" ");
  const asked = [
    ...askAboutUnits(prices, values),
    ...askAboutOwnPrice(prices),
    ...askAboutBorrowedTexts(prices),
  ].filter(({ about }) => !seen.includes(about));
  if (asked.length === 0) return null;
  return {
    accepted: [...seen, ...asked.map(({ about }) => about)].filter(Boolean).join(" "),
    proposed: Object.assign({}, ...asked.map(({ proposed }) => proposed)) as Record<string, string>,
    zones: null,
    notices: Object.assign({}, ...asked.map(({ notices }) => notices)) as FormErrors,
    errors: {},
  };
}
