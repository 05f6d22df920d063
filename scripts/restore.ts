import { restoreBackup } from "#server/database/backup/restore.ts";
import { runDatabaseCommand } from "#server/database/command.ts";

// npm run restore FILE: fills the empty database of DATA_DIR or DATABASE_URL.
await runDatabaseCommand("npm run restore FICHIER", async (url, file, { BACKUP_PASSPHRASE: passphrase }) => {
  const { tables } = await restoreBackup(url, file, { passphrase });
  for (const { name, rows } of tables) console.log(`  ${name.padEnd(32)} ${rows.toLocaleString("fr-FR")}`);
  console.log(`${file} est restauré. Chacun se reconnecte au back-office avec son mot de passe habituel.`);
});
