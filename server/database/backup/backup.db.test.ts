import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { Decrypter } from "age-encryption";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { migrate } from "../migrate.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let file: string;
let source: Awaited<ReturnType<typeof createDatabase>>;
let target: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  folder = temporaryFolder();
  file = join(folder, "backup.gz");
  source = await createDatabase(inject("databaseServer"));
  target = await createDatabase(inject("databaseServer"), { empty: true });
});

afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

const awkward = 'tab\t, back\\slash, \\N, \\., \r\n, ligne\nsuivante, « é » 🛠, NULL, "guillemets"';

/** Inserts `rows` messages and a pending e-mail. The first message has text that looks like the archive's own marks. */
async function fill(url: string, rows: number): Promise<void> {
  await ask(
    url,
    `insert into contact_messages (email, content_hash, name, message)
     select 'p' || n || '@example.fr', md5(n::text), 'Zoé ' || n,
       case n when 1 then $q$${awkward}\n\\.\n${awkward}$q$ else repeat('réparation ', 30) end
     from generate_series(1, ${rows}) n`,
  );
  await ask(
    url,
    `insert into emails (kind, recipients, subject, html, plain, status)
     values ('kept', array['a@example.fr', 'NULL', ''], 's', '<p>', '', 'pending')`,
  );
  await ask(url, `insert into users (id, name, email) values ('u1', 'Camille', 'camille@example.fr')`);
  await ask(
    url,
    `insert into sessions (id, token, user_id, expires_at) values ('s1', 'a-live-token', 'u1', now() + interval '1 day')`,
  );
}

const everything = `select
  (select json_agg(m order by m.reference) from contact_messages m)::text as messages,
  (select json_agg(e order by e.position) from emails e)::text as emails,
  (select json_agg(u) from users u)::text as users`;

// rule running/backup
test("a restored database has the same rows, computed columns, numbering and unsent e-mails", async () => {
  await fill(source.url, 500);
  await saveBackup(source.url, file);
  await restoreBackup(target.url, file);
  expect(await ask(target.url, everything)).toEqual(await ask(source.url, everything));

  const add = `insert into contact_messages (email, content_hash, name, message) values ('n@example.fr', 'h', 'N', 'm') returning reference`;
  expect(await ask(target.url, add)).toEqual(await ask(source.url, add));
  const mail = `insert into emails (kind, recipients, subject, html, plain) values ('k', array['x'], '', '', '') returning position`;
  expect(await ask(target.url, mail)).toEqual(await ask(source.url, mail));
});

test("triggers work again after a restore", async () => {
  await fill(source.url, 1);
  await saveBackup(source.url, file);
  await restoreBackup(target.url, file);
  const silent = await ask(target.url, "select tgname from pg_trigger where tgenabled = 'D'");
  expect(silent).toEqual([]);
});

test("a backup contains no sessions, so that a stolen backup opens no back office", async () => {
  await fill(source.url, 1);
  await saveBackup(source.url, file);
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain("a-live-token");
  await restoreBackup(target.url, file);
  expect(await ask(target.url, "select count(*)::int as n from sessions")).toEqual([{ n: 0 }]);
});

// rule running/backup
test("a backup taken while visitors write shows one instant: no e-mail is in the backup without its message", async () => {
  const enough = new AbortController();
  const writer = (async () => {
    for (let n = 1; !enough.signal.aborted; n += 1)
      await ask(
        source.url,
        `with m as (insert into contact_messages (email, content_hash, name, message)
           values ('w@example.fr', 'w${n}', 'W', repeat('x', 1000)) returning id)
         insert into emails (kind, subject_id, recipients, subject, html, plain)
         select 'contact', id, array['x'], '', '', '' from m`,
      );
  })();
  await fill(source.url, 3_000);
  await saveBackup(source.url, file);
  enough.abort();
  await writer;
  await restoreBackup(target.url, file);
  const [state] = await ask<{ alone: number; pairs: number }>(
    target.url,
    `select count(*) filter (where m.id is null)::int as alone, count(m.id)::int as pairs
     from emails e left join contact_messages m on m.id = e.subject_id where e.kind = 'contact'`,
  );
  expect(state?.alone).toBe(0);
  expect(state?.pairs).toBeGreaterThan(0);
  const [messages] = await ask<{ n: number }>(
    target.url,
    "select count(*)::int as n from contact_messages where name = 'W'",
  );
  expect(messages?.n).toBe(state?.pairs);
});

test("a restore refuses a database that has rows, and leaves it unchanged", async () => {
  await fill(source.url, 2);
  await saveBackup(source.url, file);
  const other = await createDatabase(inject("databaseServer"));
  try {
    await fill(other.url, 1);
    await expect(restoreBackup(other.url, file)).rejects.toThrow(
      /^La base n’est pas vide \(contact_messages, emails, users\)/,
    );
    expect(await ask(other.url, "select count(*)::int as n from contact_messages")).toEqual([{ n: 1 }]);
  } finally {
    await other.drop();
  }
});

test("a restore refuses another program's database", async () => {
  await saveBackup(source.url, file);
  await ask(target.url, "create table invoices (id int)");
  await expect(restoreBackup(target.url, file)).rejects.toThrow(
    "La base contient déjà autre chose (invoices)",
  );
});

test("a restore fills a migrated database that has no rows", async () => {
  await fill(source.url, 3);
  await saveBackup(source.url, file);
  await migrate(target.url);
  await restoreBackup(target.url, file);
  expect(await ask(target.url, "select count(*)::int as n from contact_messages")).toEqual([{ n: 3 }]);
});

test("a restore refuses a truncated, altered or foreign file before it touches the database", async () => {
  await fill(source.url, 100);
  await saveBackup(source.url, file);
  const whole = readFileSync(file);
  const altered = gzipSync(gunzipSync(whole).toString().replace("Zoé 42", "Zoé 43"));
  const shortened = gzipSync(gunzipSync(whole).subarray(0, 20_000));
  const longer = gzipSync(`${gunzipSync(whole).toString()}-- more\n`);
  const fewer = gzipSync(
    gunzipSync(whole)
      .toString()
      .replace(/"tables":\[\{[^{]*\},?(?=[^\n]*\n$)/, '"tables":['),
  );
  const unfound = gzipSync(gunzipSync(whole).toString().replace("\nCOPY ", "\nCOPX "));
  const newer = gzipSync(gunzipSync(whole).toString().replace('"migrations":[', '"migrations":[1,'));
  const bad: [Buffer, string][] = [
    [whole.subarray(0, 5_000), "Le fichier est abîmé"],
    [Buffer.from("bonjour"), "Le fichier est abîmé"],
    [gzipSync("bonjour\n"), "n’est pas une sauvegarde"],
    [altered, "somme de contrôle fausse pour contact_messages"],
    [shortened, "elle s’arrête avant la fin"],
    [longer, "elle continue après la fin"],
    [whole.subarray(0, -6), "Le fichier est abîmé"],
    [fewer, "inutilisable"],
    [unfound, "^Le fichier est abîmé ou incomplet : .*la table .* n’est pas où elle devrait être"],
    [newer, "vient d’une version plus récente"],
  ];
  for (const [content, reason] of bad) {
    writeFileSync(file, content);
    await expect(restoreBackup(target.url, file)).rejects.toThrow(new RegExp(reason));
  }
  expect(
    await ask(target.url, "select count(*)::int as n from pg_tables where schemaname = 'public'"),
  ).toEqual([{ n: 0 }]);
});

test("a backup never overwrites an existing file, and a failed backup leaves no file", async () => {
  writeFileSync(file, "precious");
  await expect(saveBackup(source.url, file)).rejects.toThrow("existe déjà");
  expect(readFileSync(file, "utf8")).toBe("precious");
  await expect(saveBackup(source.url, join(folder, "nowhere/backup.gz"))).rejects.toThrow(
    /^Impossible d’écrire la sauvegarde .*\(ENOENT\)/,
  );
  const missing = new URL(source.url);
  missing.pathname = "/nowhere";
  await expect(saveBackup(missing.href, join(folder, "other.gz"))).rejects.toThrow("cette base n’existe pas");
  expect(execFileSync("ls", [folder], { encoding: "utf8" })).toBe("backup.gz\n");
});

/** Lists all sessions that a backup has open on the source database. */
const backupSessions = () =>
  ask(
    source.url,
    "select state from pg_stat_activity where application_name = 'atelier backup' and datname = current_database()",
  );

test("a backup that is not finished at its deadline is reported, and leaves no file and no transaction", async () => {
  await fill(source.url, 10);
  const blocker = new pg.Client({ connectionString: source.url });
  await blocker.connect();
  try {
    await blocker.query("begin; lock table contact_messages in access exclusive mode");
    await expect(saveBackup(source.url, file, { deadlineMs: 700 })).rejects.toThrow(
      /backup\.gz n’est pas finie après 0\.7 s : elle est abandonnée et rien n’en est gardé/,
    );
    expect(readdirSync(folder)).toEqual([]);
    await expect.poll(backupSessions).toEqual([]);
    const stopped = new AbortController();
    const saving = saveBackup(source.url, file, { signal: stopped.signal });
    await expect.poll(backupSessions).toEqual([{ state: "active" }]);
    stopped.abort(new Error("the site stops"));
    await expect(saving).rejects.toThrow("the site stops");
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    await blocker.end();
  }
  await expect.poll(backupSessions).toEqual([]);
  await saveBackup(source.url, file);
  expect(readdirSync(folder)).toEqual(["backup.gz"]);
});

test("a backup whose connection is cut fails immediately and leaves no file", async () => {
  await fill(source.url, 10);
  const blocker = new pg.Client({ connectionString: source.url });
  await blocker.connect();
  try {
    await blocker.query("begin; lock table contact_messages in access exclusive mode");
    const saving = saveBackup(source.url, file);
    saving.catch(() => {});
    // Waits until the locked table blocks the backup. If the connection ended between two statements, the error would
    // have another text.
    const waiting = `select count(*)::int as count from pg_stat_activity where application_name = 'atelier backup'
      and datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(() => ask(source.url, waiting)).toEqual([{ count: 1 }]);
    await ask(
      source.url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'atelier backup' and datname = current_database()`,
    );
    await expect(saving).rejects.toThrow(/terminat/i);
  } finally {
    await blocker.end();
  }
  expect(readdirSync(folder)).toEqual([]);
});

const passphrase = "cheval-agrafe-pile-correcte";

test("any age program opens an encrypted backup with its passphrase, and only that passphrase restores it", async () => {
  await fill(source.url, 300);
  await saveBackup(source.url, file, { passphrase });
  const bytes = readFileSync(file);
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  expect(gunzipSync(await decrypter.decrypt(bytes)).toString()).toContain("Zoé 42");

  await expect(restoreBackup(target.url, file)).rejects.toThrow(
    "donnez sa phrase secrète dans BACKUP_PASSPHRASE",
  );
  await expect(restoreBackup(target.url, file, { passphrase: "une tout autre phrase" })).rejects.toThrow(
    "ne s’ouvre pas avec la phrase secrète",
  );
  const middle = bytes.length - 2_000;
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  const altered = join(folder, "altered.age");
  writeFileSync(altered, bytes);
  await expect(restoreBackup(target.url, altered, { passphrase })).rejects.toThrow("Le fichier est abîmé");

  await restoreBackup(target.url, file, { passphrase });
  expect(await ask(target.url, everything)).toEqual(await ask(source.url, everything));
});
