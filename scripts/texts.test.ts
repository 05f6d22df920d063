import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Texts that the site's specification prescribes literally. */
const quoted = [
  "L'email est requis",
  "Zones d'intervention",
  "Plus d'informations",
  "Aucune zone d'intervention trouvée",
  "La zone d'intervention que vous recherchez n'existe pas.",
  "Chargement de l'article...",
  "Besoin d'aide ?",
  "L'article que vous recherchez n'existe pas ou a été supprimé.",
  "Une erreur est survenue lors de l'envoi du message",
  "Une erreur est survenue lors de l'envoi de la demande",
  "Une erreur est survenue lors de l'envoi de votre candidature. Veuillez réessayer.",
  "Une erreur est survenue lors de l'importation des données",
  "Erreur lors de l'enregistrement de la réponse",
  "Erreur lors de l'enregistrement de l'article",
  "Erreur lors de l'ajout de l'historique de contact",
  "Erreur lors de l'apprentissage",
  "Veuillez d'abord saisir un titre",
  "Page d'accueil",
  "S'abonner",
];

/**
 * The files whose texts between quotes or tags are checked. Leaves out files with official names of places, or with
 * questions that visitors type to the assistant.
 */
const files = globSync("app/**/*.{ts,tsx}").filter(
  (path) =>
    !/\.test\.tsx?$|chatbot\/(understanding|content)|content\/(sarthe|department-list)|french\/departments/.test(
      path,
    ),
);
const texts = files.flatMap((path) => {
  const source = readFileSync(path, "utf8")
    .replaceAll(/\/\*[^]*?\*\//g, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");
  const strings = [...source.matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`|>([^<>{}=;()]+)</g)];
  return (
    strings
      .map(([, double, template, tag]) => ({ path, text: double ?? template ?? tag ?? "" }))
      // A list of words that visitors type, for the assistant's situations, is no text of the site.
      .filter(({ text }) => !text.includes("|"))
  );
});
const isFrench = (text: string) =>
  /[\p{L}]\s\p{L}|^\p{Lu}/u.test(text) && !/\b(select|where|from)\b/.test(text);

// rule language/typography
test("apostrophes are curved, except in sentences that the specification prescribes", () => {
  const wrong = texts.filter(
    ({ text }) =>
      /\b(?:[cdjlmnstCDJLMNST]|[Qq]u|[Jj]usqu|[Aa]ujourd)'\p{L}/u.test(text) &&
      isFrench(text) &&
      !quoted.some((sentence) => text.includes(sentence)),
  );
  expect(wrong).toEqual([]);
});

// rule language/email
test("every text uses the same word for an e-mail", () => {
  const wrong = texts.filter(({ text }) => /courriels?\b|courrier électronique|\bmél\b/i.test(text));
  expect(wrong).toEqual([]);
});

// rule settings/alone
test("no text of the program assumes several people in the shop, because one person may run it alone", () => {
  const wrong = texts.filter(({ text }) =>
    /\b(?:un|le|nos|les) techniciens?(?: informatiques?)? (?:vien|prend|prenn|passe|vous|se |sont|chez|répond|rappelle|travaille|reprodui|peu)|recev\w+ un technicien|notre équipe/i.test(
      text,
    ),
  );
  expect(wrong).toEqual([]);
});
