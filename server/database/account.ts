import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { StartRefusal } from "../start-refusal.ts";
import type { LaunchLog } from "./launch-log.ts";

/** The system account that runs PostgreSQL. Without `uid` and `gid`, this is the account of this process. */
export interface Account {
  uid?: number;
  gid?: number;
}

interface PasswdEntry {
  name: string;
  uid: number;
  gid: number;
}

/**
 * The system user that runs PostgreSQL when root starts the site, because PostgreSQL refuses to run as root (ADR 133).
 */
export const ownUser = "atelier-db";
/** This user is the last resort, because unrelated programs also run as it and could read PostgreSQL's files. */
const sharedUser = "nobody";

/**
 * Chooses the account for PostgreSQL, which refuses to run as root. If another user starts the site, returns an empty
 * object: PostgreSQL runs as that user. If root starts it, returns the first of these that exists: the cluster's owner
 * (unless root or `nobody`), our own system user (created if missing), `postgres`, `nobody`.
 */
export function chooseAccount(clusterDir: string, log: LaunchLog): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && ![0, userNamed(sharedUser)?.uid].includes(owner.uid))
    return { uid: owner.uid, gid: owner.gid };
  const own = userNamed(ownUser) ?? createOwnUser();
  const account = own ?? userNamed("postgres") ?? userNamed(sharedUser);
  if (!account)
    throw new StartRefusal(
      "PostgreSQL refuse de tourner en root et aucun compte ne peut lui être donné : créez-en un (« useradd --system atelier-db »), lancez l’application sous un compte ordinaire, ou indiquez DATABASE_URL.",
    );
  if (!own) log.warn({ account: account.name }, `PostgreSQL has no system user of its own (${ownUser})`);
  return { uid: account.uid, gid: account.gid };
}

/** Creates our own system user. Returns undefined where this is not possible (a read-only system, no useradd). */
function createOwnUser(): PasswdEntry | undefined {
  const options = ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent"];
  spawnSync("useradd", [...options, "--shell", "/usr/sbin/nologin", ownUser], {
    stdio: "ignore",
    env: { PATH: "/usr/sbin:/sbin:/usr/bin:/bin" },
  });
  // If useradd failed, another process may have created the user meanwhile.
  return userNamed(ownUser);
}

function userNamed(name: string): PasswdEntry | undefined {
  return passwdEntries().find((entry) => entry.name === name && entry.uid > 0);
}

/** Whether the account may traverse every folder down to `folder`. */
export function canEnter(folder: string, account: Account): boolean {
  const visit = spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], {
    cwd: "/",
    stdio: "ignore",
    ...account,
  });
  return visit.status === 0;
}

/** Throws StartRefusal when this process's uid has no user name (`docker run -u 1234`), because `initdb` needs one. */
export function requireNamedUser(): void {
  try {
    userInfo();
  } catch {
    throw new StartRefusal(
      `Le compte système numéro ${process.getuid?.()} n’a pas d’entrée dans /etc/passwd, PostgreSQL ne peut pas créer sa base : ajoutez l’entrée, choisissez un compte existant, ou indiquez DATABASE_URL.`,
    );
  }
}

/**
 * Returns the environment of PostgreSQL and of the shell that runs it: a fixed locale, the system's programs and no
 * secret of the site.
 */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: "/usr/local/bin:/usr/bin:/bin", TZ: process.env.TZ, LC_ALL: "C" };
}

function passwdEntries(): PasswdEntry[] {
  return readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .filter((fields) => fields.length >= 4)
    .map(([name = "", , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
