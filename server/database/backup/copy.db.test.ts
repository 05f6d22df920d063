import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyIn, copyOut } from "./copy.ts";

let client: pg.Client;

beforeEach(async () => {
  client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
});

afterEach(() => client.end());

/** Waits until the server has sent all rows or is itself waiting for the reader. */
async function serverIsDone(pid: number): Promise<void> {
  const watcher = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await watcher.connect();
  try {
    await expect
      .poll(async () => {
        const { rows } = await watcher.query<{ done: boolean }>(
          "select state = 'idle' or coalesce(wait_event, '') = 'ClientWrite' as done from pg_stat_activity where pid = $1",
          [pid],
        );
        return rows[0]?.done;
      })
      .toBe(true);
  } finally {
    await watcher.end();
  }
}

test("a connection can be used again after its rows were read late, however many rows there were", async () => {
  const { rows: own } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  // These numbers of rows fill a stream's buffer exactly or almost exactly.
  for (const rowCount of [0, 1, 64, 66, 132, 197, 256, 260, 262, 264, 266, 270, 1000]) {
    const { rows, count } = copyOut(
      client,
      `copy (select repeat('x', 999) from generate_series(1, ${rowCount})) to stdout`,
    );
    await serverIsDone(own[0]?.pid ?? 0);
    let bytes = 0;
    for await (const chunk of rows) bytes += chunk.length;
    expect(bytes).toBe(rowCount * 1000);
    expect(await count).toBe(rowCount);
    expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  }
});

async function* chunksOf(rows: number, ending = ""): AsyncGenerator<Buffer> {
  for (let from = 0; from < rows; from += 1_000)
    yield Buffer.from(Array.from({ length: 1_000 }, (_, n) => `${from + n}\n`).join(""));
  if (ending) yield Buffer.from(ending);
}

test("a copy stores and counts all its rows, or stores none when a row is malformed or cannot be read", async () => {
  await client.query("create temporary table numbers (n int)");
  const copy = 'copy numbers ("n") from stdin';
  const count = async () =>
    (await client.query<{ n: number }>("select count(*)::int as n from numbers")).rows[0]?.n;

  expect(await copyIn(client, copy, chunksOf(50_000))).toBe(50_000);
  expect(await count()).toBe(50_000);
  await expect(copyIn(client, copy, chunksOf(50_000, "seven\n"))).rejects.toThrow("invalid input syntax");
  await expect(copyIn(client, "copy nowhere from stdin", chunksOf(1_000))).rejects.toThrow("does not exist");
  const cut = async function* () {
    yield* chunksOf(2_000);
    throw new Error("the file is cut");
  };
  await expect(copyIn(client, copy, cut())).rejects.toThrow("the file is cut");
  expect(await count()).toBe(50_000);
});
