import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PgBoss } from "pg-boss";
import { expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { expect, test } from "#tests/support/fixtures.ts";

const folder = mkdtempSync(join(tmpdir(), "atelier-second-"));
const second = join(folder, "disk");

// This file has a separate site, because backups are off on the site that the other files share.
test.use({
  environment: {
    LOG_LEVEL: "fatal",
    BACKUPS: "daily",
    BACKUP_TO: second,
    BACKUP_PASSPHRASE: "cheval-agrafe-pile-correcte",
  },
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the job that the program's scheduler starts every hour. */
async function strikeTheHour(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  await boss.send("daily-backup", {});
  await boss.stop({ graceful: false });
}

test("the system page shows why a backup failed, and that the next one is encrypted and in both places", async ({
  page,
  signIn,
  site,
}) => {
  await signIn();
  await strikeTheHour(site.databaseUrl);
  const reason = page.getByText("ce dossier n’existe pas ; créez-le, ou branchez son disque");
  await expect(async () => {
    await page.goto("/admin/system");
    await expect(page.getByText("Pas encore copiée au second endroit.")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(reason).toBeVisible();
  await expectNoAxeViolationsAtAnyWidth(page);
  await site.mailbox.waitFor({ subject: "La sauvegarde du site a échoué" });

  mkdirSync(second);
  await strikeTheHour(site.databaseUrl);
  await expect.poll(() => readdirSync(second)).toEqual([expect.stringMatching(/\.sql\.gz\.age$/)]);
  await expect(async () => {
    await page.goto("/admin/system");
    await expect(page.getByText("Copiée au second endroit.", { exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText(/à \d{2}:\d{2}, .*, chiffrée/)).toBeVisible();
  await expect(reason).toBeHidden();
});
