import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Columns<Table extends PgTable> = Table["_"]["columns"];

/**
 * Returns the columns of a table that the fields of a form fill, for a select. A field, its validation rule and its
 * column have the same name (rule forms/one-name), so the names are enough.
 */
export function formColumns<Table extends PgTable, Field extends keyof Columns<Table> & string>(
  table: Table,
  { shape }: { shape: Record<Field, unknown> },
): Pick<Columns<Table>, Field> {
  const columns: Columns<Table> = getTableColumns(table);
  const fields = Object.keys(shape) as Field[];
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<Columns<Table>, Field>;
}
