import { readFileSync } from "node:fs";
import { expect, test } from "#tests/support/fixtures.ts";
import { listRoutes } from "#tests/support/routes.ts";

// rule running/no-5xx
test("an address that only receives posts answers a visit with 405 and names the method, never an English error", async ({
  site,
  ownerCookies,
}) => {
  const cookie = ownerCookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const receiving = (await listRoutes()).filter(({ file }) => {
    const written = readFileSync(`app/${file}`, "utf8");
    const has = (exported: RegExp) => exported.test(written);
    return (
      has(/^export async function action\b/m) && !has(/^export (?:default|(?:async )?function loader)\b/m)
    );
  });
  expect(receiving.length).toBeGreaterThan(10);
  for (const { id, path } of receiving) {
    const answer = await fetch(new URL(path("company"), site.url), { headers: { Cookie: cookie } });
    expect.soft([answer.status, answer.headers.get("allow")], id).toEqual([405, "POST"]);
    expect.soft((await answer.text()).slice(0, 100), id).toMatch(/^Méthode non admise/);
  }
});
