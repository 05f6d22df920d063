import { spawnSync } from "node:child_process";
import { StartRefusal } from "#server/start-refusal.ts";
import { point, releaseOf } from "./layout.ts";
import { checkPages, waitUntilReady } from "./site-check.ts";

/** If the new program is not ready after this time, in ms, the old one is started again. Visitors wait meanwhile. */
const readyLimitMs = 25_000;

export interface Service {
  /** The folder that contains the releases and the links `current` and `previous`. */
  program: string;
  /** The URL of the service on this machine. */
  url: string;
  /** A shell command that ends the running program and starts the current release. */
  restart: string;
}

/**
 * Makes `release` the current one. The port stays open, so that requests sent meanwhile wait for the new program. If
 * the program is not ready in time or a page fails, restores the previous release and throws a StartRefusal that
 * reports it.
 */
export async function switchTo(service: Service, release: string): Promise<void> {
  const { program, url } = service;
  const before = releaseOf(program, "current");
  point(program, "current", release);
  try {
    restart(service);
    await waitUntilReady(url, readyLimitMs, () => false);
    await checkPages(url);
  } catch (error) {
    if (!before) throw error;
    point(program, "current", before);
    restart(service);
    await waitUntilReady(url, readyLimitMs, () => false);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefusal(`${reason}\nLa version d’avant (${before}) est revenue et répond.`);
  }
  if (before) point(program, "previous", before);
}

function restart({ restart: command }: Service): void {
  const { status } = spawnSync("/bin/sh", ["-c", command], { stdio: "inherit" });
  if (status !== 0) throw new StartRefusal(`Le redémarrage a échoué : ${command}`);
}
