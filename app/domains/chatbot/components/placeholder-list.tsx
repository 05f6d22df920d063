import { responseTexts } from "../labels.ts";
import { placeholders } from "../rules/placeholders.ts";

/** The placeholders of a response. Pressing one inserts it. */
export function PlaceholderList({ onInsert }: { onInsert: (name: string) => void }) {
  return (
    <details className="text-small">
      <summary className="min-h-6 font-semibold text-cobalt">{responseTexts.placeholders}</summary>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <li key={name}>
            <button
              type="button"
              title={meaning}
              aria-label={`{${name}}\u00a0: ${meaning}`}
              onClick={() => onInsert(name)}
              className="min-h-7 rounded-mark bg-sand px-2 hover:bg-cobalt-wash"
            >{`{${name}}`}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}
