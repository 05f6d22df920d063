import { isCivility } from "#app/domains/submissions/rules.ts";
import { kindNames, kindOf, type SubmissionKind } from "../registry.ts";

/** What a template may leave to be filled in, between braces. */
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

/** What a template may be for. */
export const templateKinds = ["all", ...kindNames] as const;

export type TemplateKind = (typeof templateKinds)[number];

/** Templates one installation may keep: all of them fit on one screen and in one list of choices. */
export const maximumTemplates = 100;

const braces = /\{([^{}\n]{1,60})\}/g;
const spacedBraces = /( ?)\{([^{}\n]{1,60})\}/g;

/** Other ways people write a variable. */
const aliases = new Map<string, ReplyVariable>([["telephone de l atelier", "telephone"]]);

/** The variable these words between braces name, whatever their case and accents; null when there is none. */
function variableNamed(words: string): ReplyVariable | null {
  const plain = words
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim();
  return aliases.get(plain) ?? replyVariables.find((name) => name === plain) ?? null;
}

/** What stands between braces in a text and is no variable, as it is written: ['{date}']. */
export function unknownVariables(text: string): string[] {
  const found = [...text.matchAll(braces)].filter(([, words = ""]) => variableNamed(words) === null);
  return [...new Set(found.map(([written]) => written))];
}

/** A text with its variables filled in, an empty one without the space before it; what is no variable stays as it is. */
export function fillVariables(text: string, values: ReplyValues): string {
  return text.replace(spacedBraces, (written, space: string, words: string) => {
    const name = variableNamed(words);
    if (!name) return written;
    return values[name] === "" ? "" : space + values[name];
  });
}

/**
 * The first and last name in a name typed in one field. After a civility nothing can be told apart: 'Mme Marchand' is
 * used whole, as one single word is.
 */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [first = "", ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0 || isCivility(first)) return { firstName: name.trim(), lastName: name.trim() };
  return { firstName: first, lastName: rest.join(" ") };
}

/** The subject an answer starts with: 'Re: [D-2026-0042] Votre demande de devis'. */
export function replySubject(kind: SubmissionKind, reference: string): string {
  return `Re: [${reference}] ${kindOf(kind).reply.subject}`;
}

/** The address that opens one's own mail program on an answer, as far as it is written. */
export function mailtoHref(to: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replace(/\r?\n/g, "\r\n");
  return `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

export const templatesPath = "/admin/templates";

/** Where a template is written or changed. */
export function templateAddress(id: string): string {
  return `${templatesPath}/${id}`;
}

/** The template that writes a new one, as an address names it. */
export const newTemplate = "new";

/** Where answers are sent to. */
export const repliesPath = "/admin/replies";
