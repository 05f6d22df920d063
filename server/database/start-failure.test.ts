import { expect, test } from "vitest";
import { startFailure } from "./start-failure.ts";

// rule running/full-disk
test("a start on a full disk fails with the full disk as its reason", () => {
  const disk = (freeBytes: number) => ({ freeBytes, totalBytes: 2 ** 30, holdsDatabase: false });
  const line = "LOG: database system is shut down";
  const said = (freeBytes: number) =>
    startFailure("/srv/a", "/srv/a/postgres.log", line, disk(freeBytes)).message;
  expect(said(0)).toBe(
    "PostgreSQL n’a pas démarré : le disque de /srv/a est plein. Faites de la place, puis relancez.",
  );
  expect(said(2 ** 29)).toContain(line);
});
