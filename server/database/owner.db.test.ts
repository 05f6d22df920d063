import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { restoreBackup } from "./backup/restore.ts";
import { saveBackup } from "./backup/save.ts";
import { migrate } from "./migrate.ts";

vi.setConfig({ testTimeout: 60_000 });

const role = `owner_${process.pid}`;
const databases = [`${role}_from`, `${role}_to`] as const;
const server = inject("databaseServer");

beforeEach(async () => {
  await ask(server, `create role ${role} login password 'x'`);
  for (const name of databases)
    await ask(server, `create database ${name} owner ${role} encoding 'UTF8' template template0`);
});

afterEach(async () => {
  for (const name of databases) await ask(server, `drop database if exists ${name} with (force)`);
  await ask(server, `drop role ${role}`);
});

function addressOf(database: string): string {
  const address = new URL(server);
  Object.assign(address, { username: role, password: "x", pathname: `/${database}` });
  return address.href;
}

test("a database owner that is not a superuser can migrate, back up and restore the database", async () => {
  const folder = temporaryFolder();
  const [from, to] = databases.map(addressOf) as [string, string];
  try {
    await migrate(from);
    await ask(
      from,
      "insert into contact_messages (email, content_hash, name, message) values ('p@example.fr', 'h', 'Zoé', 'été')",
    );
    await saveBackup(from, join(folder, "backup.gz"));
    await restoreBackup(to, join(folder, "backup.gz"));
    expect(await ask(to, "select name, message from contact_messages")).toEqual([
      { name: "Zoé", message: "été" },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
