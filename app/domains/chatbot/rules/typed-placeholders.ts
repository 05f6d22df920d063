import { withoutAccents } from "../understanding/rules/normalise.ts";
import type { Words } from "#app/domains/business/rules/texts.ts";
import { meantWord } from "#app/lib/french/typing-errors.ts";
import { type Placeholder, placeholders } from "./placeholders.ts";

/** Returns the names in braces of a text as they were typed, with the braces, each once. */
export function bracedWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([typed]) => typed))];
}

/**
 * Returns the known name that a text in braces means: '{Prix_visite}' means 'prix_visite' (price of a visit). Returns
 * null if the name is unknown.
 */
export function placeholderName(typed: string): Placeholder | null {
  const name = typed.slice(1, -1);
  const known = name.charAt(0).toLowerCase() + name.slice(1);
  return Object.hasOwn(placeholders, known) ? (known as Placeholder) : null;
}

/** Returns the unknown names in braces of a response (a stored answer), as they were typed. */
export function unknownPlaceholders(text: string): string[] {
  return bracedWords(text).filter((typed) => placeholderName(typed) === null);
}

const mostProposed = 3;

/** Returns the known names that may be meant by an unknown one: '{prix_visite}' for '{prix}' (price). */
export function nearPlaceholders(typed: string): string[] {
  const meant = withoutAccents(typed.slice(1, -1).trim().toLowerCase()).replace(/[\s-]+/g, "_");
  if (meant === "") return [];
  const names = Object.keys(placeholders);
  const near = meantWord(meant, names);
  const found = names.filter((name) => name === meant || name === near || name.split("_").includes(meant));
  return found.slice(0, mostProposed).map((name) => `{${name}}`);
}

/** Names whose value is about one service, each with the condition that is null if the owner withdrew the service. */
const ofService: Partial<Record<Placeholder, Placeholder>> = {
  taux_recuperation: "si_recuperation",
  delai_logiciel: "si_logiciel",
  formules_maintenance: "si_maintenance",
  formule_formation: "si_securite",
};

/** Returns the names in braces that the list offers: without those about a withdrawn service. */
export function offeredPlaceholders(words: Words): Placeholder[] {
  return (Object.keys(placeholders) as Placeholder[]).filter((name) => {
    const condition = ofService[name];
    return !condition || words[condition] !== null;
  });
}
