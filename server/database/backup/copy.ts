import { once } from "node:events";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from, to } from "pg-copy-streams";

/**
 * Starts `COPY … TO STDOUT`. Returns its rows as PostgreSQL writes them, and the server's row count. The count
 * resolves once all rows are read and the client is free again.
 */
export function copyOut(
  client: pg.Client,
  text: string,
): { rows: AsyncIterable<Buffer>; count: Promise<number> } {
  const drained = once(client, "drain");
  const rows = client.query(to(text));
  const count = drained.then(() => rows.rowCount);
  // The reader of the rows gets the error, so it need not be handled here.
  count.catch(() => {});
  return { rows, count };
}

/** Feeds `COPY … FROM STDIN` with `chunks`. Returns the number of rows stored. */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Buffer>,
): Promise<number> {
  const rows = client.query(from(text));
  await pipeline(chunks, rows);
  return rows.rowCount;
}
