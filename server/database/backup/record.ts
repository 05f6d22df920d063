import { stat } from "node:fs/promises";
import pg from "pg";

const undefinedTable = "42P01";
const undefinedColumn = "42703";

/** What a backup is beside its file: the name of one the site made by itself, whether it is encrypted. */
interface BackupKind {
  fileName?: string;
  isEncrypted: boolean;
}

/**
 * Notes in the database that a backup ended well, for the dashboard and the nightly job. Not in the backup itself: it is
 * of an instant before. Returns its identifier; null for a database of before these columns, which has nowhere to note it.
 */
export async function recordBackup(
  url: string,
  file: string,
  rows: number,
  { fileName, isEncrypted }: BackupKind,
): Promise<string | null> {
  const { size } = await stat(file);
  const client = new pg.Client({ connectionString: url, application_name: "atelier backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    const { rows: noted } = await client.query<{ id: string }>(
      "insert into backups (size_bytes, rows, file_name, is_encrypted) values ($1, $2, $3, $4) returning id",
      [size, rows, fileName ?? null, isEncrypted],
    );
    return noted[0]?.id ?? null;
  } catch (error) {
    if (![undefinedTable, undefinedColumn].includes((error as { code?: string }).code ?? "")) throw error;
    return null;
  } finally {
    await client.end();
  }
}
