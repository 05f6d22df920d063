import { recordBackup } from "#server/database/backup/record.ts";
import { saveBackup } from "#server/database/backup/save.ts";
import { runDatabaseCommand } from "#server/database/command.ts";

// npm run backup FILE: the whole database at one instant, while the site runs.
await runDatabaseCommand("npm run backup FICHIER", async (url, file) => {
  const { tables } = await saveBackup(url, file);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await recordBackup(url, file, rows);
  console.log(`${file} : ${tables.length} tables, ${rows.toLocaleString("fr-FR")} lignes, relu et vérifié.`);
});
