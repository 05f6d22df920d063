import { useId, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { counterText } from "../labels.ts";
import { lengthVerdict } from "../rules/counters.ts";

interface CountedFieldProps {
  label: string;
  name: string;
  hint: string;
  error?: string;
  initial: string;
  placeholder?: string;
  bounds: { minimum: number; maximum: number };
}

/** A field for a meta title or description. It shows the length, but any length can be saved (rule editor/meta). */
export function CountedField({ label, name, hint, error, initial, placeholder, bounds }: CountedFieldProps) {
  const [text, setText] = useState(initial);
  const countId = useId();
  const verdict = lengthVerdict(text, bounds);
  return (
    <div>
      <Field label={label} name={name} hint={hint} error={error} optional>
        <TextArea
          rows={2}
          defaultValue={initial}
          placeholder={placeholder}
          aria-describedby={countId}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          className="min-h-18! text-small"
        />
      </Field>
      <p
        id={countId}
        className={classes(
          "mt-1 text-meta tabular-nums",
          verdict === "good" ? "text-success" : verdict === "long" ? "text-danger" : "text-muted",
        )}
      >
        {counterText(text.trim().length, verdict)}
      </p>
    </div>
  );
}
