import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, runHost } from "#tests/support/embedded-instance.ts";
import { knownMigrations, migrate } from "./migrate.ts";

vi.setConfig({ testTimeout: 60_000 });

let database: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  database = await createDatabase(inject("databaseServer"), { empty: true });
});

afterEach(() => database.drop());

function applied(): Promise<{ at: string }[]> {
  return ask(
    database.url,
    "select created_at::text as at from drizzle.__drizzle_migrations order by created_at",
  );
}

const all = knownMigrations().map((at) => ({ at: String(at) }));

// rule running/migrations
test("three nodes that start together apply each migration once", async () => {
  const nodes = await Promise.all([1, 2, 3].map(() => runHost(["migrate", database.url])));
  expect(nodes.map(({ code, output }) => ({ code, output }))).toEqual(
    nodes.map(() => ({ code: 0, output: "" })),
  );
  expect(await applied()).toEqual(all);
});

test("migrating again changes nothing", async () => {
  await migrate(database.url);
  await migrate(database.url);
  expect(await applied()).toEqual(all);
});

test("the migrations up to a given one can be applied first, and the rest afterwards", async () => {
  const [first = 0] = knownMigrations();
  await migrate(database.url, first);
  expect(await applied()).toEqual(all.slice(0, 1));
  await migrate(database.url);
  expect(await applied()).toEqual(all);
});

test("a database that does not exist, a silent port and an unknown host are each explained in one line", async () => {
  const elsewhere = new URL(database.url);
  elsewhere.pathname = "/nowhere";
  await expect(migrate(elsewhere.href)).rejects.toThrow(
    /^Base de données injoignable .*cette base n’existe pas[^\n]*$/,
  );
  await expect(migrate("postgres://app@127.0.0.1:9/atelier")).rejects.toThrow(
    "Base de données injoignable (DATABASE_URL, 127.0.0.1:9) : aucun serveur ne répond à cette adresse ; démarrez PostgreSQL ou corrigez l’hôte et le port.",
  );
  await expect(migrate("postgres://app@nowhere.invalid/atelier")).rejects.toThrow(/ce nom d’hôte/);
});

test("an account without rights on the database gets an error that says to make it the owner", async () => {
  const name = `stranger_${Date.now()}`;
  await ask(database.url, `create role ${name} login password 'x'`);
  const stranger = new URL(database.url);
  stranger.username = name;
  stranger.password = "x";
  try {
    await expect(migrate(stranger.href)).rejects.toThrow(
      /n’a pas les droits pour préparer la base .*OWNER TO/,
    );
  } finally {
    await ask(database.url, `drop role ${name}`);
  }
});
