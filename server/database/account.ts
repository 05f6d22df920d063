import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { StartRefusal } from "../start-refusal.ts";

/** The system account PostgreSQL runs under; undefined uid and gid mean this process's own. */
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
 * PostgreSQL refuses root. As root: the owner of an existing cluster, else `postgres`, else `nobody`.
 * As anybody else: that user.
 */
export function chooseAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const entries = passwdEntries();
  const chosen = ["postgres", "nobody"].map((name) =>
    entries.find((entry) => entry.name === name && entry.uid > 0),
  );
  const account = chosen.find((entry) => entry !== undefined);
  if (!account)
    throw new StartRefusal(
      "PostgreSQL refuse de tourner en root et aucun compte « postgres » ou « nobody » n’existe : créez-en un, lancez l’application sous un compte ordinaire, ou indiquez DATABASE_URL.",
    );
  return { uid: account.uid, gid: account.gid };
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

/** `initdb` needs the name of its user: a bare uid (`docker run -u 1234`) has none. */
export function requireNamedUser(): void {
  try {
    userInfo();
  } catch {
    throw new StartRefusal(
      `Le compte système numéro ${process.getuid?.()} n’a pas d’entrée dans /etc/passwd, PostgreSQL ne peut pas créer sa base : ajoutez l’entrée, choisissez un compte existant, ou indiquez DATABASE_URL.`,
    );
  }
}

/** PostgreSQL's environment and its guard's: a fixed locale, the system's programs, none of the site's secrets. */
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
