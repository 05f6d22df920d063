import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledBody, strangeBodies } from "../hostile/bodies.ts";
import { characterClasses } from "../hostile/characters.ts";
import { listForms } from "../hostile/forms.ts";
import { type HostileSite, startHostileSite } from "../hostile/hostile-site.ts";
import { type Cluster, embeddedBinaries, startCluster } from "../support/cluster.ts";
import { createTemplate } from "../support/template-database.ts";
import { measured } from "./measured.ts";

/** `MIXED_MINUTES=5` for a shorter look; memory is only known to be flat after the half hour. */
const minutes = Number(process.env.MIXED_MINUTES ?? 30);
const quietMs = 60_000;
const honestEachMs = 50;
const hostileEachMs = 100;
/** A tenth of a site's memory may come and go with what is being answered. */
const flatBytes = 40 * 2 ** 20;

const pages = [
  "/",
  "/services/reparation-materielle",
  "/locations",
  "/blog",
  "/devis",
  "/about",
  "/join",
  "/newsletter",
];
const forms = await listForms();
const kinds = Object.keys(characterClasses);

let cluster: Cluster;
let under: HostileSite;

beforeAll(async () => {
  cluster = await startCluster(embeddedBinaries());
  await createTemplate(cluster);
  under = await startHostileSite(cluster.url("postgres"));
});
afterAll(async () => {
  await under.stop();
  await cluster.stop();
});

/** Visitors who read a page every 50 ms until `isOver`. Returns how long each waited, in milliseconds. */
async function visit(isOver: () => boolean): Promise<number[]> {
  const waits: number[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const started = performance.now();
    const answer = await fetch(under.site.url + (pages[count % pages.length] ?? "/"), {
      headers: { "x-forwarded-for": `203.0.113.${count % 250}` },
    });
    await answer.text();
    expect(answer.status).toBe(200);
    waits.push(performance.now() - started);
    await wait(honestEachMs);
  }
  return waits;
}

/** Everything hostile, in turn, until `isOver`. Returns how many requests were sent. */
async function attackUntil(isOver: () => boolean): Promise<number> {
  const typed = forms.flatMap(({ values, typed: names }) => names.map((field) => ({ values, field })));
  const strange = strangeBodies([...new Set(forms.flatMap(({ values }) => Object.keys(values)))]);
  let count = 0;
  for (; !isOver(); count += 1) {
    const path = under.addresses[count % under.addresses.length] ?? "/";
    const form = typed[count % typed.length];
    const filled = form && filledBody(form.values, form.field, kinds[count % kinds.length] ?? "");
    const body = count % 3 === 0 ? strange[(count / 3) % strange.length] : filled;
    if (body) expect(await under.attacker.post(path, body), `${path}, ${body.name}`).toBeLessThan(500);
    await wait(hostileEachMs);
  }
  return count;
}

test("honest visitors wait at most twice as long while others attack, and memory stays flat", async ({
  task,
}) => {
  const after = (ms: number) => {
    const end = performance.now() + ms;
    return () => performance.now() > end;
  };
  const quiet = ninetyNinth(await visit(after(quietMs)));
  const isOver = after(minutes * 60_000);
  const samples: number[] = [];
  const [waits, attacks] = await Promise.all([
    visit(isOver),
    attackUntil(isOver),
    (async () => {
      for (; !isOver(); await wait(10_000)) samples.push(await under.probe.residentBytes());
    })(),
  ]);
  const mixed = ninetyNinth(waits);
  // The first third warms up: what is compiled and cached stays.
  const third = Math.floor(samples.length / 3);
  const growth = mean(samples.slice(-third)) - mean(samples.slice(third, 2 * third));
  measured(
    task,
    `${minutes} min, ${waits.length} pages and ${attacks} attacks: p99 ${Math.round(mixed)} ms, quiet ${Math.round(quiet)} ms; ` +
      `memory ${(growth / 2 ** 20).toFixed(1)} MiB more in the last third than in the second`,
  );
  expect(mixed).toBeLessThan(2 * quiet);
  expect(growth).toBeLessThan(flatBytes);
});

function ninetyNinth(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
