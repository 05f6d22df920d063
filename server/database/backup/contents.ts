import type pg from "pg";
import type { BackupTable } from "./archive.ts";

/**
 * The tables that a backup leaves out. People can sign in again, but a stolen backup must not contain live sessions.
 * Unlogged tables (rate limits) are never saved.
 */
const leftOut = ["sessions", "verifications"];

/**
 * Returns the tables to save, referenced ones first, with their stored columns. PostgreSQL computes the other columns
 * again. The schema `public` has all data of the product: a start creates the schema of the job queue again, and
 * pending mail is in the table `emails`, which the mail job checks every minute.
 */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { references: string[] }>(
    `select c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       (select coalesce(json_agg(json_build_object('name', p.relname, 'bounds', pg_get_expr(p.relpartbound, p.oid))
           order by p.relname), '[]')
         from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = c.oid) as partitions,
       (select coalesce(json_agg(distinct r.relname), '[]') from pg_constraint f join pg_class r on r.oid = f.confrelid
         where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as references
     from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relpersistence = 'p' and c.relname <> all ($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname`,
    [leftOut],
  );
  return referencedFirst(rows).map(({ name, columns, partitions }) => ({ name, columns, partitions }));
}

/** Orders tables so that rows can be inserted without breaking a foreign key. Throws when references form a circle. */
export function referencedFirst<T extends { name: string; references: string[] }>(tables: readonly T[]): T[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered: T[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name, references }) =>
        !placed.has(name) && references.every((other) => placed.has(other) || !names.has(other)),
    );
    if (ready.length === 0)
      throw new Error("tables reference each other in a circle: no order restores them");
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Returns the sequences and their values. Call this after reading the rows, so that no value is behind the rows. */
export async function listSequences(
  client: pg.Client,
): Promise<{ name: string; value: string; called: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  const found = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from public."${name}"`,
    );
    for (const { value, called } of state.rows) found.push({ name, value, called });
  }
  return found;
}

/** Returns when each applied migration was generated. The list is empty for a database that was never migrated. */
export async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  );
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ at: string }>(
    `select created_at::text as at from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map(({ at }) => Number(at));
}

/** Sets formats, so that the servers of a backup and of its restore write and read values in the same way. */
export async function setCanonicalFormats(client: pg.Client): Promise<void> {
  await client.query(
    `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
     set bytea_output = 'hex'; set client_encoding = 'UTF8'; set statement_timeout = 0; set search_path = public`,
  );
}
