import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { digestDatabase } from "#tests/support/database-digest.ts";
import { createDatabase } from "#tests/support/databases.ts";
import { ask, temporaryFolder } from "#tests/support/embedded-instance.ts";
import { knownMigrations } from "../migrate.ts";
import { restoreBackup } from "./restore.ts";
import { saveBackup } from "./save.ts";

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let source: Awaited<ReturnType<typeof createDatabase>>;
let target: Awaited<ReturnType<typeof createDatabase>>;

beforeEach(async () => {
  folder = temporaryFolder();
  source = await createDatabase(inject("databaseServer"));
  target = await createDatabase(inject("databaseServer"), { empty: true });
});

afterEach(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns a checksum of all columns of each saved table. */
async function checksums(url: string): Promise<Record<string, string>> {
  const { sessions: _signedIn, verifications: _links, ...saved } = await digestDatabase(url);
  return saved;
}

/** An SQL expression for 256,000 random bytes, in which each byte value occurs about a thousand times. */
const bytes = `(select string_agg(decode(md5(n::text || random()::text), 'hex'), '') from generate_series(1, 16000) n)`;

test.each([
  ["plain", undefined],
  ["encrypted", "cheval-agrafe-pile-correcte"],
])(
  "attachments, pictures and every other column come back byte for byte, from a %s backup",
  async (name, passphrase) => {
    await ask(
      source.url,
      `with quote as (
       insert into quote_requests (email, content_hash, first_name, last_name, phone, service_type, description)
       values ('devis@exemple.fr', 'h', 'Ana', 'Roux', '0611223344', 'depannage', 'Écran cassé') returning id)
     insert into quote_attachments (quote_request_id, position, name, media_type, size_bytes, content)
       select id, n, 'photo.webp', 'image/webp', 256000, ${bytes} from quote, generate_series(0, 4) n;
     with picture as (
       insert into media (content_hash, width, height, placeholder) values ('p', 800, 600, 'data:') returning id)
     insert into media_variants (media_id, format, width, content)
       select id, 'avif', n * 100, ${bytes} from picture, generate_series(1, 4) n;
     insert into chatbot_conversations (questions) values (1);
     insert into contact_messages (email, content_hash, name, message, conversation_id)
       select 'a@exemple.fr', 'h', 'A', 'B', id from chatbot_conversations`,
    );
    const file = join(folder, name);
    await saveBackup(source.url, file, { passphrase });
    const before = await checksums(source.url);
    await restoreBackup(target.url, file, { passphrase });
    expect(await checksums(target.url)).toEqual(before);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(["quote_attachments", "media_variants"]));
  },
);

// The previous release made this archive. When the archive's format or the schema changes, add another archive.
test("this release restores a backup that the last release made", async () => {
  await restoreBackup(target.url, "tests/support/backups/schema-24.sql.gz");
  expect(
    await ask(
      target.url,
      "select name, message, conversation_id from contact_messages order by email limit 1",
    ),
  ).toEqual([
    {
      name: "Zoé 1",
      message: "tab\t, back\\slash, \\N, \\., ligne\nsuivante\n\\.\n« é » 🛠",
      conversation_id: null,
    },
  ]);
  expect(
    await ask(target.url, "select encode(content, 'hex') as content, name from quote_attachments"),
  ).toEqual([
    { name: "facture.pdf", content: Buffer.from(Array.from({ length: 256 }, (_, n) => n)).toString("hex") },
  ]);
  const [applied] = await ask<{ n: number }>(
    target.url,
    "select count(*)::int as n from drizzle.__drizzle_migrations",
  );
  expect(applied?.n).toBe(knownMigrations().length);
});
