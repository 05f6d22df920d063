import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { db, pool } from "#app/db/client.server.ts";
import { importChunks, importFailures, importRuns } from "#app/db/schema/location-imports.server.ts";
import { communes, locations, regions } from "#app/db/schema/locations.server.ts";
import { startJobs, stopJobs } from "#app/lib/background/jobs.server.ts";
import { alertsQueue, storeAlertDevice, toldAlerts } from "#tests/support/alert-device.ts";
import { camille, failuresOf, importWhole } from "#tests/support/import-run.ts";
import { importForm, madeUpRows, sampleRows } from "#tests/support/import-file.ts";
import { receiveImport } from "./commands/receive.server.ts";
import { cancelImport, continueImport, importLocationsQueue, resumeImport } from "./jobs.server.ts";
import { importLabels } from "#app/domains/locations/import/labels.ts";
import { getImportScreen } from "./queries.server.ts";
import { seedLocations } from "../seed.server.ts";

beforeAll(() => startJobs([importLocationsQueue, alertsQueue]));
afterAll(() => stopJobs(1_000));
beforeEach(async () => {
  await db.execute(sql`truncate import_runs, regions, departments, communes, locations cascade`);
});

const nothing = { created: 0, existing: 0, failed: 0 };

describe("a file with more facts", () => {
  // rule import/postal-codes
  it("gives communes their inhabitants and all postal codes, including communes that were already known", async () => {
    const [one = {}, two = {}] = sampleRows();
    await importWhole([one, two]);
    const known = () =>
      db
        .select({ others: communes.otherPostalCodes, population: communes.population })
        .from(communes)
        .orderBy(communes.inseeCode);
    const nothingMore = { others: [], population: null };
    expect(await known()).toEqual([nothingMore, nothingMore]);
    await importWhole([
      { ...one, codes_postaux: `${String(one.code_postal)}, 72651;72652`, population: 1_700 },
      { ...two, codes_postaux: "72600", population: "inconnue" },
    ]);
    expect(await known()).toEqual([{ others: ["72651", "72652"], population: 1_700 }, nothingMore]);
    await importWhole([one, two]);
    expect((await known())[0]).toEqual({ others: ["72651", "72652"], population: 1_700 });
  });
});

describe("an import", () => {
  // rules import/stages, import/existing, import/postal-codes and import/defaults
  it("goes through its four stages and counts what it did, and a second import creates nothing", async () => {
    const data = [
      ...sampleRows(),
      ...sampleRows()
        .slice(0, 2)
        .map((row, at) => ({ ...row, code_insee: `7299${at}`, code_postal: at ? " " : null })),
    ];
    const first = await importWhole(data);
    expect(first.answer).toEqual({ outcome: "done" });
    expect(first.run).toMatchObject({
      status: "done",
      rowCount: 354,
      skipped: 2,
      failed: 0,
      counts: {
        regions: { ...nothing, created: 1 },
        departments: { ...nothing, created: 1 },
        communes: { ...nothing, created: 352 },
        locations: { ...nothing, created: 352 },
      },
    });
    expect(await db.$count(importChunks)).toBe(0);
    const [le] = await db.select().from(locations).where(eq(locations.slug, "la-fleche"));
    expect(le).toMatchObject({
      name: "Atelier 72 La Flèche",
      address: "Intervention à domicile, 72200 La Flèche",
      phone: "02 61 91 72 72",
      email: "contact+la-fleche@atelier72.example",
      hours: "Lun-Ven: 9h-18h, Sam: 10h-16h",
      services: [
        "Réparation PC & Mac",
        "Dépannage à domicile",
        "Configuration réseau",
        "Récupération de données",
        "Maintenance préventive",
      ],
      descriptionEdited: false,
    });
    const second = await importWhole(data);
    expect(second.run.counts).toEqual({
      regions: { ...nothing, existing: 1 },
      departments: { ...nothing, existing: 1 },
      communes: { ...nothing, existing: 352 },
      locations: { ...nothing, existing: 352 },
    });
    const { current, history } = await getImportScreen();
    expect(current).toMatchObject({ status: "done", startedBy: "Camille" });
    expect(history).toHaveLength(2);
  });

  it("notifies the page caches once, when it ends", async () => {
    const told: (string | undefined)[] = [];
    const listener = await pool.connect();
    listener.on("notification", ({ payload }) => told.push(payload));
    await listener.query("listen atelier_pages");
    await importWhole(madeUpRows(1_100));
    await listener.query("unlisten atelier_pages");
    listener.removeAllListeners("notification");
    listener.release();
    expect(told).toEqual(["locations location-places"]);
  });

  it("writes the same locations as the first start of an installation", async () => {
    const texts = () =>
      db.execute(sql`select slug, description, address, email, city_order from locations order by slug`);
    await importWhole(sampleRows());
    const { rows: imported } = await texts();
    await db.execute(sql`truncate seeds, regions, departments, communes, locations cascade`);
    await seedLocations();
    expect((await texts()).rows).toEqual(imported);
  });

  // rules import/slugs and import/departments
  it("makes a location for each commune, also for those that share a name, with the chosen départements and patterns", async () => {
    const rows = madeUpRows(2_100);
    const { run } = await importWhole(rows, {
      departments: ["53", "44"],
      pattern_email: "{slug}@test.example",
    });
    expect(run.counts.communes).toEqual({ ...nothing, created: 2_100 });
    expect(run.counts.locations).toEqual({ ...nothing, created: 1_400 });
    expect(run.locationTotal).toBe(1_400);
    const {
      rows: [found],
    } = await db.execute(sql`
      select count(*)::int as zones, count(distinct slug)::int as slugs, count(distinct email)::int as emails,
        count(*) filter (where slug like 'saint-martin%')::int as shared from locations`);
    expect(found).toEqual({ zones: 1_400, slugs: 1_400, emails: 1_400, shared: 200 });
  });

  it("links a location typed by hand to its commune, and fills in missing coordinates", async () => {
    const row = sampleRows().find(({ nom_standard }) => nom_standard === "La Flèche");
    await importWhole([{ ...row, latitude_mairie: null, longitude_mairie: null }]);
    await db.update(locations).set({ communeId: null, hours: "Le matin" });
    const { run } = await importWhole([row]);
    expect(run.counts.locations).toEqual({ ...nothing, existing: 1 });
    const [zone] = await db.select().from(locations);
    expect(zone).toMatchObject({ hours: "Le matin", latitude: row?.latitude_mairie });
    expect(zone?.communeId).not.toBeNull();
    expect((await db.select().from(communes))[0]?.latitude).toBe(row?.latitude_mairie);
  });

  // rules import/bad-rows and import/failure
  it("leaves out the rows that cannot be written, with their reasons, and continues", async () => {
    const rows = sampleRows().slice(0, 30);
    await db.execute(sql`
      create function refuse_one() returns trigger language plpgsql as $$
      begin if new.slug = 'arnage' then raise exception 'non' using errcode = 'check_violation'; end if; return new; end $$`);
    await db.execute(
      sql`create trigger refuse_one before insert on locations for each row execute function refuse_one()`,
    );
    const { run } = await importWhole(
      rows.map((row, at) => (at === 3 ? { ...row, code_postal: "ABC" } : row)),
    );
    await db.execute(sql`drop trigger refuse_one on locations`);
    expect(run).toMatchObject({ status: "done", failed: 2 });
    expect(run.counts.locations).toEqual({ created: 28, existing: 0, failed: 1 });
    expect(await failuresOf(run.id)).toEqual([
      {
        row: 4,
        inseeCode: "72004",
        name: "Amné",
        reason: "Code postal « ABC » : cinq chiffres sont attendus",
      },
      { row: 8, inseeCode: "72008", name: "Arnage", reason: "Refusé par la base : non" },
    ]);
    await db.execute(sql`truncate locations`);
    const tooLong = await importWhole(rows, { pattern_email: `x@${"{slug}.".repeat(25)}example` });
    expect(tooLong.run.counts.locations?.failed).toBeGreaterThan(0);
    const [first] = await failuresOf(tooLong.run.id);
    expect(first?.reason).toBe("L’e-mail obtenu dépasse 254 caractères");
  });
});

// rule import/bad-rows
describe("a refused file", () => {
  it("writes nothing, and the screen says why", async () => {
    const whole = JSON.stringify({ data: sampleRows() });
    expect(await receiveImport(camille, importForm(whole.slice(0, -1)))).toEqual({ outcome: "refused" });
    const { current, failures } = await getImportScreen();
    expect(current).toMatchObject({
      status: "refused",
      problems: [{ text: "Le fichier est incomplet : il s’arrête après la ligne 352" }],
    });
    expect(failures).toEqual([]);
    const left = [regions, communes, importChunks, importFailures].map((table) => db.$count(table));
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0]);
    expect(await receiveImport(camille, importForm("PK\u0003\u0004"))).toEqual({ outcome: "refused" });
  });

  it("is not reported as interrupted when the site itself failed to store it", async () => {
    await db.execute(sql`alter table import_chunks rename column rows to hidden_rows`);
    const answer = await receiveImport(camille, importForm({ data: madeUpRows(600) }));
    await db.execute(sql`alter table import_chunks rename column hidden_rows to rows`);
    expect(answer).toEqual({ outcome: "refused" });
    expect((await getImportScreen()).current?.problems).toEqual([{ text: importLabels.notKept }]);
  });

  it("is reported as interrupted when its sender disconnects, and another file can be sent", async () => {
    const gone = {
      async read(receiveFile: (piece: Buffer, name: string) => Promise<void>) {
        await receiveFile(Buffer.from('{"data":['), "a.json");
        throw new Error("the sender is gone");
      },
    };
    expect(await receiveImport(camille, gone)).toEqual({ outcome: "refused" });
    const { current } = await getImportScreen();
    expect(current).toMatchObject({
      status: "refused",
      problems: [{ text: importLabels.interrupted }],
    });
    expect((await importWhole(sampleRows())).answer).toEqual({ outcome: "done" });
  });

  it("is returned with an error for each field with a wrong value, and nothing is stored", async () => {
    const answer = await receiveImport(
      camille,
      importForm({ data: sampleRows() }, { pattern_address: " ", departments: "99" }),
    );
    expect(answer).toEqual({
      outcome: "invalid",
      errors: {
        departments: "Choisissez des départements de la liste",
        pattern_address: "Le modèle d’adresse est requis",
      },
    });
    expect(await db.$count(importRuns)).toBe(0);
  });
});

describe("a running import", () => {
  it("makes the site refuse a second import, even while its file is still being received", async () => {
    let second: unknown;
    const form = importForm({ data: sampleRows() });
    const first = await receiveImport(camille, {
      async read(receiveFile) {
        const values = await form.read(receiveFile);
        second = await receiveImport(camille, importForm({ data: sampleRows() }));
        return values;
      },
    });
    expect([first, second]).toEqual([{ outcome: "done" }, { outcome: "stale" }]);
    expect(await receiveImport(camille, importForm({ data: sampleRows() }))).toEqual({ outcome: "stale" });
    await continueImport();
    expect(await db.$count(locations)).toBe(352);
  });

  it("can be cancelled between two steps: its zones stay, and the next import adds the rest", async () => {
    await receiveImport(camille, importForm({ data: madeUpRows(2_500) }));
    const { current } = await getImportScreen();
    const id = current?.id ?? "";
    await db.execute(sql`update import_runs set stage = 'locations', position = 1`);
    expect(await cancelImport(camille, id)).toBe(true);
    expect(await cancelImport(camille, id)).toBe(false);
    await continueImport();
    expect(await db.$count(locations)).toBe(0);
    const { run } = await importWhole(madeUpRows(2_500));
    expect(run.counts.locations?.created).toBe(2_500);
  });

  // rule reach/failures
  it("stops when it keeps failing, says so, and can be resumed", async () => {
    await storeAlertDevice();
    await receiveImport(camille, importForm({ data: sampleRows() }));
    await db.execute(sql`alter table locations rename column hours to hidden_hours`);
    await continueImport();
    await db.execute(sql`alter table locations rename column hidden_hours to hours`);
    const { current } = await getImportScreen();
    expect(current).toMatchObject({ status: "failed", stage: "locations", canResume: true });
    expect(await toldAlerts()).toMatchObject([{ kind: "failure", subject: "import" }]);
    expect(await resumeImport(camille, current?.id ?? "")).toBe(true);
    await continueImport();
    expect((await getImportScreen()).current).toMatchObject({ status: "done" });
    expect(await db.$count(locations)).toBe(352);
    expect(await resumeImport(camille, current?.id ?? "")).toBe(false);
  });
});

it("each import keeps its own failed rows", async () => {
  const { run } = await importWhole([
    { ...sampleRows()[0], code_postal: "1" },
    { ...sampleRows()[1], nom_standard: "" },
  ]);
  expect(run.failed).toBe(1);
  expect(await db.$count(importFailures, eq(importFailures.runId, run.id))).toBe(1);
});
