import type pg from "pg";
import compatibility from "../../migrations/compatibility.json" with { type: "json" };
import { StartRefusal } from "../start-refusal.ts";

/** The comment on this table records the oldest migration whose program can still use the database. */
const notedOn = "drizzle.__drizzle_migrations";

/**
 * Returns the time (`when`) of the oldest migration whose program can still use this database, or null when none was
 * recorded (ADR 137).
 */
export async function compatibleSince(client: pg.Client): Promise<number | null> {
  const { rows } = await client.query<{ note: string | null }>(
    "select obj_description(to_regclass($1), 'pg_class') as note",
    [notedOn],
  );
  const since = /^compatible since (\d+)$/.exec(rows[0]?.note ?? "")?.[1];
  return since === undefined ? null : Number(since);
}

/**
 * Returns whether a newer program migrated the database. Throws StartRefusal if the newer program did not record that
 * this program, whose last migration is `newest`, can still use the database.
 */
export async function requireUsable(client: pg.Client, newest: number): Promise<boolean> {
  const { rows: tables } = await client.query("select to_regclass($1) as found", [notedOn]);
  if (!tables[0]?.found) return false;
  const { rows } = await client.query<{ last: string | null }>(
    `select max(created_at) as last from ${notedOn}`,
  );
  if (Number(rows[0]?.last ?? 0) <= newest) return false;
  const since = await compatibleSince(client);
  if (since !== null && since <= newest) return true;
  throw new StartRefusal(
    "La base a été mise à niveau par une version plus récente du programme, que celle-ci ne sait pas lire : lancez la version récente, ou restaurez avec celle-ci la sauvegarde faite avant la mise à jour (npm run restore FICHIER, dans un dossier neuf).",
  );
}

/** Records the oldest program that can use this database. Call this once this program's migrations are applied. */
export async function noteCompatibility(client: pg.Client): Promise<void> {
  if ((await compatibleSince(client)) === compatibility.since) return;
  await client.query(`comment on table ${notedOn} is 'compatible since ${Number(compatibility.since)}'`);
}
