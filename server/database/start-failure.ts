import { isDiskFull } from "#app/domains/system/rules.ts";
import type { DiskSpace } from "#app/lib/disk-space.server.ts";
import { StartRefusal } from "../start-refusal.ts";

/** Returns the reason why PostgreSQL ended while it started: a full disk, or otherwise the last line of its log. */
export function startFailure(
  dataDir: string,
  logFile: string,
  lastLine: string,
  disk: DiskSpace | null,
): StartRefusal {
  // After a power cut, PostgreSQL reports a full disk as "checkpoint request failed".
  if (disk && isDiskFull({ ...disk, holdsDatabase: true }))
    return new StartRefusal(
      `PostgreSQL n’a pas démarré : le disque de ${dataDir} est plein. Faites de la place, puis relancez.`,
    );
  return new StartRefusal(`PostgreSQL n’a pas démarré (${lastLine}) : voir ${logFile}.`);
}
