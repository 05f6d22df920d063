import { expect, test } from "vitest";
import { diskText, systemTexts } from "./labels.ts";
import { isDiskFull, type SystemState, systemWarnings } from "./rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const backedUp = (daysAgo: number, isDaily = true): SystemState["backups"] => ({
  last: {
    createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
    sizeBytes: 1,
    isEncrypted: false,
    isCopied: null,
  },
  failure: null,
  isDaily,
  hasSecondPlace: false,
  secondPlaceProblem: null,
});
const healthy: SystemState = {
  version: "0.1.0",
  schemaVersion: 12,
  databaseVersion: "18.4",
  databaseBytes: 1,
  folderBytes: 1,
  disk: { freeBytes: 50, totalBytes: 100, holdsDatabase: false },
  startedAt: now,
  backups: backedUp(1),
};

test("a backup from last night and free space on the disk give no warning", () => {
  expect(systemWarnings(healthy, now)).toEqual([]);
  expect(systemWarnings({ ...healthy, disk: null }, now)).toEqual([]);
});

test("no backup, an old backup or a nearly full disk give a warning", () => {
  expect(systemWarnings({ ...healthy, backups: { ...backedUp(1), last: null } }, now)).toEqual(["backup"]);
  expect(systemWarnings({ ...healthy, backups: backedUp(3) }, now)).toEqual(["backup"]);
  expect(systemWarnings({ ...healthy, backups: backedUp(9, false) }, now)).toEqual(["backup"]);
  expect(
    systemWarnings({ ...healthy, disk: { freeBytes: 9, totalBytes: 100, holdsDatabase: false } }, now),
  ).toEqual(["disk"]);
});

test("a manual backup is old only after a week, and a failed backup since then gives a warning", () => {
  expect(systemWarnings({ ...healthy, backups: backedUp(7, false) }, now)).toEqual([]);
  const failure = { reason: "le disque est plein", attempts: 1, lastAt: now };
  expect(systemWarnings({ ...healthy, backups: { ...backedUp(1), failure } }, now)).toEqual(["backup"]);
});

// rule running/full-disk
test("a disk that can store nothing is reported as full, and a disk with little space as nearly full", () => {
  const mebibyte = 1024 * 1024;
  const disk = (freeMiB: number, holdsDatabase = true) => ({
    freeBytes: freeMiB * mebibyte,
    totalBytes: 160 * mebibyte,
    holdsDatabase,
  });
  expect(isDiskFull(disk(88))).toBe(false);
  expect(systemWarnings({ ...healthy, disk: disk(88) }, now)).toEqual([]);
  expect(systemWarnings({ ...healthy, disk: disk(19) }, now)).toEqual(["disk"]);
  expect(diskText(disk(0))).toBe(systemTexts.fullDisk);
  expect(diskText(disk(0))).not.toContain("presque");
  // The database is on another machine. So a full disk here does not prevent the site from storing what visitors send.
  expect(diskText(disk(0, false))).toBe(systemTexts.lowDisk);
});
