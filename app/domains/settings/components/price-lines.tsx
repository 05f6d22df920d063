import { useState } from "react";
import type { FormErrors } from "#app/lib/forms/form.ts";
import { classes } from "#app/ui/classes.ts";
import { FieldGroup } from "#app/ui/field-group.tsx";
import type { ShownRows } from "../queries/section.server.ts";
import { lineFields, type PriceLines as Lines } from "../rules/price-lines.ts";
import { AddRow } from "./add-row.tsx";
import { PriceLine } from "./price-line.tsx";

interface PriceLinesProps {
  setting: ShownRows;
  lines: Lines;
  /** Whether the list shows its title. The list needs a title if its sheet (group of settings) has other lists. */
  isTitled: boolean;
  errors: FormErrors;
  notices: FormErrors;
  /** Called when a row is added. No control fires an event then, so the form would not notice it. */
  onChange: () => void;
}

/**
 * Shows a list of prices in a step of the first start (the first five screens of a new owner), with one line for each
 * row (rule settings/first-start). Each tick sends the position of its row, so the ticks work without a script.
 */
export function PriceLines({ setting, lines, isTitled, errors, notices, onChange }: PriceLinesProps) {
  const { name, label, one, most, columns } = setting;
  const [added, setAdded] = useState(0);
  const blank = Object.fromEntries(columns.map((column) => [column.name, column.standard]));
  const rows = [...lines.rows, ...Array.from({ length: added }, () => blank)];
  return (
    <FieldGroup
      legend={isTitled ? label : <span className="sr-only">{label}</span>}
      error={errors[name]}
      className={classes("min-w-0 md:col-span-6", !isTitled && "[&>legend]:mb-0")}
    >
      <input type="hidden" name={`${name}.rows`} value="shown" />
      <input type="hidden" name={lineFields(name).shown} value="shown" />
      <ul className="divide-y divide-line border-y border-line">
        {rows.map((row, index) => (
          <PriceLine
            // oxlint-disable-next-line react/no-array-index-key -- lines are only added at the end
            key={index}
            isTicked={!lines.unticked.includes(index)}
            isNew={index >= lines.rows.length}
            {...{ setting, row, index, errors, notices }}
          />
        ))}
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
