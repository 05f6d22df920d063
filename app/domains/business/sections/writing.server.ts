import { unknownWord } from "../rules/texts.ts";
import { asTyped, Mistyped, required, type TextSetting } from "./settings.server.ts";

interface Written {
  label: string;
  /** The text that comes with the program. The site shows it again if the owner empties the field. */
  standard: string;
  /** The longest text for which the page keeps its layout on a screen of 360 px, in characters. */
  max: number;
  /** The longest word, in characters. A longer one would be wider than the screen of a phone. */
  word?: number;
  /** The maximum number of paragraphs or lines. */
  lines?: number;
  /** The French word for the paragraphs or lines of the text. */
  unit?: "paragraphes" | "lignes";
  hint?: string;
  width?: "half" | "third";
}

/**
 * Returns the setting of a text that the owner can rewrite. Names in braces are replaced by values where it is shown.
 */
export function written({
  word = 26,
  lines = 1,
  unit = "paragraphes",
  ...options
}: Written): TextSetting<string> {
  const { standard, max } = options;
  const control = lines > 1 || max > 90 ? ("lines" as const) : ("line" as const);
  return required(
    {
      ...options,
      control,
      hasWords: true,
      missing: "Écrivez le texte",
      tidy: (typed) =>
        typed
          .trim()
          .replace(/[^\S\n\u00a0]+/g, " ")
          .replace(/ ?\n ?/g, "\n") || standard,
    },
    (typed) => {
      const long = typed.split(/[\s-]/).find((part) => !part.includes("{") && part.length > word);
      if (long)
        throw new Mistyped(
          `«\u00a0${long}\u00a0» sort de l’écran d’un téléphone\u00a0: un mot a ${word}\u00a0lettres au plus`,
        );
      if (typed.split(/\n+/).length > lines)
        throw new Mistyped(
          lines === 1
            ? "Écrivez-le d’un seul tenant, sans retour à la ligne"
            : `${lines}\u00a0${unit} au plus`,
        );
      const refusal = unknownWord(typed);
      if (refusal) throw new Mistyped(refusal);
      return asTyped(typed);
    },
  );
}

/** The hint above the texts of a section. */
export const wordsHint =
  "Un texte vidé redevient celui d’origine. Entre accolades, les mots de l’entreprise\u00a0: {nom}, {a_ville}, {telephone}, {delai}…";
