import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { emails } from "#app/db/schema/platform.server.ts";
import { getSystemState } from "#app/domains/system/queries.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { env } from "#app/lib/env.server.ts";
import { deliverEmailsQueue } from "#app/lib/mail/delivery.server.ts";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { type ObjectStorage, startObjectStorage } from "#tests/support/object-storage.ts";
import { storeMessage } from "#tests/support/submissions.ts";
import { restoreBackup } from "../database/backup/restore.ts";
import { dailyBackupQueue, keepBackups, type KeptBackups } from "./daily.ts";
import { folderPlace } from "./folder-place.ts";
import { s3Place } from "./s3-place.ts";

const passphrase = "cheval-agrafe-pile-correcte";
let root: string;
let folder: string;
let second: string;
let storage: ObjectStorage;

beforeAll(async () => {
  storage = await startObjectStorage();
  await startJobs([deliverEmailsQueue(async () => "Atelier <a@b.example>")]);
  await db.execute(
    sql`insert into users (id, name, email) values ('u1', 'Camille', 'camille@atelier72.example')`,
  );
});
afterAll(async () => {
  await stopJobs(0);
  await storage.stop();
});
beforeEach(async () => {
  root = temporaryFolder();
  folder = join(root, "data/backups");
  second = join(root, "second");
  mkdirSync(second);
  storage.behave("good");
  await db.execute(sql`truncate backups, backup_failures, emails, contact_messages cascade`);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Returns a moment shortly after two o'clock at night in Paris, on this day of November. */
const night = (day: number) => new Date(Date.UTC(2026, 10, day, 1, 7));

function keep(asked: Partial<KeptBackups> = {}): Promise<void> {
  return keepBackups({
    url: process.env.DATABASE_URL ?? "",
    folder,
    second: undefined,
    passphrase: undefined,
    now: new Date(),
    signal: new AbortController().signal,
    ...asked,
  });
}

/** Sets the moment of the last backup. */
const lastBackupAt = (moment: Date) => db.execute(sql`update backups set created_at = ${moment}`);
const mails = () => db.select({ to: emails.recipients, plain: emails.plain }).from(emails);
const bucket = () =>
  s3Place({
    address: `${storage.address}/atelier/site`,
    key: storage.key,
    secret: storage.secret,
    region: storage.region,
  });
const keysInBucket = () => [...storage.objects.keys()];

test("the site makes one backup a night", async () => {
  await keep({ now: night(20) });
  await lastBackupAt(night(20));
  expect(readdirSync(folder)).toEqual(["atelier-20261120T010700Z.sql.gz"]);
  await keep({ now: new Date(night(20).getTime() + 22 * 3_600_000) });
  expect(readdirSync(folder)).toHaveLength(1);
  await keep({ now: night(21) });
  expect(readdirSync(folder)).toEqual(["atelier-20261120T010700Z.sql.gz", "atelier-20261121T010700Z.sql.gz"]);
  expect(await mails()).toEqual([]);
});

test("old backups and the unfinished file of a killed backup are removed, and no other file", async () => {
  mkdirSync(folder, { recursive: true });
  for (let day = 1; day <= 21; day += 1)
    writeFileSync(join(folder, `atelier-202601${String(day).padStart(2, "0")}T010700Z.sql.gz`), "");
  writeFileSync(join(folder, "atelier-20260101T010700Z.sql.gz.partial"), "");
  writeFileSync(join(folder, "notes.txt"), "");
  await keep();
  // The last seven days with a backup, including today, and the last backup of each of the three weeks before this one.
  expect(readdirSync(folder).map((name) => name.slice(0, 16))).toEqual([
    ...["11", "16", "17", "18", "19", "20", "21"].map((day) => `atelier-202601${day}`),
    expect.stringMatching(/^atelier-2/),
    "notes.txt",
  ]);
});

test("the second folder gets the same bytes; a missing second folder is reported, never created, and filled later", async () => {
  rmSync(second, { recursive: true });
  const place = folderPlace(second);
  await keep({ second: place });
  expect(existsSync(second)).toBe(false);
  const [made] = readdirSync(folder);
  expect((await getSystemState()).backups.failure?.reason).toContain("ce dossier n’existe pas ; créez-le");

  mkdirSync(second);
  await keep({ second: place });
  // The existing backup is copied; no second backup is made.
  expect(readdirSync(folder)).toEqual([made]);
  expect(readFileSync(join(second, made ?? ""))).toEqual(readFileSync(join(folder, made ?? "")));
  expect((await getSystemState()).backups).toMatchObject({ failure: null, last: { isCopied: true } });
});

test("each backup is sent to the bucket and read back, and the bucket keeps the same backups as the folder", async () => {
  for (let day = 1; day <= 9; day += 1) await fetchOld(`atelier-2026010${day}T010700Z.sql.gz`);
  await keep({ second: bucket(), passphrase });
  const [made] = readdirSync(folder);
  expect(made).toMatch(/\.sql\.gz\.age$/);
  expect(storage.objects.get(`atelier/site/${made}`)).toEqual(readFileSync(join(folder, made ?? "")));
  // Six of the nine older backups are kept. 4 January was a Sunday, so its backup is also the last backup of its week.
  expect(
    keysInBucket()
      .map((key) => key.slice(13, 29))
      .toSorted(),
  ).toEqual([
    ...["04", "05", "06", "07", "08", "09"].map((day) => `atelier-202601${day}`),
    expect.stringMatching(/^atelier-2/),
  ]);
});

/** Puts an older backup into the bucket. */
async function fetchOld(name: string): Promise<void> {
  const file = join(root, name);
  writeFileSync(file, name);
  await bucket().copy(
    file,
    name,
    createHash("sha256").update(name).digest("hex"),
    new AbortController().signal,
  );
}

test("a large file is sent in parts, arrives whole, and leaves no unfinished upload", async () => {
  const file = join(root, "large");
  const content = Buffer.alloc(12 * 1024 * 1024, "backup ");
  writeFileSync(file, content);
  const sha256 = createHash("sha256").update(content).digest("hex");
  await bucket().copy(file, "large", sha256, new AbortController().signal);
  expect(storage.objects.get("atelier/site/large")?.equals(content)).toBe(true);
  expect(
    storage.seen.filter((request) => request.startsWith("PUT") && request.includes("partNumber")),
  ).toHaveLength(3);
  expect(storage.openUploads()).toBe(0);
});

test("a copy that arrives altered is removed from the bucket, so that it never counts as a backup", async () => {
  storage.behave("altering");
  await expect(fetchOld("altered")).rejects.toThrow("identique");
  storage.behave("good");
  expect([...storage.objects.keys()]).not.toContain("atelier/site/altered");
});

test.each([
  ["failing", "réponse 500 InternalError"],
  ["full", "réponse 507 QuotaExceeded"],
  ["altering", "n’est pas identique à l’original"],
] as const)(
  "a copy to a bucket that is %s fails with the reason, and the backup stays in the folder",
  async (state, reason) => {
    storage.behave(state);
    await keep({ second: bucket() });
    expect(readdirSync(folder)).toHaveLength(1);
    const { last, failure } = (await getSystemState()).backups;
    expect(last).toMatchObject({ isCopied: false });
    expect(failure?.reason).toContain(reason);
  },
);

test("a wrong secret, a wrong bucket and a missing server give different errors", async () => {
  const { address, key, secret, region } = storage;
  const copied = async (given: Partial<Parameters<typeof s3Place>[0]>) => {
    const place = s3Place({ address, key, secret, region, ...given });
    return place.list(new AbortController().signal).then(
      () => "listed",
      (error: Error) => error.message,
    );
  };
  expect(await copied({})).toBe("listed");
  expect(await copied({ secret: "wrong" })).toContain("signature refusée ; corrigez BACKUP_S3_SECRET");
  expect(await copied({ region: "us-east-1" })).toContain("signature refusée");
  expect(await copied({ address: address.replace("backups", "elsewhere") })).toContain(
    "ce compartiment n’existe pas",
  );
  expect(await copied({ address: "http://127.0.0.1:2/backups" })).toContain("rien ne répond à cette adresse");
});

test("a copy to a bucket that does not answer ends when the site stops, and is not reported as a failure", async () => {
  storage.behave("hung");
  const stopped = new AbortController();
  const requests = storage.seen.length;
  const keeping = keep({ second: bucket(), signal: stopped.signal });
  await expect.poll(() => storage.seen.length).toBeGreaterThan(requests);
  stopped.abort();
  await keeping;
  expect((await getSystemState()).backups).toMatchObject({ failure: null, last: { isCopied: false } });
});

test("a failed backup is reported by e-mail once a day, to NOTIFY_EMAILS or else to the administrators", async () => {
  mkdirSync(join(root, "data"));
  writeFileSync(folder, "a file where the folder should be");
  await keep();
  await keep();
  expect(await mails()).toEqual([
    {
      to: ["camille@atelier72.example"],
      plain: expect.stringContaining("essaie de nouveau toutes les heures"),
    },
  ]);
  expect((await getSystemState()).backups).toMatchObject({ last: null, failure: { attempts: 2 } });

  await db.execute(sql`truncate backup_failures, emails`);
  env().NOTIFY_EMAILS = ["atelier@exemple.fr"];
  await keep();
  env().NOTIFY_EMAILS = [];
  expect(await mails()).toMatchObject([{ to: ["atelier@exemple.fr"] }]);

  // The next successful backup clears the failure.
  rmSync(folder);
  await keep();
  expect((await getSystemState()).backups).toMatchObject({ failure: null, last: { isEncrypted: false } });
});

test("a killed nightly backup is tried again within minutes, even if an older version created the queue", async () => {
  const { name } = dailyBackupQueue;
  const killed = new PgBoss(process.env.DATABASE_URL ?? "");
  await killed.start();
  await killed.deleteQueue(name);
  await killed.createQueue(name, { policy: "singleton", retryLimit: 0, expireInSeconds: 7_200 });
  await stopJobs(0);
  await startJobs([dailyBackupQueue]);
  await killed.send(name, {});
  // The killed process takes the job and then reports nothing any more.
  const [job] = await killed.fetch(name);
  await db.execute(
    sql`update pgboss.job set heartbeat_on = now() - interval '2 minutes' where id = ${job?.id}`,
  );
  await killed.supervise(name);
  expect((await killed.fetch(name)).map(({ id }) => id)).toEqual([job?.id]);
  await killed.stop({ graceful: false });
});

// rule running/backup
test("the site can be restored from the copy at the second place", async () => {
  await storeMessage({ name: "Zoé" });
  await keep({ second: folderPlace(second), passphrase });
  rmSync(folder, { recursive: true });
  const target = await createDatabase(inject("databaseServer"), { empty: true });
  try {
    await restoreBackup(target.url, join(second, readdirSync(second)[0] ?? ""), { passphrase });
    expect(await ask(target.url, "select name from contact_messages")).toEqual([{ name: "Zoé" }]);
  } finally {
    await target.drop();
  }
});
