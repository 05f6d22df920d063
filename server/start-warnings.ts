import { isDiskLow } from "#app/domains/system/rules.ts";
import { diskText } from "#app/domains/system/labels.ts";
import { backupFolderProblem } from "#app/lib/backup-folder.server.ts";
import { type DiskSpace, diskSpace } from "#app/lib/disk-space.server.ts";
import { type Environment, expectations } from "#app/lib/env.server.ts";

/**
 * Returns warnings for the person who starts the site, one French line each: a full disk, an unusable second place for
 * backups, variables that look like misspelt settings. `source` is the environment before it is parsed.
 */
export async function startWarnings(
  settings: Pick<Environment, "BACKUP_TO" | "BACKUPS" | "DATA_DIR">,
  source: Record<string, string | undefined>,
  disk: (folder: string) => Promise<DiskSpace | null> = diskSpace,
): Promise<string[]> {
  const space = await disk(settings.DATA_DIR);
  const folder = settings.BACKUPS === "daily" ? await backupFolderProblem(settings.BACKUP_TO) : null;
  return [
    ...(space && isDiskLow(space) ? [diskText(space)] : []),
    ...(folder ? [folder] : []),
    ...mistypedNames(source).map(
      ([name, meant]) => `${name} n’est pas un réglage du site : vouliez-vous dire ${meant} ?`,
    ),
  ];
}

/**
 * Returns each variable whose name resembles that of a setting, with the name of the setting. One character differs, or
 * two in a name of ten characters or more.
 */
function mistypedNames(source: Record<string, string | undefined>): [string, string][] {
  const ours = Object.keys(expectations);
  return Object.keys(source).flatMap((name): [string, string][] => {
    if (ours.includes(name)) return [];
    const meant = ours.find((known) => distance(name, known) <= (known.length > 9 ? 2 : 1));
    return meant ? [[name, meant]] : [];
  });
}

/** Returns the number of characters to add, remove or change in `one` to get `other`. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [column, wanted] of [...other].entries()) {
      const [left = 0, up = 0, corner = 0] = [line[column], above[column + 1], above[column]];
      line.push(Math.min(left + 1, up + 1, corner + (letter === wanted ? 0 : 1)));
    }
    above = line;
  }
  return above[other.length] ?? 0;
}
