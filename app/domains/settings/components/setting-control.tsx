import { type FormEvent, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { settingsTexts as texts } from "../labels.ts";
import { FieldNotice } from "./field-notice.tsx";
import { LengthLeft, lengthLeft } from "./length-left.tsx";
import { PictureControl } from "./picture-control.tsx";
import type { ShownText } from "../queries/section.server.ts";
import { FieldWords } from "./business-words.tsx";
import { TickControl } from "./tick-control.tsx";
import { SecretControl } from "./secret-control.tsx";

const widths = { full: "md:col-span-6", half: "md:col-span-3", third: "md:col-span-2" } as const;

/** Shows one setting with a text: a secret (a password or key), or any other one. */
export function TextSettingControl({
  setting,
  error,
  notice,
}: {
  setting: ShownText;
  error?: string;
  /** The note about a value that the program filled in and that the owner should check. */
  notice?: string;
}) {
  const className = classes("min-w-0", widths[setting.width ?? "full"]);
  if (setting.control === "secret")
    return <SecretControl setting={setting} error={error} className={className} />;
  return (
    <SettingControl
      setting={setting}
      name={setting.name}
      typed={setting.typed}
      error={error}
      notice={notice}
    />
  );
}

export type ShownControl = Pick<
  ShownText,
  "label" | "hint" | "width" | "control" | "choices" | "max" | "isOptional" | "hasWords" | "text"
>;

interface SettingControlProps {
  setting: ShownControl;
  name: string;
  typed: string;
  error?: string;
  /** A note that is shown instead of the hint. */
  notice?: string;
  /** The name of the row. Screen readers read it before the label, because each row has the same labels. */
  of?: string;
  /** The number of that row. */
  row?: number;
}

const types: Partial<Record<ShownControl["control"], string>> = { email: "email", tel: "tel", date: "date" };

/** Shows one setting: its label, a control of the kind that the setting declares, its hint and its error. */
export function SettingControl({ setting, name, typed, error, notice, of, row = 0 }: SettingControlProps) {
  const { label, hint, control, choices, max, isOptional, width, hasWords } = setting;
  const [text, setText] = useState(typed);
  const isText = control === "line" || control === "lines";
  const noteText = isText
    ? (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setText(event.currentTarget.value)
    : undefined;
  // A stored text near its limit shows no count of characters until somebody changes it.
  const left = isText && text !== typed ? lengthLeft(text, max) : null;
  if (control === "picture")
    return <PictureControl label={label} of={of} name={name} typed={typed} error={error} row={row} />;
  if (control === "kept") return <input type="hidden" name={name} value={typed} />;
  if (control === "tick" && choices)
    return (
      <TickControl
        {...{ label, name, typed, error, choices }}
        text={setting.text}
        className={classes("min-w-0", widths[width ?? "full"])}
      />
    );
  return (
    <Field
      label={
        of ? (
          <>
            <span className="sr-only">{of}, </span>
            {label}
          </>
        ) : (
          label
        )
      }
      name={name}
      hint={
        notice && !error ? (
          <FieldNotice text={notice} />
        ) : hasWords && /\{|\[/.test(text) ? (
          <FieldWords hint={hint} text={text} />
        ) : (
          hint
        )
      }
      error={error}
      optional={isOptional}
      beside={left === null ? undefined : <LengthLeft left={left} max={max} />}
      className={classes("min-w-0", widths[width ?? "full"])}
    >
      {choices ? (
        <Select size="sm" defaultValue={typed}>
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
          {!(typed in choices) && <option value={typed}>{texts.gone}</option>}
        </Select>
      ) : control === "lines" ? (
        <TextArea rows={3} className="min-h-22!" defaultValue={typed} onInput={noteText} />
      ) : control === "colour" ? (
        <TextInput size="sm" type="color" defaultValue={typed} className="h-10.5 p-1!" />
      ) : (
        <TextInput
          size="sm"
          type={types[control]}
          inputMode={control === "number" ? "numeric" : undefined}
          // The browser's limit is higher than the setting's, because it would cut a pasted text unnoticed. The server
          // reports a text that is too long.
          maxLength={max * 2 + 40}
          defaultValue={typed}
          onInput={noteText}
        />
      )}
    </Field>
  );
}
