import { embeddedBinaries, startCluster } from "../tests/support/cluster.ts";
import { createTemplate } from "../tests/support/template-database.ts";
import { type Site, startSite } from "../tests/support/site.ts";
import { measureBlog } from "./blog.ts";
import { measureInboxes } from "./inboxes.ts";
import { measureImport } from "./import.ts";
import { measureTyping } from "./editor.ts";
import { measureMatching } from "./chatbot.ts";
import { measurePage } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureScrolling } from "./scrolling.ts";
import { measureLikeness } from "./descriptions.ts";
import { measureZones } from "./locations.ts";
import { measureVisits } from "./visits.ts";
import { installTools } from "./tool.ts";

// `npm run bench`: the built site on a database of its own, measured alone on this machine. This folder is a package
// of its own, where `#tests/…` means nothing: hence the relative imports.
const pages = [
  "/",
  "/services/depannage-distance",
  "/locations",
  "/locations/la-fleche",
  "/devis",
  "/blog",
  "/blog/sauvegarde-regle-3-2-1",
];

installTools();
const cluster = await startCluster(embeddedBinaries());
await createTemplate(cluster);
try {
  await withSite({}, async ({ url }) => {
    console.log("\nLighthouse, mobile, median of three");
    const rows = [];
    for (const path of pages) rows.push(await measurePage(url + path));
    console.table(rows);
  });
  await withSite({ RATE_LIMITS: "off" }, async ({ url }) => {
    console.log("\nRequests a second, 32 connections, 8 s");
    console.table([
      await measureLoad("home page, from the page cache", `${url}/`),
      await measureLoad("health", `${url}/healthz`),
    ]);
  });
  await withSite({ RATE_LIMITS: "off" }, async ({ url, databaseUrl }) => {
    console.log("\nEvery commune of France as a zone, one request at a time, page cache aside");
    const zones = await measureZones(url, databaseUrl);
    if (zones) console.table(zones);
    else console.log("not measured: the file of communes is not there");
  });
  console.log("\nHow much the descriptions of neighbouring zones share, in runs of three words");
  const likeness = measureLikeness();
  if (likeness) console.table([likeness]);
  else console.log("not measured: the file of communes is not there");
  await withSite({ RATE_LIMITS: "off" }, async ({ url, databaseUrl }) => {
    console.log("\n20,000 rows in each inbox, one request at a time");
    console.table(await measureInboxes(url, databaseUrl));
    console.log("\nScrolling a full page of them, from frame to frame");
    console.table(await measureScrolling({ url }));
  });
  await withSite({ RATE_LIMITS: "off" }, async ({ url, databaseUrl }) => {
    console.log("\n5,000 articles in the blog, one request at a time, page cache aside");
    console.table(await measureBlog(url, databaseUrl));
  });
  console.log("\nImporting every commune of France, beside a COPY of the same rows");
  const imports = await measureImport(cluster);
  if (imports) console.table(imports);
  else console.log("not measured: the file of communes is not there");
  await withSite({ RATE_LIMITS: "off" }, async (site) => {
    console.log("\nFrom a key to the screen, in the editor");
    console.table([await measureTyping(site)]);
  });
  await withSite({}, async ({ databaseUrl }) => {
    console.log("\nOne chatbot question among 5,000 responses");
    console.table(await measureMatching(databaseUrl));
  });
  await withSite({ RATE_LIMITS: "off" }, async ({ url, databaseUrl }) => {
    console.log("\n400,000 visits and a million views over 90 days, then views as fast as they are taken");
    console.table(await measureVisits(url, databaseUrl));
  });
} finally {
  await cluster.stop();
}

async function withSite(environment: Record<string, string>, measure: (site: Site) => Promise<void>) {
  const site = await startSite(cluster.url("postgres"), { LOG_LEVEL: "warn", ...environment });
  try {
    await measure(site);
  } finally {
    await site.stop();
  }
}
