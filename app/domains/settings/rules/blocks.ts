import { blockTexts } from "../labels.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";

/** Returns the names of the lists of claims from the names of their states: 'homeFigures' for 'homeFiguresState'. */
export function listsOfBlocks(names: readonly string[]): string[] {
  return names.filter((name) => name.endsWith("State")).map((name) => name.replace(/State$/, ""));
}

interface BlockChoice {
  name: string;
  hint?: string | undefined;
  typed: string;
  choices?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the choice of the state of a block of claims (statements that only the owner can confirm), with the claims as
 * a hint. Testimonials without a date or the client's consent cannot be confirmed, so that choice is left out for them
 * (rule settings/first-start).
 */
export function besideList<Choice extends BlockChoice>(choice: Choice, rows: readonly Row[]): Choice {
  const lacks = choice.name === "testimonialsState" && rows.some(({ consent, date }) => !consent || !date);
  const claimed = rows
    .map(({ value, label, name, role }) => [value, label, name, role].filter(Boolean).join(" "))
    .join(", ");
  const hint = [claimed && `${claimed}.`, lacks && blockTexts.lacks].filter(Boolean).join(" ") || undefined;
  if (!lacks || choice.typed === "confirmed") return { ...choice, hint };
  const { confirmed: _, ...choices } = choice.choices ?? {};
  return { ...choice, hint, choices };
}
