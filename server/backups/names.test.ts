import { expect, test } from "vitest";
import { backupName, backupsToRemove, isBackupDue } from "./names.ts";

const at = (text: string) => new Date(text);

test("the name of a backup contains its date and time", () => {
  expect(backupName(at("2026-11-22T02:15:00.123Z"), false)).toBe("atelier-20261122T021500Z.sql.gz");
  expect(backupName(at("2026-11-22T02:15:00Z"), true)).toBe("atelier-20261122T021500Z.sql.gz.age");
});

test("the backups of seven days and of four weeks are kept, and other files are left alone", () => {
  const names = Array.from({ length: 60 }, (_, day) =>
    backupName(new Date(Date.UTC(2026, 8, 23 + day, 1, 7)), day % 2 === 0),
  );
  const others = ["notes.txt", "atelier-20200101T000000Z.sql.gz.partial", "atelier.gz"];
  const removed = backupsToRemove([...others, ...names].toReversed());
  const kept = names.filter((name) => !removed.includes(name));
  // The newest backup is from Saturday 21 November. The three Sundays before that day are the last days of their weeks.
  expect(kept.map((name) => name.slice(8, 16))).toEqual([
    "20261101",
    "20261108",
    "20261115",
    "20261116",
    "20261117",
    "20261118",
    "20261119",
    "20261120",
    "20261121",
  ]);
  expect(removed).toHaveLength(names.length - kept.length);
  expect(backupsToRemove(kept)).toEqual([]);
});

test("the newest backup of a day is kept, and days without a backup do not count", () => {
  const hours = [1, 9, 17].map((hour) => backupName(new Date(Date.UTC(2026, 10, 20, hour)), false));
  const old = backupName(at("2020-01-01T00:00:00Z"), false);
  expect(backupsToRemove([...hours, old])).toEqual([hours[1], hours[0]]);
});

test("a backup is due each night from two o'clock in Paris, in summer and winter, and always when there is none", () => {
  expect(isBackupDue(null, at("2026-11-22T12:00:00Z"))).toBe(true);
  expect(isBackupDue(at("2026-11-21T01:07:00Z"), at("2026-11-22T00:59:00Z"))).toBe(false);
  expect(isBackupDue(at("2026-11-21T01:07:00Z"), at("2026-11-22T01:07:00Z"))).toBe(true);
  expect(isBackupDue(at("2026-11-22T01:07:00Z"), at("2026-11-22T22:07:00Z"))).toBe(false);
  expect(isBackupDue(at("2026-07-21T00:07:00Z"), at("2026-07-21T23:59:00Z"))).toBe(false);
  expect(isBackupDue(at("2026-07-21T00:07:00Z"), at("2026-07-22T00:07:00Z"))).toBe(true);
});
