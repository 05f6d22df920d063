import { stat } from "node:fs/promises";
import pg from "pg";

const undefinedTable = "42P01";
const undefinedColumn = "42703";

/** The facts recorded about a backup besides its size. `fileName` is set only if the site made the backup by itself. */
interface BackupKind {
  fileName?: string;
  isEncrypted: boolean;
}

/**
 * Records in the database that a backup succeeded, for the dashboard and the nightly job. The backup itself does not
 * contain this row. Returns the row's identifier, or null if an older database has no such table or columns.
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
