import { afterAll, beforeAll, expect, test } from "vitest";
import { type Attack, limits, wrongsOf } from "../hostile/attack.ts";
import { filledBody, strangeBodies } from "../hostile/bodies.ts";
import { characterClasses } from "../hostile/characters.ts";
import { listForms } from "../hostile/forms.ts";
import { type HostileSite, startHostileSite } from "../hostile/hostile-site.ts";
import { type Cluster, embeddedBinaries, startCluster } from "../support/cluster.ts";
import { createTemplate } from "../support/template-database.ts";
import { measured } from "./measured.ts";

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

test("every field of every form, with 64 KiB of each class of characters, at every address", async ({
  task,
}) => {
  const typed = forms.flatMap(({ values, typed: names }) => names.map((field) => ({ values, field })));
  const strange = strangeBodies([...new Set(forms.flatMap(({ values }) => Object.keys(values)))]);
  const found: string[] = [];
  let sent = 0;
  for (const [number, path] of under.addresses.entries()) {
    // Each address gets a body for each field, filled with a class of characters, which changes with the address.
    const filled = typed.map(({ values, field }, at) =>
      filledBody(values, field, kinds[(number + at) % kinds.length] ?? ""),
    );
    const attacks = [...strange, ...filled].map((body): Attack => [
      body.name,
      () => under.attacker.post(path, body),
    ]);
    sent += attacks.length;
    found.push(...(await wrongsOf(under.probe, path, attacks)));
  }
  const waits = [
    await under.attacker.visitMs(),
    await under.attacker.visitMs(),
    await under.attacker.visitMs(),
  ];
  const held = (await under.probe.heldBytes()) - under.heldBefore;
  const mebibytes = (held / 2 ** 20).toFixed(1);
  measured(
    task,
    `${sent} requests, ${mebibytes} MiB more held, next page in ${Math.round(Math.min(...waits))} ms`,
  );
  expect(found).toEqual([]);
  expect(Math.min(...waits)).toBeLessThan(limits.pageMs);
  expect(held).toBeLessThan(limits.heldBytes);
});
