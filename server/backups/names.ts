const keptDays = 7;
const keptWeeks = 4;
const dayMs = 86_400_000;

const pattern = /^atelier-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.sql\.gz(\.age)?$/;

/** Returns the file name of a backup: `atelier-20261122T021500Z.sql.gz`, with `.age` added when it is encrypted. */
export function backupName(moment: Date, isEncrypted: boolean): string {
  const stamp = moment.toISOString().replace(/[-:]|\.\d+/g, "");
  return `atelier-${stamp}.sql.gz${isEncrypted ? ".age" : ""}`;
}

/** Returns the moment of the backup with this file name, or null for any other file. */
function momentOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = pattern.exec(name) ?? [];
  return year ? new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) : null;
}

/**
 * Returns the backups to remove among these files. Keeps the newest backup of each of the last 7 days, and of each of
 * the last 4 weeks. A day or week without a backup is skipped, so an older one takes its place. Ignores other files.
 */
export function backupsToRemove(names: readonly string[]): string[] {
  const found = names
    .flatMap((name) => {
      const moment = momentOf(name);
      return moment ? [{ name, day: Math.floor(moment.getTime() / dayMs) }] : [];
    })
    .toSorted((one, other) => (one.name < other.name ? 1 : -1));
  const days = new Map<number, string>();
  const weeks = new Map<number, string>();
  for (const { name, day } of found) {
    if (!days.has(day) && days.size < keptDays) days.set(day, name);
    // Day 0 is 1 January 1970, a Thursday. Weeks begin on Mondays.
    const week = Math.floor((day + 3) / 7);
    if (!weeks.has(week) && weeks.size < keptWeeks) weeks.set(week, name);
  }
  const kept = new Set([...days.values(), ...weeks.values()]);
  return found.flatMap(({ name }) => (kept.has(name) ? [] : [name]));
}

/** Whether a backup is due because the last one was made before two o'clock last night, Paris time. */
export function isBackupDue(last: Date | null, now: Date): boolean {
  return !last || nightOf(last) !== nightOf(now);
}

const parisDay = new Intl.DateTimeFormat("fr-FR", { timeZone: "Europe/Paris", dateStyle: "short" });

function nightOf(moment: Date): string {
  return parisDay.format(moment.getTime() - 2 * 3_600_000);
}
