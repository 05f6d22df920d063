import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Columns<Table extends PgTable> = Table["_"]["columns"];

/**
 * The columns a form fills: those named as its fields, to select what a visitor sent. A field, its rule and its column
 * have one name (`forms/one-name`), so a form is stored and read without a map between them.
 */
export function formColumns<Table extends PgTable, Field extends keyof Columns<Table> & string>(
  table: Table,
  { shape }: { shape: Record<Field, unknown> },
): Pick<Columns<Table>, Field> {
  const columns: Columns<Table> = getTableColumns(table);
  const fields = Object.keys(shape) as Field[];
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<Columns<Table>, Field>;
}
