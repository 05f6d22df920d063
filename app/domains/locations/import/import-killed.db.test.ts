import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import type { Actor } from "#app/domains/auth/rules.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { importForm, madeUpRows } from "#tests/support/import-file.ts";
import { receiveImport } from "./commands/receive.server.ts";
import { continueImport, importLocationsQueue } from "./jobs.server.ts";

const camille: Actor = { userId: "u", email: "camille@example.fr", name: "Camille", sessionId: "s" };
const rows = madeUpRows(600);
const heldLock = 4_872;

/**
 * A script that a second process runs: it continues the import until the import is blocked in the middle of a
 * transaction.
 */
const script = `
  import { continueImport } from "#app/domains/locations/import/jobs.server.ts";
  await continueImport();
  await globalThis.atelierPool.end();
`;

/** For each stage, the row at which the test blocks the import: the first row, or a row of a later chunk. */
const places = {
  regions: "new.code = '52'",
  departments: "new.code = '53'",
  communes: `new.insee_code = '${rows[550]?.code_insee}'`,
  locations: "new.city = 'Commune 592'",
};

beforeAll(() => startJobs([importLocationsQueue]));
afterAll(() => stopJobs(1_000));

async function begin() {
  await db.execute(sql`truncate import_runs, regions, departments, communes, locations cascade`);
  expect(await receiveImport(camille, importForm({ data: rows }, { departments: ["53", "44"] }))).toEqual({
    outcome: "done",
  });
}

/** Returns everything that an import writes, except times and identifiers. */
async function result() {
  const { rows: found } = await db.execute(sql`
    select (select jsonb_agg(to_jsonb(r) - 'id' order by code) from regions r) as regions,
      (select jsonb_agg(to_jsonb(d) - 'id' - 'region_id' order by code) from departments d) as departments,
      (select md5(string_agg(concat_ws('|', insee_code, postal_code, name, latitude, longitude), ',' order by insee_code))
        from communes) as communes,
      (select md5(string_agg(concat_ws('|', slug, c.insee_code, l.name, address, l.postal_code, city, phone, email, hours,
          description, services::text, l.latitude, l.longitude), ',' order by slug))
        from locations l join communes c on c.id = l.commune_id) as locations,
      (select count(*)::int from locations) as zones,
      (select jsonb_agg(jsonb_build_object('status', status, 'counts', counts, 'skipped', skipped, 'failed', failed))
        from import_runs) as runs`);
  return found[0];
}

/** Lists the database backends (PostgreSQL's processes) that wait for the lock by which the test blocks an import. */
async function listHeldUp(): Promise<number[]> {
  const { rows: waiting } = await db.execute<{ pid: number }>(sql`
    select pid from pg_locks where locktype = 'advisory' and not granted and objid = ${heldLock}`);
  return waiting.map(({ pid }) => pid);
}

/** Kills the process once its import is blocked. Returns the id of the database backend that worked for it. */
async function killWhenHeldUp(child: ChildProcess): Promise<number> {
  await expect.poll(listHeldUp, { timeout: 60_000, interval: 50 }).toHaveLength(1);
  const [backend = 0] = await listHeldUp();
  child.kill("SIGKILL");
  await once(child, "exit");
  return backend;
}

/**
 * Waits until the backend has ended. A backend releases its locks one by one when it ends, and only then can the import
 * continue.
 */
async function waitUntilGone(backend: number) {
  const isThere = async () =>
    (await db.execute(sql`select from pg_stat_activity where pid = ${backend}`)).rows.length;
  await expect.poll(isThere, { timeout: 20_000, interval: 20 }).toBe(0);
}

// rule import/streamed
test("an import that is killed with kill -9 in any stage and then continued ends like an undisturbed import", async () => {
  await begin();
  await continueImport();
  const undisturbed = await result();
  expect(undisturbed).toMatchObject({ zones: 400, runs: [{ status: "done" }] });

  for (const [table, condition] of Object.entries(places)) {
    await begin();
    await db.execute(
      sql.raw(`create or replace function hold_up() returns trigger language plpgsql as $$
        begin if ${condition} then perform pg_advisory_xact_lock(${heldLock}); end if; return new; end $$`),
    );
    await db.execute(
      sql.raw(`create trigger hold_up before insert on ${table} for each row execute function hold_up()`),
    );
    const holder = await pool.connect();
    await holder.query("select pg_advisory_lock($1)", [heldLock]);
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], { stdio: "inherit" });
    const backend = await killWhenHeldUp(child);
    const { rows: left } = await db.execute<{ status: string; stage: string }>(
      sql`select status, stage from import_runs`,
    );
    expect(left).toEqual([{ status: "running", stage: table }]);
    await holder.query("select pg_advisory_unlock($1)", [heldLock]);
    holder.release();
    await waitUntilGone(backend);
    await db.execute(sql.raw(`drop trigger hold_up on ${table}`));
    await continueImport();
    expect(await result(), `killed in the stage ${table}`).toEqual(undisturbed);
  }
}, 120_000);
