import { Agent, get } from "node:http";
import pg from "pg";
import { readCommunes } from "./communes.ts";
import { fillZones } from "./locations.ts";
import { processorSeconds } from "./tool.ts";

const connections = 8;
const pages = 3000;

interface CrawledSite {
  url: string;
  pid: number | undefined;
  databaseUrl: string;
}

/**
 * Reads pages that no cache has, as a crawler does. Reports pages a second, and pages for a second of processor time in
 * the site's own process. Other work of the machine changes the first figure most. Returns null without the file of
 * communes.
 */
export async function measureCrawl({
  url,
  pid,
  databaseUrl,
}: CrawledSite): Promise<Record<string, number>[] | null> {
  const rows = readCommunes();
  if (!rows || !pid) return null;
  await fillZones(databaseUrl, rows);
  const slugs = await someSlugs(databaseUrl);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const waiting = slugs.values();
  const worker = async () => {
    for (const slug of waiting) {
      const started = performance.now();
      await read(`${url}/locations/${slug}`, agent);
      times.push(performance.now() - started);
    }
  };
  const processor = processorSeconds(pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  const used = processorSeconds(pid) - processor;
  agent.destroy();
  times.sort((a, b) => a - b);
  return [
    {
      "pages a second": Math.round(slugs.length / seconds),
      "pages a second of one core": Math.round(slugs.length / used),
      "p99 ms": Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN),
    },
  ];
}

/** Returns zones (communes with a page) spread over the whole country, the same ones each time. */
async function someSlugs(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ slug: string }>(
      "select slug from locations order by md5(slug) limit $1",
      [pages],
    );
    return rows.map(({ slug }) => slug);
  } finally {
    await client.end();
  }
}

function read(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`));
      answer.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}
