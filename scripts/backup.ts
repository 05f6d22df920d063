import { recordBackup } from "#server/database/backup/record.ts";
import { saveBackup } from "#server/database/backup/save.ts";
import { runDatabaseCommand } from "#server/database/command.ts";
import { StartRefusal } from "#server/start-refusal.ts";

// npm run backup FILE: saves the whole database as it is at one instant, while the site runs.
await runDatabaseCommand("npm run backup FICHIER", async (url, file, { BACKUP_PASSPHRASE: passphrase }) => {
  const stopped = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () =>
      stopped.abort(new StartRefusal("Sauvegarde interrompue : rien n’en est gardé.")),
    );
  const { tables } = await saveBackup(url, file, { passphrase, signal: stopped.signal });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  await recordBackup(url, file, rows, { isEncrypted: passphrase !== undefined });
  const secrecy = passphrase ? "chiffrée, " : "";
  console.log(
    `${file} : ${tables.length} tables, ${rows.toLocaleString("fr-FR")} lignes, ${secrecy}relue et vérifiée.`,
  );
});
