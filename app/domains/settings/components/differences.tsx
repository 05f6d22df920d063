import { settingsTexts as texts } from "../labels.ts";
import type { Difference } from "../rules/form.ts";

interface DifferencesProps {
  differences: readonly Difference[];
  before: string;
  after: string;
}

/** Shows the two values of each setting that differs, side by side or, on a phone, one below the other. */
export function Differences({ differences, before, after }: DifferencesProps) {
  return (
    <dl className="mt-3 divide-y divide-line border-y border-line">
      {differences.map((difference) => (
        <div key={difference.label} className="grid gap-x-5 gap-y-1 py-2.5 md:grid-cols-[11rem_1fr_1fr]">
          <dt className="font-semibold">{difference.label}</dt>
          <Side name={before} text={difference.before} />
          <Side name={after} text={difference.after} />
        </div>
      ))}
    </dl>
  );
}

function Side({ name, text }: { name: string; text: string }) {
  return (
    <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
      <span className="block text-dense text-muted">{name}</span>
      {text || texts.empty}
    </dd>
  );
}
