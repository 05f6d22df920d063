import { globSync, readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { quickQuestions } from "#app/domains/chatbot/content/visitor-texts.ts";

/** Texts that the site's specification prescribes literally, and texts that are compared with them. */
const quoted = [
  "Message envoyé avec succès !",
  "Demande envoyée avec succès !",
  "Candidature envoyée avec succès !",
  "Candidature validée avec succès !",
  "Besoin d'aide ?",
  "Créez votre première localisation !",
  "Descriptions régénérées avec succès !",
  "Êtes-vous sûr de vouloir supprimer cette réponse ?",
  "Base de connaissances mise à jour avec succès !",
  // The questions behind the assistant's buttons, written as a visitor would type them.
  ...quickQuestions.map(({ question }) => question),
];
/**
 * Texts that may have an ordinary space before a colon, such as 'Lun-Ven : 9h-18h' (Monday to Friday) and the lines of
 * an e-mail in plain text.
 */
const lines = ["{} : {}", "{}\n{} : {}", " : "];

/**
 * Files whose texts get their non-breaking spaces only when they are shown: in answers, articles, descriptions, e-mails
 * and settings.
 */
const spacedWhenShown =
  /chatbot\/(?:content\/(?:starter-|zone-texts)|labels|facts\/|queries\/facts|rules\/talk)|blog\/content\/|descriptions\/content|replies\/content|sections\/proof/;
/** Files whose texts a machine reads, or which appear in a terminal or a file. */
const notShown =
  /prompts\.ts|written-answer\.ts|trial\.server|gateway\.server|keywords\.server|env\.server|backup-folder|administrators\.server|understanding\/|circumstance-words|asked-day|locations\/import\/|tokens\.server|pricing\/rules\/price-words\.ts/;

interface Text {
  path: string;
  text: string;
}

/** Returns the texts of a file, with '{}' for each value in a template. Leaves out SQL statements and class names. */
function textsOf(path: string): Text[] {
  const found: (Text & { start: number })[] = [];
  const hidden: [number, number][] = [];
  const hide = ({ start, end }: { start: number; end: number }) => void hidden.push([start, end]);
  const keep = (start: number, text: string) => void found.push({ path, text, start });
  new Visitor({
    ImportDeclaration: hide,
    TaggedTemplateExpression: hide,
    JSXAttribute(node) {
      if (node.name.name === "className") hide(node);
    },
    Literal(node) {
      if (typeof node.value === "string") keep(node.start, node.value);
    },
    TemplateLiteral(node) {
      keep(node.start, node.quasis.map(({ value }) => value.cooked ?? "").join("{}"));
    },
    JSXText(node) {
      keep(node.start, node.value);
    },
  }).visit(parseSync(path, readFileSync(path, "utf8")).program);
  return found.filter(({ start }) => !hidden.some(([from, to]) => from <= start && start < to));
}

const texts = globSync(["app/**/*.{ts,tsx}", "server/http/refusals.ts"], {
  exclude: (path) => path.includes(".test."),
}).flatMap(textsOf);

// rule language/spaces
test("no text lets a line begin with punctuation or end with an opening quotation mark", () => {
  const breaks = /[\p{L}\d»”’)}\].…€%] [?!;:»%€](?![\w:[-])|« /u;
  const wrong = texts.filter(
    ({ path, text }) =>
      /\p{Ll}{2}|\{\}/u.test(text) &&
      breaks.test(text) &&
      !spacedWhenShown.test(path) &&
      !notShown.test(path) &&
      // A list of words that visitors type, for the assistant's situations, is never shown.
      !text.includes("|") &&
      !lines.includes(text) &&
      !quoted.some((sentence) => text.includes(sentence)),
  );
  expect(wrong.map(({ path, text }) => `${path}: write \\u00a0 in '${text}'`)).toEqual([]);
});

// rule language/elision
test("ofName or ofPlace writes every 'de' before the name of a person, a shop or a town", () => {
  const sources = globSync("app/**/*.{ts,tsx}").map((path) => [path, readFileSync(path, "utf8")] as const);
  const wrong = sources.flatMap(([path, source]) =>
    (
      source.match(
        /\b[dD]e \$\{[^{}]*(?:[nN]ame|sender|city|[nN]ameOf|quoteName)[^{}]*\}|\b[dD]e \{nom\}/g,
      ) ?? []
    ).map((found) => `${path}: ${found}`),
  );
  expect(wrong).toEqual([]);
});
