import { useProfile } from "#app/domains/business/profile.ts";
import { responseTexts } from "../labels.ts";
import { fillPlaceholders, placeholders } from "../rules/placeholders.ts";

/**
 * The placeholders of a response, each with its current value from the shop's settings. Pressing a placeholder inserts
 * it.
 */
export function PlaceholderList({ onInsert }: { onInsert: (name: string) => void }) {
  const profile = useProfile();
  const described = (name: string, meaning: string) => {
    const value = fillPlaceholders(`{${name}}`, profile);
    return value ? `${meaning}. Aujourd’hui\u00a0: ${value}` : meaning;
  };
  return (
    <details className="text-small">
      <summary className="min-h-6 font-semibold text-cobalt">{responseTexts.placeholders}</summary>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {Object.entries(placeholders).map(([name, meaning]) => (
          <li key={name}>
            <button
              type="button"
              title={described(name, meaning)}
              aria-label={`{${name}}\u00a0: ${described(name, meaning)}`}
              onClick={() => onInsert(name)}
              className="min-h-7 rounded-mark bg-sand px-2 hover:bg-cobalt-wash"
            >{`{${name}}`}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}
