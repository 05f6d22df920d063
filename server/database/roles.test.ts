import { execFileSync } from "node:child_process";
import { chownSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  ask,
  type Instance,
  runHost,
  startInstance,
  temporaryFolder,
} from "#tests/support/embedded-instance.ts";

vi.setConfig({ testTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;

/** A data folder that was used before. It is created once, and each test begins with a copy. */
const served = temporaryFolder();
let folder: string;
let running: Instance | undefined;

beforeAll(async () => {
  const { stop: end } = await startInstance(served);
  await end();
}, 60_000);

afterAll(() => rmSync(served, { recursive: true, force: true }));

beforeEach(() => {
  folder = temporaryFolder();
  execFileSync("cp", ["-a", `${served}/.`, folder]);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  running = await startInstance(folder);
  return running.url;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

/** Returns the URL of the same server with another role and database. */
function addressOf(url: string, role: string, database: string): string {
  const address = new URL(url);
  address.username = role;
  address.password = readFileSync(join(folder, `postgres/${role}-password`), "utf8").trim();
  address.pathname = `/${database}`;
  return address.href;
}

/** Makes the data folder look as the first release left it: the superuser is the only role and owns everything. */
async function makeOldFolder(): Promise<void> {
  const url = await start();
  const old = addressOf(url, "app", "atelier");
  await ask(old, "alter database atelier owner to app");
  await ask(old, "drop role atelier");
  await ask(old, "grant connect, temporary on database postgres, template1 to public");
  expect(await runHost(["migrate", old])).toMatchObject({ code: 0 });
  await ask(old, "create table kept (n int generated always as identity, value text)");
  await ask(old, "insert into kept (value) values ('été')");
  await ask(old, "create schema pgboss create view seen as select 1 as one");
  await ask(old, "create type pgboss.state as enum ('a')");
  await ask(old, "create function pgboss.job() returns int language sql as 'select 1'");
  await ask(old, "create sequence pgboss.numbers");
  await ask(old, "create type pgboss.pair as (a int, b text)");
  await ask(old, "create table pgboss.parts (n int) partition by list (n)");
  await ask(old, "create table pgboss.part partition of pgboss.parts for values in (1)");
  await stop();
  rmSync(join(folder, "postgres/atelier-password"));
}

test("the program's role owns its database and may do nothing else", async () => {
  const url = await start();
  expect(new URL(url).username).toBe("atelier");
  expect(
    await ask(
      url,
      `select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as powerful,
         pg_has_role('pg_read_all_data', 'member') as reads,
         (select datdba = pg_roles.oid from pg_database where datname = current_database()) as owns
       from pg_roles where rolname = current_user`,
    ),
  ).toEqual([{ powerful: false, reads: false, owns: true }]);
  for (const forbidden of [
    "select pg_read_file('PG_VERSION')",
    "copy (select 1) to program 'true'",
    "create role other",
    "create database other",
    "alter system set fsync = off",
    "select pg_terminate_backend(pid) from pg_stat_activity where usesysid is null",
  ])
    await expect(ask(url, forbidden), forbidden).rejects.toThrow(/permission denied/);
  const other = new URL(url);
  other.pathname = "/postgres";
  await expect(ask(other.href, "select 1")).rejects.toThrow("permission denied for database");
});

test("the program migrates its database in its own role, trusted extensions included, and starts again", async () => {
  expect(await runHost(["migrate", await start()])).toMatchObject({ code: 0, output: "" });
  await stop();
  const url = await start();
  expect(await ask(url, "select count(*)::int > 0 as migrated from drizzle.__drizzle_migrations")).toEqual([
    { migrated: true },
  ]);
});

test("a folder of a release that connected as superuser keeps its rows, which the program's role then owns", async () => {
  await makeOldFolder();
  const url = await start();
  expect(await ask(url, "select value from kept")).toEqual([{ value: "été" }]);
  expect(await runHost(["migrate", url])).toMatchObject({ code: 0, output: "" });
  // Only the owner of a table may make these changes.
  for (const change of [
    "alter table kept add column more text",
    "alter table submission_events disable trigger user",
    "drop schema pgboss cascade",
    "drop schema drizzle cascade",
    "alter text search configuration french_unaccent rename to other",
    "drop schema public cascade",
  ])
    await ask(url, change);
  expect(
    await ask(url, "select count(*)::int as left from pg_class where relowner = 10 and oid > 16383"),
  ).toEqual([{ left: 0 }]);
});

test("the next start makes the program's role the owner of the objects that an older release added after the upgrade", async () => {
  const old = addressOf(await start(), "app", "atelier");
  await ask(old, "create table later (n int)");
  await stop();
  expect(await ask(await start(), "drop table later")).toEqual([]);
});

test("once the role exists, a start opens no superuser connection", async () => {
  const old = addressOf(await start(), "app", "atelier");
  await ask(old, "alter role app nologin");
  await stop();
  expect(await ask(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
});

test("a lost password of the program's role is generated again", async () => {
  await start();
  await stop();
  rmSync(join(folder, "postgres/atelier-password"));
  expect(await ask(await start(), "select 1 as one")).toEqual([{ one: 1 }]);
});

/** Returns the uid of an account of this machine. */
function numberOf(name: string): number {
  return Number(execFileSync("id", ["-u", name], { encoding: "utf8" }));
}

test.runIf(isRoot)("PostgreSQL started by root has a system user of its own, without a shell", async () => {
  await start();
  expect(statSync(join(folder, "postgres")).uid).toBe(numberOf("atelier-db"));
  expect(execFileSync("getent", ["passwd", "atelier-db"], { encoding: "utf8" })).toMatch(
    /:\/nonexistent:.*nologin$/m,
  );
});

test.runIf(isRoot)(
  "PostgreSQL's account takes over a folder of the account nobody, but not a file that a link in it points to",
  async () => {
    await start();
    await ask(running?.url ?? "", "create table kept (n int)");
    await stop();
    const outside = join(folder, "outside");
    execFileSync("touch", [outside]);
    execFileSync("ln", ["-s", outside, join(folder, "postgres/link")]);
    execFileSync("chown", ["-R", "-h", "nobody", join(folder, "postgres")]);
    chownSync(outside, 0, 0);
    expect(await ask(await start(), "select count(*)::int as rows from kept")).toEqual([{ rows: 0 }]);
    expect(statSync(join(folder, "postgres/base")).uid).toBe(numberOf("atelier-db"));
    expect(statSync(outside).uid).toBe(0);
  },
);

test.runIf(isRoot)("a folder that belongs to an ordinary account keeps its owner", async () => {
  await start();
  await stop();
  execFileSync("chown", ["-R", "games:games", join(folder, "postgres")]);
  await start();
  expect(statSync(join(folder, "postgres")).uid).toBe(numberOf("games"));
});
