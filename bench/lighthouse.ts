import { chromiumArguments, findChromium } from "../tests/support/chromium.ts";
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

const pages = [
  "/",
  "/services/depannage-distance",
  "/locations",
  "/locations/la-fleche",
  "/devis",
  "/blog",
  "/blog/sauvegarde-regle-3-2-1",
];

/** Measures each page in turn. A page whose trace fails twice says so in its row, and the others continue. */
export async function measureLighthouse(url: string): Promise<Record<string, string | number>[]> {
  const rows = [];
  for (const path of pages) rows.push(await measurePage(url + path));
  return rows;
}

/** Lighthouse's mobile profile (a slow telephone on a slow network, simulated); the median of `runs` runs. */
async function measurePage(url: string, runs = 3): Promise<Record<string, string | number>> {
  const reports: Report[] = [];
  const flags = ["--headless", ...chromiumArguments].join(" ");
  for (let count = 0; count < runs; count += 1) {
    const options = [url, "--quiet", "--output=json", `--chrome-flags=${flags}`];
    const trace = () => runTool<Report>("lighthouse", options, { CHROME_PATH: findChromium() });
    try {
      reports.push(await trace().catch(trace));
    } catch (error) {
      return { page: new URL(url).pathname, failed: (error as Error).message.split("\n")[0] ?? "" };
    }
  }
  const row: Record<string, string | number> = { page: new URL(url).pathname };
  for (const name of categories) {
    row[name] = Math.round(median(reports.map((report) => report.categories[name].score)) * 100);
  }
  for (const name of audits) {
    const value = median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
    row[`${name.replace(/(\w)\w*-?/g, "$1").toUpperCase()} ms`] = Math.round(value);
  }
  row.CLS = median(reports.map((report) => report.audits[shift]?.numericValue ?? Number.NaN)).toFixed(3);
  // The machine's speed meanwhile: half of it doubles the blocking time.
  row.machine = Math.round(median(reports.map((report) => report.environment.benchmarkIndex)));
  for (const problem of problems(reports[0])) console.log(`  ${new URL(url).pathname}: ${problem}`);
  return row;
}

function problems(report: Report | undefined): string[] {
  return Object.values(report?.audits ?? {})
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === "binary" && score === 0)
    .map(({ title }) => title);
}
