import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledBody, strangeBodies } from "../hostile/bodies.ts";
import { characterClasses } from "../hostile/characters.ts";
import { listForms } from "../hostile/forms.ts";
import { type HostileSite, startHostileSite } from "../hostile/hostile-site.ts";
import { type Cluster, embeddedBinaries, startCluster } from "../support/cluster.ts";
import { createTemplate } from "../support/template-database.ts";
import { measured } from "./measured.ts";

/** `MIXED_MINUTES=5` makes the run shorter. Only a run of half an hour shows that the memory does not grow. */
const minutes = Number(process.env.MIXED_MINUTES ?? 30);
/** Quiet periods and attacks alternate, so that other work of the machine affects both alike. */
const quietMs = 20_000;
const attackedMs = 40_000;
const honestEachMs = 50;
const hostileEachMs = 100;
/** In milliseconds. A minute of traffic gets 90 s, because to read the memory takes time too. */
const timeout = minutes * 90_000;
const flatBytes = 20 * 2 ** 20;

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

/** Reads a page every 50 ms until `isOver` returns true. Returns how long each visitor waited, in milliseconds. */
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

/** Sends all hostile requests in turn, from number `first` on, until `isOver` returns true. Returns their number. */
async function attackUntil(isOver: () => boolean, first: number): Promise<number> {
  const typed = forms.flatMap(({ values, typed: names }) => names.map((field) => ({ values, field })));
  const strange = strangeBodies([...new Set(forms.flatMap(({ values }) => Object.keys(values)))]);
  let count = first;
  for (; !isOver(); count += 1) {
    const path = under.addresses[count % under.addresses.length] ?? "/";
    const form = typed[count % typed.length];
    const filled = form && filledBody(form.values, form.field, kinds[count % kinds.length] ?? "");
    const body = count % 3 === 0 ? strange[(count / 3) % strange.length] : filled;
    if (body) expect(await under.attacker.post(path, body), `${path}, ${body.name}`).toBeLessThan(500);
    await wait(hostileEachMs);
  }
  return count - first;
}

test(
  "honest visitors wait at most twice as long while others attack, and memory stays flat",
  { timeout },
  async ({ task }) => {
    const after = (ms: number) => {
      const end = performance.now() + ms;
      return () => performance.now() > end;
    };
    const quiet: number[] = [];
    const attacked: number[] = [];
    const held: number[] = [];
    let attacks = 0;
    for (let minute = 0; minute < minutes; minute += 1) {
      quiet.push(...(await visit(after(quietMs))));
      const isOver = after(attackedMs);
      const [waits, sent] = await Promise.all([visit(isOver), attackUntil(isOver, attacks)]);
      attacked.push(...waits);
      attacks += sent;
      held.push(await under.probe.heldBytes());
    }
    const calm = Math.round(ninetyNinth(quiet));
    const stormy = Math.round(ninetyNinth(attacked));
    // The first third of the time is left out: then the memory grows, because code is compiled and caches fill.
    const third = Math.ceil(held.length / 3);
    const growth = mean(held.slice(-third)) - mean(held.slice(third, 2 * third));
    const resident = (await under.probe.residentBytes()) / 2 ** 20;
    measured(
      task,
      `${minutes} min, ${attacked.length} pages among ${attacks} attacks: p99 ${stormy} ms, ${calm} ms without; ` +
        `${(growth / 2 ** 20).toFixed(1)} MiB more held in the last third than in the second, ${resident.toFixed(0)} MiB resident`,
    );
    expect(stormy).toBeLessThan(2 * calm);
    expect(growth).toBeLessThan(flatBytes);
  },
);

function ninetyNinth(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
}
