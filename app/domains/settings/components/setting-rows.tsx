import { useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmFold } from "#app/ui/confirm-fold.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { ShownRows } from "../queries/section.server.ts";
import { AddRow } from "./add-row.tsx";
import { RowControls, RowFold } from "./row-fold.tsx";

interface SettingRowsProps {
  setting: ShownRows;
  /**
   * The words that screen readers read before the list's title, if several lists of the section have the same title.
   */
  of?: string;
  errors: FormErrors;
  /** The notes about values that the program filled in and that the owner should check. */
  notices: FormErrors;
  /** Called when a row is added or removed. No control fires an event then, so the form would not notice it. */
  onChange: () => void;
}

/**
 * Shows a list of rows. Without JavaScript the list ends with a blank row, in which a new one can be typed. Blank rows
 * are not stored.
 */
export function SettingRows({ setting, of, errors, notices, onChange }: SettingRowsProps) {
  const { name, label, hint, one, most, columns, fold, typed, isStandard } = setting;
  const [rows, setRows] = useState(() => typed.map((row, index) => ({ row, key: index })));
  const [next, setNext] = useState(typed.length);
  const blank = Object.fromEntries(columns.map((column) => [column.name, column.standard]));
  const change = (changed: typeof rows) => {
    setRows(changed);
    setTimeout(onChange);
  };
  const cells = (row: Record<string, string>, index: number) => (
    <>
      <RowControls {...{ setting, row, index, errors, notices }} isFolded={false} />
      {fold && (
        <RowFold
          className="md:col-span-5"
          {...{ setting, row, index, errors, notices }}
          title={`${one} ${index + 1}`}
        />
      )}
    </>
  );
  return (
    <FieldGroup
      legend={
        <>
          {of && <span className="sr-only">{of}, </span>}
          {label}
        </>
      }
      hint={hint}
      error={errors[name]}
      className="min-w-0 md:col-span-6"
    >
      <input type="hidden" name={`${name}.rows`} value="shown" />
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ row, key }, index) => (
          <li key={key} className="grid gap-4 py-4 md:grid-cols-6">
            {cells(row, index)}
            <div className={classes("noscript:hidden", fold ? "md:text-right" : "md:col-span-6")}>
              <Button
                variant="text"
                size="sm"
                aria-label={`${texts.remove}\u00a0: ${one} ${index + 1}`}
                onClick={() => change(rows.filter((other) => other.key !== key))}
              >
                {texts.remove}
              </Button>
            </div>
          </li>
        ))}
        <li className="hidden gap-4 py-4 md:grid-cols-6 noscript:grid">{cells(blank, rows.length)}</li>
      </ul>
      {isStandard && rows.length > 1 && (
        <ConfirmFold
          label={
            <>
              {texts.removeAll}
              <span className="sr-only">&nbsp;: {label}</span>
            </>
          }
          question={texts.removeAllQuestion(rows.length)}
          className="mt-2 noscript:hidden"
        >
          <Button
            variant="danger"
            size="sm"
            aria-label={`${texts.removeAllConfirm}\u00a0: ${label}`}
            onClick={() => change([])}
          >
            {texts.removeAllConfirm}
          </Button>
        </ConfirmFold>
      )}
      {rows.length < most && (
        <AddRow
          one={one}
          onAdd={() => {
            setNext(next + 1);
            change([...rows, { row: blank, key: next }]);
          }}
        />
      )}
    </FieldGroup>
  );
}
