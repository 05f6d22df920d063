import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { listParameters } from "./addresses.ts";
import { type Attack, limits, wrongsOf } from "./attack.ts";
import { filledBody, type HostileBody, ownNames, strangeBodies } from "./bodies.ts";
import { characterClasses, encoded, textOf } from "./characters.ts";
import { listForms } from "./forms.ts";
import { type HostileSite, startHostileSite } from "./hostile-site.ts";

/** With this seed, the attacks are the same each time. `npm run test:resilience` makes all attacks. */
const seed = 72;
const filledEach = 2;
/**
 * Each address gets one in four of the strange bodies, and the next address gets the next ones. The body with names
 * such as `__proto__` goes to all addresses.
 */
const strangeShare = 4;

const forms = await listForms();
const fields = [...new Set(forms.flatMap(({ values }) => Object.keys(values)))];
const kinds = Object.keys(characterClasses);

let under: HostileSite;

// The limits allow for a busy machine: the tests take ten seconds, but a minute if ten processes share two cores.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

beforeAll(async () => {
  under = await startHostileSite(inject("databaseServer"));
});
afterAll(() => under.stop());

const posted = (path: string, bodies: HostileBody[]) =>
  wrongsOf(
    under.probe,
    path,
    bodies.map((body) => [body.name, () => under.attacker.post(path, body)]),
  );

test("the attacked addresses are those of the route table and of the collector", () => {
  expect(under.addresses).toEqual(
    expect.arrayContaining(["/", "/devis", "/admin/account", "/api/page-views", "/api/quote-requests"]),
  );
  expect(under.addresses.at(-1)).toBe("/admin/logout");
});

test("every address answers bodies that no form sends, in good time and without an error", async () => {
  const bodies = strangeBodies(fields);
  const found: string[] = [];
  for (const [number, path] of under.addresses.entries())
    found.push(
      ...(await posted(
        path,
        bodies.filter(({ name }, at) => name === ownNames || (at + number) % strangeShare === 0),
      )),
    );
  expect(found).toEqual([]);
});

test("every address answers the site's own forms filled with 64 KiB of any text", async () => {
  const typed = forms.flatMap(({ values, typed: names }) => names.map((field) => ({ values, field })));
  const drawn = fc.sample(fc.record({ form: fc.constantFrom(...typed), kind: fc.constantFrom(...kinds) }), {
    seed,
    numRuns: under.addresses.length * filledEach,
  });
  const found: string[] = [];
  for (const [number, path] of under.addresses.entries()) {
    const own = drawn.slice(number * filledEach, (number + 1) * filledEach);
    const bodies = own.map(({ form, kind }) => filledBody(form.values, form.field, kind));
    found.push(...(await posted(path, bodies)));
  }
  expect(found).toEqual([]);
});

test("every page answers any query and any cookie", async () => {
  const parameters = listParameters();
  expect(parameters.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const [number, path] of under.addresses.entries()) {
    const kind = kinds[number % kinds.length] ?? "";
    const value = encoded(textOf(kind, 900)).slice(0, 900);
    const names = Array.from({ length: 4 }, (_, at) => parameters[(number * 4 + at) % parameters.length]);
    const query = names.map((name) => `${name}=${value}`).join("&");
    const cookie = `atelier_session=${value}; atelier.session_token=%00%ED%A0%80.${"a".repeat(500)}`;
    const attacks: Attack[] = [
      [`an address of ${kind}`, () => under.attacker.get(`${path}?${query}`)],
      ["a made-up cookie", () => under.attacker.get(path, { cookie })],
    ];
    found.push(...(await wrongsOf(under.probe, path, attacks)));
  }
  expect(found).toEqual([]);
});

test("clients that disconnect in the middle of a request do not make the next visitor wait", async () => {
  const form = "content-type: application/x-www-form-urlencoded\r\n";
  const parts = "content-type: multipart/form-data; boundary=x\r\n";
  const begun = '--x\r\ncontent-disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF';
  for (const path of under.addresses) {
    await under.attacker.leave(path, `${form}content-length: 1000\r\n\r\nname=a`);
    await under.attacker.leave(path, `${form}transfer-encoding: chunked\r\n\r\n6\r\nname=a\r\n`);
    await under.attacker.leave(path, `${form}transfer-encoding: chunked\r\n\r\nzz\r\n`);
    await under.attacker.leave(path, `${parts}content-length: 100000\r\n\r\n${begun}`);
    await under.attacker.leave(
      path,
      `${parts}transfer-encoding: chunked\r\n\r\n${begun.length.toString(16)}\r\n${begun}`,
    );
  }
  const waits = [
    await under.attacker.visitMs(),
    await under.attacker.visitMs(),
    await under.attacker.visitMs(),
  ];
  expect(Math.min(...waits)).toBeLessThan(limits.pageMs);
});

test("the attacked site holds no more memory than before, and has logged no error", async () => {
  const held = (await under.probe.heldBytes()) - under.heldBefore;
  expect(held).toBeLessThan(limits.heldBytes);
  const errors = under.site
    .output()
    .split("\n")
    .filter((line) => line.includes('"level":50'));
  expect(errors).toEqual([]);
});
