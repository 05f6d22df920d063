import { createContext, type ReactNode, useContext } from "react";
import { fillText, type Words } from "#app/domains/business/rules/texts.ts";
import { settingsTexts as texts } from "../labels.ts";

/** The values of the names in braces, such as '{ville}'. Null on a screen whose texts may have no such names. */
export const WordsContext = createContext<Words | null>(null);

/**
 * Shows, below a field, the value of each name in braces that its text contains (rule settings/words). If the text has
 * square brackets, it also explains them.
 */
export function FieldWords({ hint, text }: { hint?: ReactNode; text: string }) {
  const words = useContext(WordsContext);
  if (!words) return hint;
  const named = new Set([...text.matchAll(/\{[^{}]*\}/g)].map(([word]) => word));
  const lines = [...named].map((word) => wordLine(word, words));
  if (/\[[^[\]]*\{/.test(text)) lines.push(texts.brackets);
  return (
    <>
      {hint}
      {lines.map((line) => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </>
  );
}

function wordLine(word: string, words: Words): string {
  const said = fillText(word, words);
  if (said === word) return texts.wordUnknown(word);
  return said ? texts.wordSaid(word, said) : texts.wordUnsaid(word);
}

/** Lists all names that a text may have in braces, each with its value. */
export function WordsList({ words }: { words: Words }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer py-1 font-semibold">{texts.words}</summary>
      <p className="mt-1 text-muted">{`${texts.wordsHint} ${texts.brackets}`}</p>
      <dl className="mt-3 grid gap-x-6 md:grid-cols-2">
        {Object.keys(words).map((name) => (
          <div key={name} className="min-w-0 border-t border-line py-1.5">
            <dt className="font-semibold wrap-anywhere">{`{${name}}`}</dt>
            <dd className="wrap-anywhere text-muted">{fillText(`{${name}}`, words) || texts.nothingSaid}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
