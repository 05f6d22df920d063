import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

/**
 * Starts `COPY … TO STDOUT`. Returns the rows in PostgreSQL's own text format, and the server's row count. The count
 * resolves once all rows have been read and the client can run another query.
 */
export function copyOut(
  client: pg.Client,
  text: string,
): { rows: AsyncIterable<Buffer>; count: Promise<number> } {
  const drained = once(client, "drain");
  const rows = client.query(to(text));
  const count = drained.then(() => rows.rowCount);
  // The caller who reads the rows gets the same error, so nobody needs to handle it here.
  count.catch(() => {});
  return { rows, count };
}

/** Sends `chunks` to `COPY … FROM STDIN`. Returns the number of rows stored. */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(from(text));
  await pipeline(chunks, rows);
  return rows.rowCount;
}
