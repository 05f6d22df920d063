import { type FormEvent, useContext, useState } from "react";
import type { FormErrors } from "#app/lib/forms/form.ts";
import type { Row } from "#app/domains/business/sections/settings.server.ts";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { lineTexts } from "../labels.ts";
import type { ShownRows } from "../queries/section.server.ts";
import { lineFields, wordsBeside } from "../rules/price-lines.ts";
import { WordsContext } from "./business-words.tsx";
import { RowFold } from "./row-fold.tsx";

interface PriceLineProps {
  setting: ShownRows;
  row: Row;
  /** The position of the row in its list. */
  index: number;
  isTicked: boolean;
  /** Whether the owner has just added the row. */
  isNew: boolean;
  errors: FormErrors;
  notices: FormErrors;
}

/**
 * Shows one row of a list of prices on one line: a tick, its name and its price. Below a ticked row are the texts that
 * the site shows for it, as they are typed. The other columns are folded.
 */
export function PriceLine({ setting, row, index, isTicked, isNew, errors, notices }: PriceLineProps) {
  const { name, one, columns } = setting;
  const [typed, setTyped] = useState(row);
  const words = useContext(WordsContext);
  const title = typed.name?.trim() || row.name || `${one} ${index + 1}`;
  const said = wordsBeside(typed, words);
  const follow = ({ target }: FormEvent) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isControl && !(target instanceof HTMLSelectElement)) return;
    const [list, column] = target.name.split(".");
    if (list === name && column) setTyped({ ...typed, [column]: target.value });
  };
  return (
    <li onInput={follow} className="grid grid-cols-[minmax(0,1fr)_6.5rem] items-start gap-x-3 py-1 md:py-2">
      <label className="grid min-h-11 cursor-pointer grid-cols-[20px_minmax(0,1fr)] items-start gap-3 py-2">
        <input
          type="checkbox"
          name={lineFields(name).ticked}
          value={index}
          defaultChecked={isTicked}
          className="mt-0.5 size-5 cursor-[inherit]"
        />
        <span className="leading-snug font-semibold wrap-anywhere">
          <span className="sr-only">{lineTexts.offered}</span> {title}
        </span>
      </label>
      <Field
        label={
          <span className="sr-only">
            {title}, {columns.find((column) => column.name === "price")?.label}
          </span>
        }
        name={`${name}.price`}
        error={errors[`${name}.${index}.price`]}
        className="min-w-0 [&>div:first-child]:mb-0 [&>div:first-child]:h-0"
      >
        <TextInput size="sm" inputMode="decimal" unit="€" maxLength={40} defaultValue={row.price} />
      </Field>
      {said && <p className="col-span-2 text-small leading-tight wrap-anywhere text-muted">{said}</p>}
      <RowFold
        className="col-span-2"
        detail={typed.duration || (typed.page !== undefined ? lineTexts.from : undefined)}
        isOpen={isNew}
        {...{ setting, row, index, errors, notices, title }}
      />
    </li>
  );
}
