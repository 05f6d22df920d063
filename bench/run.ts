import { appendFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedBinaries, startCluster } from "../tests/support/cluster.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { createTemplate } from "../tests/support/template-database.ts";
import { measureCached } from "./cached.ts";
import { measureAnswers, measureConfusions, measureLearning } from "./assistant.ts";
import { measureBlog } from "./blog.ts";
import { measureTyping } from "./editor.ts";
import { measureImport } from "./import.ts";
import { measureInboxes } from "./inboxes.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureZones } from "./locations.ts";
import { measureCrawl } from "./misses.ts";
import { machine, measured, type Row, tableText } from "./report.ts";
import { measureScrolling } from "./scrolling.ts";
import { installTools } from "./tool.ts";
import { measureVisits } from "./visits.ts";

// `npm run bench [-- names]`: measures the built site with its own database. Nothing else should run on this machine.
// This folder is a separate package, in which `#tests/…` does not resolve, so the imports are relative.

/** Resolves to null when something that it needs is missing. */
type Measurement = () => Promise<readonly Row[] | null>;

const unlimited = { RATE_LIMITS: "off" };

const sections: Record<string, [title: string, measure: Measurement]> = {
  lighthouse: [
    "Lighthouse, mobile, median of three",
    () => onSite({}, ({ url, databaseUrl }) => measureLighthouse(url, databaseUrl)),
  ],
  load: [
    "Requests a second, 32 connections, 8 s",
    () =>
      onSite(unlimited, async ({ url }) => [
        await measureLoad("home page, from the page cache", `${url}/`),
        await measureLoad("health", `${url}/healthz`),
      ]),
  ],
  cached: [
    "A cached page beside nginx with the same bytes on a disk, three turns each",
    () => onSite({ ...unlimited, LOG_LEVEL: "info" }, measureCached),
  ],
  misses: [
    "A crawler reads 3,000 zones that no cache holds, 8 connections",
    () => onSite(unlimited, measureCrawl),
  ],
  locations: [
    "Every commune of France as a zone, one request at a time, page cache aside",
    () => onSite(unlimited, ({ url, databaseUrl }) => measureZones(url, databaseUrl)),
  ],
  inboxes: [
    "20,000 rows in each inbox, one request at a time, then scrolling a full page of them",
    () =>
      onSite(unlimited, async ({ url, databaseUrl }) => [
        ...(await measureInboxes(url, databaseUrl)),
        ...(await measureScrolling({ url })),
      ]),
  ],
  blog: [
    "5,000 articles in the blog, one request at a time, page cache aside",
    () => onSite(unlimited, ({ url, databaseUrl }) => measureBlog(url, databaseUrl)),
  ],
  assistant: [
    "The assistant: learning, answers one at a time",
    () =>
      onSite({}, async ({ url, databaseUrl }) => [
        ...measureLearning(),
        ...(await measureAnswers(url, databaseUrl)),
      ]),
  ],
  confusions: [
    "What the assistant takes for something else, judged by authors who taught nothing: rows are right, columns answered",
    async () => measureConfusions(),
  ],
  import: ["Importing every commune of France, beside a COPY of the same rows", () => measureImport(cluster)],
  editor: [
    "From a key to the screen, in the editor",
    () => onSite(unlimited, async (site) => [await measureTyping(site)]),
  ],
  visits: [
    "400,000 visits and a million views over 90 days, then views as fast as they are taken",
    () => onSite(unlimited, ({ url, databaseUrl }) => measureVisits(url, databaseUrl)),
  ],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in sections));
if (unknown.length > 0) {
  console.error(`No section ${unknown.join(", ")}. There are: ${Object.keys(sections).join(", ")}.`);
  process.exit(1);
}

const file = join(import.meta.dirname, "results.md");
installTools();
// This database is on the disk, as the database of a site is.
const cluster = await startCluster(embeddedBinaries(), tmpdir());
try {
  await createTemplate(cluster);
  writeFileSync(file, `# npm run bench\n\n${machine()}\n`);
  for (const [name, [title, measure]] of Object.entries(sections)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`\n${name}: ${title}`);
    const { rows, notes, hasFailed } = await measured(measure);
    if (rows) console.table(rows);
    for (const note of notes) console.log(note);
    appendFileSync(
      file,
      `\n## ${name}: ${title}\n\n${tableText(rows ?? [])}${notes.map((note) => `\n${note}\n`).join("")}`,
    );
    if (hasFailed) process.exitCode = 1;
  }
  console.log(`\nAlso in ${file}`);
} finally {
  await cluster.stop();
}

async function onSite<Result>(environment: Record<string, string>, measure: (site: Site) => Promise<Result>) {
  const site = await startSite(cluster.url("postgres"), { LOG_LEVEL: "warn", ...environment });
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}
