import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createGunzip } from "node:zlib";

// Runs one import in its own process, to measure its memory: `node import-child.ts FILE`, with DATABASE_URL. Prints the
// result as JSON.
const { receiveImport } = await import("../app/domains/locations/import/commands/receive.server.ts");
const { continueImport, importLocationsQueue } =
  await import("../app/domains/locations/import/jobs.server.ts");
const { getImportScreen } = await import("../app/domains/locations/import/queries.server.ts");
const { startJobs, stopJobs } = await import("../app/lib/background/jobs.server.ts");
const { defaultPatterns } = await import("../app/domains/locations/import/rules/new-locations.ts");
const { specifiedProfile } = await import("../app/domains/business/sections/assemble.server.ts");

const [file = ""] = process.argv.slice(2);
await startJobs([importLocationsQueue]);
const before = process.memoryUsage.rss();
let peak = before;
let ticks = 0;
let longestBlockMs = 0;
let lastTick = performance.now();
const watch = setInterval(() => {
  // Reading the memory has a cost: every 10 ms, it took a tenth of the import's own processor time.
  if (ticks % 10 === 0) peak = Math.max(peak, process.memoryUsage.rss());
  ticks += 1;
  longestBlockMs = Math.max(longestBlockMs, performance.now() - lastTick - 10);
  lastTick = performance.now();
}, 10);
const patterns = defaultPatterns(specifiedProfile);
const started = performance.now();
await receiveImport(
  { userId: "bench", email: "", name: "bench", sessionId: "" },
  {
    async read(receiveFile) {
      const bytes = createReadStream(file);
      const pieces = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
      for await (const piece of pieces) await receiveFile(piece as Buffer, "communes.json");
      return {
        pattern_address: patterns.address,
        pattern_phone: patterns.phone,
        pattern_email: patterns.email,
      };
    },
  },
);
const receivedMs = performance.now() - started;
await continueImport();
const totalMs = performance.now() - started;
clearInterval(watch);
const { current } = await getImportScreen();
const growthMb = (peak - before) / 1024 / 1024;
console.log(
  JSON.stringify({
    bytes: (await stat(file)).size,
    receivedMs,
    totalMs,
    growthMb,
    longestBlockMs,
    run: current,
  }),
);
await stopJobs(1_000);
await (globalThis as { atelierPool?: { end(): Promise<void> } }).atelierPool?.end();
