import { expect, test } from "vitest";
import { type SystemState, systemWarnings } from "./rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const backedUp = (daysAgo: number) => ({
  createdAt: new Date(now.getTime() - daysAgo * 86_400_000),
  sizeBytes: 1,
});
const healthy: SystemState = {
  version: "0.1.0",
  schemaVersion: 12,
  databaseVersion: "18.4",
  databaseBytes: 1,
  folderBytes: 1,
  disk: { freeBytes: 50, totalBytes: 100 },
  startedAt: now,
  lastBackup: backedUp(1),
};

test("a backup of this week and room on the disk are nothing to look at", () => {
  expect(systemWarnings(healthy, now)).toEqual([]);
  expect(systemWarnings({ ...healthy, disk: null }, now)).toEqual([]);
});

test("no backup, an old one, or a disk nearly full are", () => {
  expect(systemWarnings({ ...healthy, lastBackup: null }, now)).toEqual(["backup"]);
  expect(systemWarnings({ ...healthy, lastBackup: backedUp(9) }, now)).toEqual(["backup"]);
  expect(systemWarnings({ ...healthy, disk: { freeBytes: 9, totalBytes: 100 } }, now)).toEqual(["disk"]);
});
