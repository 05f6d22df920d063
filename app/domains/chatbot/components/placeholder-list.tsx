import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { fillText, type Words } from "#app/domains/business/rules/texts.ts";
import { placeholderTexts as texts } from "../content/placeholder-texts.ts";
import { placeholders } from "../rules/placeholders.ts";
import { bracedWords, offeredPlaceholders, placeholderName } from "../rules/typed-placeholders.ts";

interface PlaceholderProps {
  /** The text of the response (a stored answer), as it is typed. */
  response: string;
  /** The value of each name in braces. Null for a name that has no value in this shop. */
  words: Words;
  /** Called with the name in braces that the person wants to add to the text. */
  onInsert: (name: string) => void;
}

/**
 * Explains the names in braces of a response: what each means and its value today. Also shows the text as a visitor
 * would read it, and a list of all names (rule assistant/placeholders).
 */
export function PlaceholderList({ response, words, onInsert }: PlaceholderProps) {
  const used = bracedWords(response);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-small">
      {used.length > 0 && (
        <div className="rounded-control bg-sand px-4 py-3">
          <h3 className="text-base">{texts.title}</h3>
          <p className="text-muted">{texts.intro}</p>
          <dl className="mt-2 grid gap-1.5">
            {used.map((typed) => (
              <div key={typed} className="wrap-anywhere">
                <dt className="inline font-semibold">{typed}</dt>{" "}
                <dd className="inline">{meaningOf(typed, words)}</dd>
              </div>
            ))}
          </dl>
          {/\[[^[\]]*\{/.test(response) && <p className="mt-2 text-muted">{texts.brackets}</p>}
          <h3 className="mt-3 text-base">{texts.preview}</h3>
          <p className="wrap-anywhere whitespace-pre-line">{frenchSpaces(fillText(response, words))}</p>
        </div>
      )}
      <details>
        <summary className="min-h-6 font-semibold text-cobalt">{texts.list}</summary>
        <p className="mt-2 text-muted">{texts.insert}</p>
        <ul className="mt-2 grid max-h-96 gap-1.5 overflow-y-auto rounded-control border border-line p-3">
          {offeredPlaceholders(words).map((name) => (
            <li key={name} className="wrap-anywhere">
              <button
                type="button"
                onClick={() => onInsert(name)}
                className="min-h-7 rounded-mark bg-sand px-2 hover:bg-cobalt-wash"
              >{`{${name}}`}</button>{" "}
              {meaningOf(`{${name}}`, words)}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** Returns the meaning of a name in braces and its value today, as one text. */
function meaningOf(typed: string, words: Words): string {
  const name = placeholderName(typed);
  if (name === null) return texts.unknown;
  const value = words[name];
  // A condition such as {si_reseau} (if network) is replaced by nothing. Its meaning says when its sentence is given.
  if (value === "") return placeholders[name];
  return `${placeholders[name]}\u00a0: ${value ? texts.said(value) : texts.unsaid}`;
}
