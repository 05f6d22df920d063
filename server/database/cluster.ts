import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, fsyncSync, lchownSync, lstatSync, mkdirSync, openSync } from "node:fs";
import { closeSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { errorCode, StartRefusal } from "../start-refusal.ts";
import { type Account, canEnter, databaseEnvironment, requireNamedUser } from "./account.ts";
import { generatePassword, keepPassword, writePrivate } from "./passwords.ts";

const majorVersion = "18";
/**
 * The superuser role that initdb creates. Only the code that starts PostgreSQL uses this role (roles.ts). The name is
 * that of the first release, because existing clusters have this role.
 */
export const superuser = "app";

/** Returns the folder of the PostgreSQL cluster inside a data folder. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, "postgres");
}

/**
 * Returns the path of the cluster to pass to PostgreSQL, which must be spawned with `cwd` = the cluster. Usually this
 * is the real path. If `account` may not traverse that path (an application in root's private home), returns a path
 * that means the working directory.
 */
export function clusterArgument(clusterDir: string, account: Account): string {
  if (process.platform !== "linux" || account.uid === undefined) return clusterDir;
  return canEnter(clusterDir, account) ? clusterDir : "/proc/self/cwd";
}

/**
 * Creates the cluster if there is none. A power cut half-way leaves only `postgres.new`, and the next start creates
 * that folder anew. Throws StartRefusal for a cluster of another major version or a folder that cannot be written.
 */
export function ensureCluster(
  clusterDir: string,
  initdb: string,
  runtimeDir: string,
  account: Account,
): void {
  if (existsSync(join(clusterDir, "PG_VERSION"))) {
    requireSameVersion(clusterDir);
    handOver(clusterDir, account);
    return;
  }
  if (account.uid === undefined) requireNamedUser();
  const unfinished = `${clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  handOver(unfinished, account);
  // initdb needs an empty folder, so the password file is in another folder.
  const handedPassword = join(runtimeDir, "initial-password");
  writePrivate(handedPassword, generatePassword(), account);
  try {
    runInitdb(initdb, unfinished, handedPassword, account);
    keepPassword(unfinished, superuser, handedPassword, account);
  } finally {
    rmSync(handedPassword, { force: true });
  }
  renameSync(unfinished, clusterDir);
  syncFolder(join(clusterDir, ".."));
}

function runInitdb(initdb: string, clusterDir: string, pwfile: string, account: Account): void {
  const argument = clusterArgument(clusterDir, account);
  const run = spawnSync(
    initdb,
    [
      ...["-D", argument, "-U", superuser, "-E", "UTF8", "--locale=C"],
      ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-T", "french"],
      ...["--auth-local=scram-sha-256", `--pwfile=${pwfile}`, "--auth-host=reject", "--no-instructions"],
    ],
    {
      cwd: argument === clusterDir ? "/" : clusterDir,
      env: databaseEnvironment(),
      encoding: "utf8",
      ...account,
    },
  );
  if (run.status === 0) return;
  const reason = run.error?.message ?? run.stderr.trim().split("\n").at(-1) ?? `signal ${run.signal}`;
  throw new StartRefusal(`PostgreSQL n’a pas pu créer sa base dans ${clusterDir} : ${reason}`);
}

function requireSameVersion(clusterDir: string): void {
  const version = readFileSync(join(clusterDir, "PG_VERSION"), "utf8").trim();
  if (version === majorVersion) return;
  throw new StartRefusal(
    `${clusterDir} vient de PostgreSQL ${version}, cette version de l’application embarque la ${majorVersion} : sauvegardez avec l’ancienne (« npm run backup »), puis restaurez dans un dossier neuf (« npm run restore »).`,
  );
}

/** Gives the cluster, and everything in it, to the account that runs PostgreSQL. */
function handOver(clusterDir: string, account: Account): void {
  try {
    if (account.uid !== undefined && account.gid !== undefined && lstatSync(clusterDir).uid !== account.uid) {
      for (const entry of readdirSync(clusterDir, { recursive: true, encoding: "utf8" })) {
        // The link itself changes owner, not its target, which may belong to anybody.
        lchownSync(join(clusterDir, entry), account.uid, account.gid);
      }
      lchownSync(clusterDir, account.uid, account.gid);
    }
    chmodSync(clusterDir, 0o700);
  } catch (error) {
    if (!["EPERM", "EACCES"].includes(errorCode(error))) throw error;
    throw new StartRefusal(
      `${clusterDir} appartient à un autre compte : lancez l’application sous le compte qui l’a créé, ou rendez-le à celui-ci (chown -R).`,
    );
  }
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}
