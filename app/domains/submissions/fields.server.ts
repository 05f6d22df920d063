import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

type Columns<Table extends PgTable> = Table["_"]["columns"];

/**
 * Returns the columns that a form fills, to select the values that visitors sent. A field, its rule and its column have
 * the same name (rule forms/one-name), so no map between them is needed.
 */
export function formColumns<Table extends PgTable, Field extends keyof Columns<Table> & string>(
  table: Table,
  { shape }: { shape: Record<Field, unknown> },
): Pick<Columns<Table>, Field> {
  const columns: Columns<Table> = getTableColumns(table);
  const fields = Object.keys(shape) as Field[];
  return Object.fromEntries(fields.map((field) => [field, columns[field]])) as Pick<Columns<Table>, Field>;
}
