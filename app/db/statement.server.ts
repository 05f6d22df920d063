import { fillPlaceholders, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";

/** A connection, or the pool that provides a connection for one statement. */
type Connection = Pick<pg.Pool | pg.PoolClient, "query">;

/** Runs a statement with the values of its placeholders, and returns its rows. */
type Ask<Row> = (connection: Connection, values: Record<string, unknown>) => Promise<Row[]>;

const dialect = new PgDialect();

/**
 * Returns a function that runs a prepared statement. The statement's text is built once, and each connection parses it
 * once and then caches its plan (ADR 221). Two statements must not have the same `name`, by which a connection finds
 * the plan.
 */
export function namedStatement<Row extends pg.QueryResultRow>(
  name: string,
  write: () => SQL | Promise<SQL>,
): Ask<Row> {
  let written: ReturnType<PgDialect["sqlToQuery"]> | undefined;
  return async (connection, values) => {
    written ??= dialect.sqlToQuery(await write());
    const { sql: text, params } = written;
    const { rows } = await connection.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}
