import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { z } from "zod";
import { projectRoot } from "../project-root.ts";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { noteCompatibility, requireUsable } from "./compatibility.ts";
import { applyFunctions } from "./functions.ts";

const oldestSupported = 15;
/** The key of the migration lock: an arbitrary number, the same on every node. */
const migrationLock = 7_217_340;

/** The folder of the reviewed SQL migrations. */
const migrationsFolder = join(projectRoot, "migrations");

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });

/**
 * Applies the missing migrations and the functions, under a lock, so that other starting nodes wait. `upTo` leaves out
 * the migrations generated after that moment, to restore an older archive. Throws StartRefusal for a server that cannot
 * be used, and for a database that a newer program changed in an incompatible way.
 */
export async function migrate(
  url: string,
  upTo = Number.POSITIVE_INFINITY,
  answersWithinMs = 10_000,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answersWithinMs });
  client.on("error", () => {});
  try {
    await connect(client);
    await requireSupportedVersion(client);
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    const newest = Math.max(...knownMigrations());
    if (await requireUsable(client, newest)) return;
    await withMigrations(upTo, (folder) =>
      applyMigrations(drizzle(client), { migrationsFolder: folder }).catch(refuseMissingRights),
    );
    // The functions read columns that an older schema may lack. A restore applies them after its last migration.
    if (upTo >= newest) await applyFunctions(client).catch(refuseMissingRights);
    await noteCompatibility(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns when each migration of this version was generated, in milliseconds since 1970. */
export function knownMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when);
}

function readJournal(): z.output<typeof journalSchema> {
  return journalSchema.parse(JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")));
}

async function withMigrations(upTo: number, apply: (folder: string) => Promise<void>): Promise<void> {
  const journal = readJournal();
  const entries = journal.entries.filter(({ when }) => when <= upTo);
  if (entries.length === journal.entries.length) return apply(migrationsFolder);
  const folder = mkdtempSync(join(tmpdir(), "atelier-migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
    await apply(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a connection. Throws a StartRefusal that names the server, the reason and what to do. */
export async function connect(client: pg.Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const place = client.host.startsWith("/") ? client.host : `${client.host}:${client.port}`;
    throw new StartRefusal(`Base de données injoignable (DATABASE_URL, ${place}) : ${explain(error)}`);
  }
}

const explanations: Record<string, string> = {
  ECONNREFUSED:
    "aucun serveur ne répond à cette adresse ; démarrez PostgreSQL ou corrigez l’hôte et le port.",
  ENOTFOUND: "ce nom d’hôte n’existe pas ; corrigez l’adresse.",
  EAI_AGAIN: "ce nom d’hôte ne peut pas être résolu ; corrigez l’adresse ou le DNS.",
  ENOENT: "le serveur n’écoute pas dans ce dossier ; démarrez PostgreSQL ou corrigez l’adresse.",
  ETIMEDOUT: "le serveur ne répond pas ; vérifiez l’hôte, le port et le pare-feu.",
  EHOSTUNREACH: "cette machine n’est pas accessible ; vérifiez l’hôte et le réseau.",
  "28P01": "mot de passe ou utilisateur refusé ; corrigez-les dans l’adresse.",
  "28000": "connexion refusée par le serveur (pg_hba.conf) ; autorisez cette machine et cet utilisateur.",
  "3D000": "cette base n’existe pas ; créez-la (createdb) ou corrigez le nom dans l’adresse.",
  "53300": "le serveur n’a plus de connexion libre ; augmentez max_connections.",
};

function explain(error: unknown): string {
  const code = errorCode(error) || (error instanceof AggregateError ? errorCode(error.errors[0]) : "");
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  if (/timeout|terminated/i.test(reason ?? "")) return explanations.ETIMEDOUT ?? "";
  return explanations[code] ?? `${reason} ; corrigez l’adresse ou le serveur.`;
}

async function requireSupportedVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major >= oldestSupported) return;
  throw new StartRefusal(
    `Le serveur de DATABASE_URL est un PostgreSQL ${major} : l’application demande la version ${oldestSupported} ou plus récente.`,
  );
}

function refuseMissingRights(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (errorCode(cause) !== "42501") throw error;
  const reason = cause instanceof Error ? cause.message : "";
  throw new StartRefusal(
    `Le compte de DATABASE_URL n’a pas les droits pour préparer la base (${reason}) : donnez-lui la base (ALTER DATABASE … OWNER TO …).`,
  );
}
