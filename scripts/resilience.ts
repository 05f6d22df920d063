import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, release, tmpdir, totalmem } from "node:os";
import { basename, join } from "node:path";
import { runStep } from "./testing/step.ts";
import { documentWith, type ResilienceReport, rowsOf, table } from "./testing/resilience-table.ts";

// `npm run test:resilience [names]`: long tests outside `npm test`, which kill the built site, fill its disk, cut its
// connections and flood it. Without names, every file runs. `-- --keep` writes the table into docs/resilience.md.
const document = "docs/resilience.md";
const ending = ".resilience.test.ts";

const known = globSync(`tests/resilience/**/*${ending}`).map((path) => basename(path, ending));
const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = names.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(", ")}. There are: ${known.toSorted().join(", ")}.`);
  process.exitCode = 1;
} else {
  process.exitCode = (await run()) ? 0 : 1;
}

async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "atelier-resilience-"));
  const report = join(folder, "report.json");
  const options = ["--config=tests/resilience/vitest.config.ts", "--root=.", "--reporter=default"];
  const reporting = ["--reporter=json", `--outputFile.json=${report}`];
  const files = names.map((name) => `/${name}${ending}`);
  try {
    const step = { name: "resilience", commands: [["vitest", "run", ...options, ...reporting, ...files]] };
    const succeeded = await runStep(step, { live: true });
    const rows = rowsOf(
      JSON.parse(readFileSync(report, "utf8")) as ResilienceReport,
      new Date().toISOString().slice(0, 10),
    );
    console.log(`\n${machine()}\n\n${table(rows)}`);
    if (process.argv.includes("--keep"))
      writeFileSync(document, documentWith(readFileSync(document, "utf8"), rows, machine()));
    return succeeded;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns one line that describes the machine. */
function machine(): string {
  const processors = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model.trim() || "unknown processor";
  return `Machine: ${processors.length} × ${model}, ${gibibytes} GiB of memory, ${process.platform} ${release()}, Node ${process.versions.node}.`;
}
