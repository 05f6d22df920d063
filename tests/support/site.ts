import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { createDatabase, hardlyTaughtTemplate, startedTemplate, statement } from "./databases.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { type Program, launchProgram } from "./program.ts";

/** The product, running as in production with its own process, database and mail server. */
export interface Site {
  url: string;
  /** The process id. */
  pid: number | undefined;
  databaseUrl: string;
  mailbox: Mailbox;
  /** Returns everything that the process has printed. */
  output(): string;
  /** Stops the process as an administrator would. Rejects when the process does not end cleanly within ten seconds. */
  stop(): Promise<void>;
}

export const owner = {
  email: "camille@example.fr",
  name: "Camille",
  password: "cle-usb-et-tournevis-72",
  notified: "atelier@example.fr",
};

/**
 * If a site has not started after this time, it is considered stuck. A machine that runs all tests starts it slowly.
 */
const startLimitMs = 120_000;
const stopLimitMs = 10_000;

interface OwnDatabase {
  /** The database from which the site's own database is copied. */
  template?: string;
  /** When the site ends, its database gets this name. Without a name, the database is dropped. */
  keepAs?: string;
}

/**
 * Starts the built site on a free port, as `npm start` does, and waits for the address that it prints. Needs a build.
 */
export async function startSite(
  databaseServer: string,
  environment: Readonly<Record<string, string>>,
  { template, keepAs }: OwnDatabase = {},
): Promise<Site> {
  if (!existsSync("build/server")) throw new Error("browser tests run the built site: npm run build");
  const folder = mkdtempSync(join(tmpdir(), "atelier-site-"));
  const [database, mailbox] = await Promise.all([
    // A further node of a site uses a database that exists already.
    environment.DATABASE_URL ? undefined : createDatabase(databaseServer, template ? { template } : {}),
    startMailbox(),
  ]);
  const forget = () => (keepAs ? database?.keepAs(keepAs) : database?.drop());
  const program = launchProgram({
    NODE_COMPILE_CACHE: "build/server/.compiled",
    // The site believes the visitor's address that a test sends. So one machine acts as many visitors, each with its
    // own rate limits.
    TRUST_PROXY: "127.0.0.1",
    DATA_DIR: folder,
    ...(database && { DATABASE_URL: database.url }),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ADMIN_NAME: owner.name,
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Atelier 72 <bonjour@example.fr>",
    NOTIFY_EMAILS: owner.notified,
    LOG_LEVEL: "info",
    ...environment,
  });
  const { child, output, ended } = program;
  const url = await addressOf(program).catch(async (error: unknown) => {
    child.kill("SIGKILL");
    await Promise.all([database?.drop(), mailbox.stop()]);
    throw error;
  });
  return {
    url,
    pid: child.pid,
    databaseUrl: database?.url ?? environment.DATABASE_URL ?? "",
    mailbox,
    output,
    async stop() {
      child.kill("SIGTERM");
      const limit = setTimeout(() => child.kill("SIGKILL"), stopLimitMs);
      const code = await ended;
      clearTimeout(limit);
      await Promise.all([forget(), mailbox.stop()]);
      rmSync(folder, { recursive: true, force: true });
      if (code !== 0)
        throw new Error(`the site ended with ${child.signalCode ?? `code ${code}`}:\n${output()}`);
    },
  };
}

/**
 * Starts a site once and stops it. The databases of later sites are copies of its database, with the owner's account.
 */
export async function createStartedTemplates(databaseServer: string): Promise<void> {
  const site = await startSite(databaseServer, {}, { keepAs: startedTemplate });
  await site.stop();
  await statement(databaseServer, `CREATE DATABASE ${hardlyTaughtTemplate} TEMPLATE ${startedTemplate}`);
  const address = new URL(databaseServer);
  address.pathname = `/${hardlyTaughtTemplate}`;
  await statement(address.href, "delete from chatbot_examples where id % 40 > 0");
  await statement(address.href, "vacuum full chatbot_examples");
}

async function addressOf({ url, output, ended }: Program): Promise<string> {
  const late = after(startLimitMs, null, { ref: false });
  const found = await Promise.race([url, late]);
  if (typeof found === "string") return found;
  throw new Error(
    `the site ${found === null ? "did not start in time" : `ended with code ${await ended}`}:\n${output()}`,
  );
}
