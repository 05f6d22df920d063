import type { Environment } from "#app/lib/env.server.ts";
import { restoreBackup } from "#server/database/backup/restore.ts";
import { runDatabaseCommand } from "#server/database/command.ts";

// npm run restore FILE: fills the database of DATA_DIR or DATABASE_URL, which must be empty.
const usage = "npm run restore FICHIER";
const work = async (url: string, file: string, { BACKUP_PASSPHRASE: passphrase }: Environment) => {
  const { tables } = await restoreBackup(url, file, { passphrase });
  for (const { name, rows } of tables) console.log(`  ${name.padEnd(32)} ${rows.toLocaleString("fr-FR")}`);
  console.log(`${file} est restauré. Chacun se reconnecte au back-office avec son mot de passe habituel.`);
};
await runDatabaseCommand(usage, work, { creates: true });
