import { useState } from "react";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { Field } from "#app/ui/field.tsx";
import { FieldGroup } from "#app/ui/field-group.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { lineTexts } from "../labels.ts";
import type { ShownRows } from "../queries/section.server.ts";
import { lineFields, type PriceLines as Lines } from "../rules/price-lines.ts";
import { AddRow } from "./add-row.tsx";
import { RowFold } from "./row-fold.tsx";

interface PriceLinesProps {
  setting: ShownRows;
  lines: Lines;
  errors: FormErrors;
  notices: FormErrors;
  /** Called when a row is added, because no control fires an event then. */
  onChange: () => void;
}

/**
 * Shows a list of prices with one line for each row: a tick, its name, its price. Everything else of the row is in a
 * folded part (rule settings/first-start). The ticks send the places of their rows, so no script is needed.
 */
export function PriceLines({ setting, lines, errors, notices, onChange }: PriceLinesProps) {
  const { name, label, one, most, columns } = setting;
  const [added, setAdded] = useState(0);
  const fields = lineFields(name);
  const price = columns.find((column) => column.name === "price");
  const blank = Object.fromEntries(columns.map((column) => [column.name, column.standard]));
  const rows = [...lines.rows, ...Array.from({ length: added }, () => blank)];
  return (
    <FieldGroup
      legend={<span className="sr-only">{label}</span>}
      error={errors[name]}
      className="min-w-0 md:col-span-6 [&>legend]:mb-0"
    >
      <input type="hidden" name={`${name}.rows`} value="shown" />
      <input type="hidden" name={fields.shown} value="shown" />
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => {
          const title = row.name || `${one} ${index + 1}`;
          const isNew = index >= lines.rows.length;
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end
              key={index}
              className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-3 py-2"
            >
              <label className="grid min-h-11 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-3 py-2">
                <input
                  type="checkbox"
                  name={fields.ticked}
                  value={index}
                  defaultChecked={!lines.unticked.includes(index)}
                  className="mt-0.5 size-5 cursor-[inherit] rounded-mark accent-cobalt"
                />
                <span className="leading-snug font-semibold wrap-anywhere">
                  <span className="sr-only">{lineTexts.offered}</span> {title}
                </span>
              </label>
              <Field
                label={
                  <span className="sr-only">
                    {title}, {price?.label}
                  </span>
                }
                name={`${name}.price`}
                error={errors[`${name}.${index}.price`]}
                className="min-w-0 [&>div:first-child]:mb-0 [&>div:first-child]:h-0"
              >
                <TextInput size="sm" inputMode="decimal" unit="€" maxLength={40} defaultValue={row.price} />
              </Field>
              <RowFold
                className="col-span-2"
                detail={detailOf(row)}
                isOpen={isNew}
                {...{ setting, row, index, errors, notices, title }}
              />
            </li>
          );
        })}
      </ul>
      {rows.length < most && (
        <AddRow
          one={one}
          onAdd={() => {
            setAdded(added + 1);
            setTimeout(onChange);
          }}
        />
      )}
    </FieldGroup>
  );
}

/** Returns the words under the name: the unit of a plan's price, or what a price from includes. */
function detailOf({ duration, detail, page }: Readonly<Record<string, string>>): string {
  return duration || (page === undefined ? "" : [lineTexts.from, detail].filter(Boolean).join(", "));
}
