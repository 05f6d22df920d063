import { FieldMessages, firstMessage } from "#app/ui/field.tsx";

interface TickControlProps {
  label: string;
  name: string;
  typed: string;
  error?: string;
  /** The first value is sent when the box is ticked, the second when it is not. */
  choices: Record<string, string>;
  className: string;
}

/**
 * A checkbox, followed by a hidden field with the value for an unticked box. The server uses only the first of the
 * values that are sent under one name.
 */
export function TickControl({ label, name, typed, error, choices, className }: TickControlProps) {
  const [ticked, empty] = Object.keys(choices);
  const message = firstMessage(error);
  const errorId = message ? `${name}-error` : undefined;
  return (
    <div className={className}>
      {/* Not ui/checkbox.tsx: sharing it with the back office would add a kilobyte to public pages (ADR 207). */}
      <label className="grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-start gap-3 py-2.75 text-small leading-snug">
        <input
          type="checkbox"
          name={name}
          value={ticked}
          defaultChecked={typed === ticked}
          aria-invalid={message ? true : undefined}
          aria-describedby={errorId}
          className="mt-px size-5 cursor-[inherit] rounded-mark accent-cobalt"
        />
        <span>{label}</span>
      </label>
      <input type="hidden" name={name} value={empty} />
      <FieldMessages wiring={{ errorId }} message={message} />
    </div>
  );
}
