import { stat } from "node:fs/promises";
import pg from "pg";

const undefinedTable = "42P01";

/**
 * Notes in the database that a backup ended well, for the dashboard. Not in the backup itself: it is of an instant
 * before. A database of before this table has nowhere to note it.
 */
export async function recordBackup(url: string, file: string, rows: number): Promise<void> {
  const { size } = await stat(file);
  const client = new pg.Client({ connectionString: url, application_name: "atelier backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("insert into backups (size_bytes, rows) values ($1, $2)", [size, rows]);
  } catch (error) {
    if ((error as { code?: string }).code !== undefinedTable) throw error;
  } finally {
    await client.end();
  }
}
