import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { demoAccount } from "#app/domains/auth/labels.ts";
import { takeInstanceLock } from "#server/database/instance-lock.ts";

// npm run demo: runs a site filled with invented people and visits. Its data folder is beside that of the real site.
const mark = "demonstration.txt";
const usage = "npm run demo, ou « npm run demo -- renew » pour refaire ses données au jour d’aujourd’hui.";

/** Creates the folder and marks it as a demonstration. Refuses a folder that somebody else filled. */
function prepareFolder(folder: string, isRenewed: boolean): void {
  const isThere = existsSync(folder) && readdirSync(folder).length > 0;
  if (!isThere || isRenewed) console.log("Démonstration : quelques secondes pour inventer ses données…");
  if (isThere && !existsSync(join(folder, mark)))
    throw new Error(`${folder} n’est pas un dossier de démonstration : déplacez-le d’abord.`);
  if (isThere && isRenewed) empty(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, mark), "Données inventées, faites par « npm run demo ».\n");
}

function empty(folder: string): void {
  const lock = takeInstanceLock(folder);
  if (!lock) throw new Error("La démonstration tourne : arrêtez-la d’abord (Ctrl-C).");
  lock.release();
  rmSync(folder, { recursive: true });
}

const [asked, ...others] = process.argv.slice(2);
try {
  if ((asked && asked !== "renew") || others.length > 0) throw new Error(usage);
  if (existsSync(".env")) process.loadEnvFile(".env");
  const folder = `${resolve(process.env.DATA_DIR?.trim() || "./var")}-demo`;
  prepareFolder(folder, asked === "renew");
  // The demonstration uses nothing of the real site: no database, URL, mail server or text-generation service.
  Object.assign(process.env, {
    DEMO: "on",
    DATA_DIR: folder,
    DATABASE_URL: "",
    SITE_URL: "",
    ADMIN_EMAIL: demoAccount.email,
    ADMIN_PASSWORD: demoAccount.password,
    SMTP_URL: "",
    MAIL_FROM: "",
    NOTIFY_EMAILS: demoAccount.email,
    TEXT_API_KEY: "",
    LOG_LEVEL: process.env.LOG_LEVEL?.trim() || "warn",
  });
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import("#server/main.ts");
