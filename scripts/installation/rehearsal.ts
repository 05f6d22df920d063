import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartRefusal } from "#server/start-refusal.ts";
import { checkPages, waitUntilReady } from "./site-check.ts";

const startLimitMs = 120_000;

/** Returns the variables that every program needs, without the real site's address, mail server and keys. */
function rehearsalEnvironment(folder: string): NodeJS.ProcessEnv {
  const { PATH, HOME, TZ } = process.env;
  return {
    PATH,
    HOME,
    TZ,
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "warn",
  };
}

/**
 * Tries a release on a copy of the data: restores a backup into a separate embedded database, which applies the
 * release's migrations to the real rows, then requests ten pages. Leaves the real site alone. Returns the paths of the
 * pages. Throws a StartRefusal that says what failed.
 */
export async function rehearse(release: string, backup: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "atelier-rehearsal-"));
  try {
    const env = rehearsalEnvironment(folder);
    const restore = run(release, ["restore", backup], env);
    if ((await restore.ended) !== 0)
      throw new StartRefusal(`La sauvegarde ne passe pas dans la nouvelle version :\n${restore.output()}`);
    const site = run(release, ["start"], env);
    let hasEnded = false;
    void site.ended.then(() => (hasEnded = true));
    try {
      const url = await site.address(startLimitMs);
      await waitUntilReady(url, startLimitMs, () => hasEnded);
      return await checkPages(url);
    } finally {
      site.stop();
      await site.ended;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(release: string, command: string[], env: NodeJS.ProcessEnv) {
  const child = spawn("/bin/sh", [join(release, "scripts/run.sh"), ...command], {
    cwd: release,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const ended = once(child, "close").then(() => child.exitCode ?? 1);
  return {
    ended,
    output: () => output.trim(),
    stop: () => child.kill("SIGTERM"),
    /** Resolves to the site's URL once the site responds and has printed it. Rejects after `limitMs` milliseconds. */
    address: (limitMs: number) =>
      new Promise<string>((resolve, reject) => {
        const fail = () => {
          // A timer that is not cleared would keep the command running until its time is over.
          clearTimeout(limit);
          reject(new StartRefusal(`La nouvelle version ne démarre pas :\n${output.trim()}`));
        };
        const limit = setTimeout(fail, limitMs);
        child.once("close", fail);
        child.stdout.on("data", () => {
          const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
          if (!found) return;
          clearTimeout(limit);
          resolve(found.replace("localhost", "127.0.0.1"));
        });
      }),
  };
}
