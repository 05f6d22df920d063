import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireChromium } from "./testing/browser.ts";
import { runStep, type Step } from "./testing/step.ts";
import { readTally, sum, summary, type Tally } from "./testing/tally.ts";

// `npm test`: runs the gates (checks that run no test), then the tests, and all of them even when one fails. `--quick`
// (npm run check) leaves out the browser, the second database server and the tests of whole processes.
const quick = process.argv.includes("--quick");
const reports = mkdtempSync(join(tmpdir(), "atelier-tests-"));

/** A gate (a check that runs no test) stores its result for a file here until the file changes. `npm ci` deletes it. */
const cache = "node_modules/.cache";

/** The longest gate comes first, so that the others run beside it. */
const gates: Step[] = [
  { name: "build", commands: [["node", "scripts/bootstrap.mjs", "build"]] },
  {
    name: "types",
    commands: [
      ["react-router", "typegen"],
      ["tsc", "--noEmit", "--incremental", "--tsBuildInfoFile", `${cache}/types.tsbuildinfo`],
    ],
  },
  {
    name: "formatting",
    commands: [
      [
        "prettier",
        "--check",
        "--cache",
        "--cache-strategy=content",
        `--cache-location=${cache}/formatting`,
        ".",
      ],
    ],
  },
  { name: "dead code", commands: [["knip", "--cache", "--cache-location", `${cache}/dead-code`]] },
  { name: "lint", commands: [["oxlint", "--deny-warnings"]] },
  { name: "architecture", commands: [["node", "scripts/check-architecture.ts"]] },
];

/** Runs the gates, two at a time: one for each core of a small machine. */
async function runGates(): Promise<Map<string, boolean>> {
  const results = new Map<string, boolean>();
  const waiting = gates.values();
  const worker = async () => {
    for (const gate of waiting) results.set(gate.name, await runStep(gate));
  };
  await Promise.all([worker(), worker()]);
  return results;
}

async function runTests(
  name: string,
  command: string[],
  environment: Record<string, string> = {},
): Promise<Tally> {
  const report = join(reports, `${name}.json`);
  const reporting = { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const complete = command.map((part) => part.replace("REPORT", report));
  return readTally(
    report,
    await runStep({ name, commands: [complete], environment: reporting }, { live: true }),
  );
}

async function runBrowserTests(): Promise<Tally> {
  const chromium = await requireChromium();
  if (!chromium) return { passed: 0, failed: 1, skipped: 0 };
  return runTests("browser tests", ["playwright", "test", "--reporter=list,json"], {
    PLAYWRIGHT_CHROMIUM_PATH: chromium,
    // With another locale, Chromium cannot give a French name to a downloaded file.
    LC_ALL: "C.UTF-8",
  });
}

const started = performance.now();
const results = await runGates();
const passed = [...results.values()].filter(Boolean).length;
const tallies: Tally[] = [{ passed, failed: results.size - passed, skipped: 0 }];

tallies.push(
  await runTests(
    "unit and database tests",
    [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      "--outputFile.json=REPORT",
      // A test that passes on one database server usually passes on the other. Only the whole suite checks both.
      ...(quick ? ["--project=unit", "--project=db"] : []),
    ],
    quick ? { TEST_QUICK: "on" } : {},
  ),
);
if (!quick && results.get("build")) tallies.push(await runBrowserTests());
rmSync(reports, { recursive: true, force: true });

const total = sum(tallies);
const minutes = Math.floor((performance.now() - started) / 60_000);
const seconds = Math.round((performance.now() - started) / 1000) % 60;
console.log(`\n${minutes} min ${seconds} s`);
console.log(summary(total));
process.exitCode = total.failed === 0 ? 0 : 1;
