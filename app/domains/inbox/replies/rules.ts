import { isInvitation } from "#app/domains/business/rules/premises.ts";
import { isCivility } from "#app/domains/submissions/rules.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { kindNames, kindOf, type SubmissionKind } from "../registry.ts";

/** The variables that a template may contain, between braces: '{prenom}' (first name). */
export const replyVariables = [
  "prenom",
  "nom",
  "reference",
  "service",
  "telephone",
  "adresse",
  "horaires",
  "atelier",
  "signature",
] as const;

export type ReplyVariable = (typeof replyVariables)[number];
export type ReplyValues = Record<ReplyVariable, string>;

/** The kinds of submission that a template may be for; `all` means every kind. */
export const templateKinds = ["all", ...kindNames] as const;

export type TemplateKind = (typeof templateKinds)[number];

/** The maximum number of templates. With this limit all of them fit on one screen and in one list of choices. */
export const maximumTemplates = 100;

/** A signature has at most this many lines, from the author's name on. */
const longestSignature = 5;

const braces = /\{([^{}\n]{1,60})\}/g;
const spacedBraces = /( ?)\{([^{}\n]{1,60})\}/g;

/** Other words that people write for a variable, without accents: 'téléphone de l’atelier' (the shop's telephone). */
const aliases = new Map<string, ReplyVariable>([["telephone de l atelier", "telephone"]]);

/** Returns the variable that the words in braces name, in any case, with or without accents; null for other words. */
function variableNamed(words: string): ReplyVariable | null {
  const plain = words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  return aliases.get(plain) ?? replyVariables.find((name) => name === plain) ?? null;
}

/** Returns the parts of a text that are in braces but name no known variable, as typed: ['{date}']. */
export function unknownVariables(text: string): string[] {
  const found = [...text.matchAll(braces)].filter(([, words = ""]) => variableNamed(words) === null);
  return [...new Set(found.map(([written]) => written))];
}

/** Fills in a text's variables. An empty value also removes the space before it. Unknown variables do not change. */
export function fillVariables(text: string, values: ReplyValues): string {
  return text.replace(spacedBraces, (written, space: string, words: string) => {
    const name = variableNamed(words);
    if (!name) return written;
    return values[name] === "" ? "" : space + values[name];
  });
}

/**
 * Whether a template gives the shop's address or invites people there. A shop that receives nobody must not use it
 * (rule settings/premises).
 */
export function invitesToShop(body: string): boolean {
  const namesAddress = [...body.matchAll(braces)].some(
    ([, words = ""]) => variableNamed(words) === "adresse",
  );
  return namesAddress || isInvitation(body);
}

/** Whether the sent text is the typed text with its variables filled in. Line breaks and outer spaces do not matter. */
export function isSentText(typed: string, sent: string, values: ReplyValues): boolean {
  const plain = (text: string) => text.replace(/\r\n?/g, "\n").trim();
  return plain(fillVariables(typed, values)) === plain(sent);
}

/**
 * Splits a name typed in one field into first and last name. A name with a title ('Mme Marchand', Mrs) or of a single
 * word cannot be split: both results are then the whole name.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0 || isCivility(first)) return { firstName: name.trim(), lastName: name.trim() };
  return { firstName: first, lastName: rest.join(" ") };
}

/** Returns the default subject of a reply: 'Re: [D-2026-0042] Votre demande de devis' (your quote request). */
export function replySubject(kind: SubmissionKind, reference: string): string {
  return `Re: [${reference}] ${kindOf(kind).reply.subject}`;
}

/**
 * Returns the line of the e-mail with the proposed price (rule inboxes/price); null without a price. `taxes` is the
 * shop's wording about taxes: 'toutes taxes comprises' (taxes included).
 */
export function priceLine(price: number | null, taxes: string): { label: string; value: string } | null {
  return price === null ? null : { label: "Prix proposé", value: `${eurosText(price)} ${taxes}` };
}

/**
 * Splits a reply before its end: the author's name, and the 'Bien à vous,' above it. The price belongs between the two
 * parts (rule inboxes/price). The end is '' if the author did not sign.
 */
export function splitSignature(body: string, author: string): { text: string; end: string } {
  const lines = body.trimEnd().split("\n");
  const signed = lines.findLastIndex((line) => author !== "" && line.trim() === author);
  if (signed < 0 || signed < lines.length - longestSignature) return { text: body, end: "" };
  const first = lines[signed - 1]?.trimEnd().endsWith(",") ? signed - 1 : signed;
  return { text: lines.slice(0, first).join("\n").trimEnd(), end: lines.slice(first).join("\n") };
}

export const templatesPath = "/admin/templates";

/** Returns the URL of a template's form. */
export function templateAddress(id: string): string {
  return `${templatesPath}/${id}`;
}

/** In the URL of a template that is not created yet, this word takes the place of the id. */
export const newTemplate = "new";

/** The URL to which replies are posted. */
export const repliesPath = "/admin/replies";
