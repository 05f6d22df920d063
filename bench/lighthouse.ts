import { secretPathOf } from "../app/lib/pages/secret-paths.ts";
import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
import { makePages } from "../tests/support/first-acts/made-pages.ts";
import { pageKinds } from "../tests/support/first-acts/page-kinds.ts";
import { median, runTool } from "./tool.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"] as const;
const shift = "cumulative-layout-shift";

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>;
  environment: { benchmarkIndex: number };
  audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }
  >;
}

/** The address that answers 404 is left out, because Lighthouse refuses it. */
const measurable = pageKinds.filter((path) => path !== "/adresse-inconnue");

/**
 * Measures one page of each public kind after the other. If a page's trace fails twice, the row of that page reports
 * it, and the others are still measured.
 */
export async function measureLighthouse(
  url: string,
  databaseUrl: string,
): Promise<Record<string, string | number>[]> {
  const made = await makePages(url, databaseUrl);
  const rows = [];
  for (const path of [...measurable, ...made]) {
    const row = await measurePage(url, path);
    // Prints each row at once, because all pages take a quarter of an hour and somebody may stop the program earlier.
    console.log(`  ${JSON.stringify(row)}`);
    rows.push(row);
  }
  return rows;
}

/**
 * Measures with Lighthouse's mobile profile (a slow telephone and network, simulated). Returns the median of the runs.
 */
async function measurePage(origin: string, path: string, runs = 3): Promise<Record<string, string | number>> {
  const url = origin + path;
  // Some pages have a secret address, which must not be printed.
  const page = secretPathOf(path) ?? path;
  const reports: Report[] = [];
  const flags = ["--headless", ...chromiumArguments].join(" ");
  for (let count = 0; count < runs; count += 1) {
    const options = [url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
    const trace = () => runTool<Report>("lighthouse", options, { CHROME_PATH: findChromium() });
    try {
      reports.push(await trace().catch(trace));
    } catch (error) {
      return { page, failed: (error as Error).message.split("\n")[0] ?? "" };
    }
  }
  const row: Record<string, string | number> = { page };
  for (const name of categories) {
    row[name] = Math.round(median(reports.map((report) => report.categories[name].score)) * 100);
  }
  for (const name of audits) {
    const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
    row[`${name.replace(/(\w)\w*-?/g, "$1").toUpperCase()} ms`] = Math.round(value);
  }
  row.CLS = median(reports.map((report) => report.audits[shift]?.numericValue ?? Number.NaN)).toFixed(3);
  // The speed of the machine during the measurement. At half the speed, the blocking time doubles.
  row.machine = Math.round(median(reports.map((report) => report.environment.benchmarkIndex)));
  for (const problem of problems(reports[0])) console.log(`  ${page}: ${problem}`);
  return row;
}

function problems(report: Report | undefined): string[] {
  return Object.values(report?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
    .map(({ title }) => title);
}
