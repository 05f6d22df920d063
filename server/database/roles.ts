import pg from "pg";
import { superuser } from "./cluster.ts";
import { type Patience, withFirstAnswer } from "./first-answer.ts";
import { readPassword } from "./passwords.ts";

/** The role (PostgreSQL user) with which the program connects. It owns its database and nothing else (ADR 133). */
export const program = "atelier";
const database = "atelier";

/** Returns the URL of the program's database, through the socket in `runtimeDir`. */
export function programUrl(clusterDir: string, runtimeDir: string): string {
  return address(program, database, clusterDir, runtimeDir);
}

/**
 * Creates the program's role and database if missing. An earlier release connected as superuser; the role becomes the
 * owner of the objects which that release created. First checks whether anything is missing (unless the role `isNew`),
 * so that usually no superuser connects. Waits for each connection with `patience`.
 */
export async function ensureProgramRole(
  clusterDir: string,
  runtimeDir: string,
  isNew: boolean,
  patience: Patience,
): Promise<void> {
  if (!isNew && (await isProvided(programUrl(clusterDir, runtimeDir), patience))) return;
  await withFirstAnswer(address(superuser, "postgres", clusterDir, runtimeDir), patience, async (client) => {
    const found = await client.query("select from pg_roles where rolname = $1", [program]);
    if (found.rowCount === 0) await client.query(`create role ${program}`);
    const password = pg.escapeLiteral(readPassword(clusterDir, program));
    await client.query(
      `alter role ${program} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password ${password}`,
    );
    await client.query("revoke all on database postgres, template1 from public");
    const there = await client.query("select from pg_database where datname = $1", [database]);
    if (there.rowCount === 0) await client.query(`create database ${database} owner ${program}`);
  });
  await withFirstAnswer(address(superuser, database, clusterDir, runtimeDir), patience, handOver);
}

/** Transfers all objects in one transaction, so that the next start repeats an interrupted transfer. */
async function handOver(client: pg.Client): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query<{ command: string }>(
    `select format('alter %s %s owner to ${program}', type, identity) as command
     from (${superusersObjects}) as objects, pg_identify_object(classid, objid, 0)`,
  );
  for (const { command } of rows) await client.query(command);
  await client.query(`alter database ${database} owner to ${program}`);
  await client.query("commit");
}

/** Whether the program can connect and owns its database, and the superuser owns nothing in that database. */
async function isProvided(url: string, patience: Patience): Promise<boolean> {
  try {
    return await withFirstAnswer(url, patience, async (client) => {
      const { rows } = await client.query<{ isProvided: boolean }>(
        `select pg_get_userbyid(datdba) = current_user and not exists (${superusersObjects}) as "isProvided"
         from pg_database where datname = current_database()`,
      );
      return rows[0]?.isProvided === true;
    });
  } catch (error) {
    // The role, the password, the database or the right to connect does not exist yet.
    if (error instanceof pg.DatabaseError && /^(28|3D|42)/.test(error.code ?? "")) return false;
    throw error;
  }
}

/**
 * Selects the objects that the bootstrap superuser (always number 10) owns, except objects of the system and of
 * extensions. Leaves out indexes, row types and the sequences of columns, because they get the owner of their table.
 */
const superusersObjects = `
  select classid, objid from (
    select 'pg_namespace'::regclass as classid, oid as objid, oid as schema, nspowner as owner from pg_namespace
    union all
    select 'pg_class'::regclass, oid, relnamespace, relowner from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f')
        or relkind = 'S' and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
    union all
    select 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    union all
    select 'pg_type'::regclass, oid, typnamespace, typowner from pg_type
      where typtype in ('d', 'e', 'r')
        or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c')
    union all
    select 'pg_ts_config'::regclass, oid, cfgnamespace, cfgowner from pg_ts_config
    union all
    select 'pg_ts_dict'::regclass, oid, dictnamespace, dictowner from pg_ts_dict
    union all
    select 'pg_collation'::regclass, oid, collnamespace, collowner from pg_collation
    union all
    select 'pg_operator'::regclass, oid, oprnamespace, oprowner from pg_operator
    union all
    select 'pg_statistic_ext'::regclass, oid, stxnamespace, stxowner from pg_statistic_ext
  ) as owned
  where owner = 10
    and schema not in (select oid from pg_namespace where nspname ~ '^pg_' or nspname = 'information_schema')
    and not exists (
      select from pg_depend
      where pg_depend.classid = owned.classid and pg_depend.objid = owned.objid and deptype = 'e')`;

function address(role: string, name: string, clusterDir: string, runtimeDir: string): string {
  const password = encodeURIComponent(readPassword(clusterDir, role));
  return `postgres://${role}:${password}@localhost/${name}?host=${encodeURIComponent(runtimeDir)}`;
}
