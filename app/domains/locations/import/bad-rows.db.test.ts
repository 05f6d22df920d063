import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db } from "#app/db/client.server.ts";
import { locations } from "#app/db/schema/locations.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { madeUpRows, sampleRows } from "#tests/support/import-file.ts";
import { failuresOf, importWhole } from "#tests/support/import-run.ts";
import { importLocationsQueue } from "./jobs.server.ts";
import { getImportScreen } from "./queries.server.ts";

beforeAll(() => startJobs([importLocationsQueue]));
afterAll(() => stopJobs(1_000));
beforeEach(async () => {
  await db.execute(sql`truncate import_runs, regions, departments, communes, locations cascade`);
});

const nothing = { created: 0, existing: 0, failed: 0 };

// rule import/bad-rows
describe("bad rows of an import", () => {
  it("with hostile values in any column are set aside or made harmless, and the file is imported", async () => {
    const half = "\ud800";
    const values: unknown[] = [
      half,
      "\0",
      "\u0000\udfff",
      "",
      null,
      {},
      [],
      true,
      -1,
      1e300,
      "x".repeat(5_000),
    ];
    const traps = [
      "'; drop table communes; --",
      "<script>",
      "{slug}",
      "\u202e",
      "\ufffe",
      "=1+1",
      "😀",
      "-",
      "\\",
    ];
    const [good = {}] = sampleRows();
    const bad = Object.keys(good).flatMap((column) =>
      [...values, ...traps].map((value) => ({ ...good, [column]: value })),
    );
    const data = [
      ...bad.map((row, at) => ({
        ...row,
        code_insee: row.code_insee === good.code_insee ? 10_000 + at : row.code_insee,
      })),
      ...sampleRows(),
    ];
    const { answer, run } = await importWhole(data);
    expect(answer).toEqual({ outcome: "done" });
    expect(run).toMatchObject({ status: "done", rowCount: data.length });
    const { current } = await getImportScreen();
    expect(current?.stages.map(({ done, total }) => done - total)).toEqual([0, 0, 0, 0]);
    const counted = run.counts.locations ?? nothing;
    expect(counted.failed).toBe(0);
    expect(counted.created + counted.existing + run.failed + run.skipped).toBe(data.length);
    expect((await failuresOf(run.id)).length).toBe(run.failed);
    expect(await db.$count(locations)).toBe(counted.created);
    expect(await db.$count(locations, eq(locations.slug, "la-fleche"))).toBe(1);
  });

  it("do not stop the import, even if there are tens of thousands, and the screen shows the first ten", async () => {
    const { run } = await importWhole([...Array.from({ length: 30_000 }, () => 1), ...sampleRows()]);
    expect(run).toMatchObject({ status: "done", failed: 30_000 });
    expect(run.counts.locations?.created).toBe(352);
    const { failures } = await getImportScreen();
    expect(failures.map(({ row }) => row)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("that repeat a commune count as existing, within the chosen départements", async () => {
    const rows = madeUpRows(900);
    const { run } = await importWhole([...rows, ...rows.slice(0, 600)], { departments: "53" });
    expect(run.counts.communes).toEqual({ ...nothing, created: 900, existing: 600 });
    expect(run.counts.locations).toEqual({ ...nothing, created: 300, existing: 200 });
    expect(run.locationTotal).toBe(500);
  });
});
