import type { PartText } from "#app/domains/services/rules/part-texts.ts";
import { FieldMessages, firstMessage } from "#app/ui/field.tsx";

interface TickControlProps {
  label: string;
  name: string;
  typed: string;
  error?: string;
  /** The first value is sent when the box is ticked, the second when it is not. */
  choices: Record<string, string>;
  /** The text of the site that the tick shows or leaves out. The form shows it beside the tick. */
  text?: PartText;
  className: string;
}

/**
 * A checkbox, then a hidden field of the same name with the value for an unticked box. A browser sends both if the box
 * is ticked, and the server uses the first.
 */
export function TickControl({ label, name, typed, error, choices, text, className }: TickControlProps) {
  const [ticked, empty] = Object.keys(choices);
  const message = firstMessage(error);
  const errorId = message ? `${name}-error` : undefined;
  return (
    <div className={className}>
      {/* This does not use ui/checkbox.tsx. Otherwise that component would move to a file that public pages also
          load, and they would load one kilobyte more (ADR 207). */}
      <label className="grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-start gap-3 py-2.75 text-small leading-snug">
        <input
          type="checkbox"
          name={name}
          value={ticked}
          defaultChecked={typed === ticked}
          aria-invalid={message ? true : undefined}
          aria-describedby={errorId}
          className="mt-px size-5 cursor-[inherit]"
        />
        <span>{label}</span>
      </label>
      <input type="hidden" name={name} value={empty} />
      {text && <TickText text={text} />}
      <FieldMessages wiring={{ errorId }} message={message} />
    </div>
  );
}

function TickText({ text: { title, lead, lines } }: { text: PartText }) {
  return (
    <div className="ml-8 border-l-2 border-line pb-1 pl-3 text-small leading-snug">
      <p className="font-semibold">{title}</p>
      {lead && <p className="mt-1">{lead}</p>}
      <ul className="mt-1 grid gap-1 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
