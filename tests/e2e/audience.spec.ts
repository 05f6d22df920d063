import type { Page } from "@playwright/test";
import pg from "pg";
import { expect, test } from "#tests/support/fixtures.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

// The site does not count robots, which it recognises by this name (rule visits/not-counted). So the name is that of a
// browser which people use.
test.use({ userAgent: firefox });

/** Runs one query. The tests ask only for the rows of one visitor, because other tests may visit the site meanwhile. */
async function ask<Row extends pg.QueryResultRow>(databaseUrl: string, text: string, values: unknown[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const visitorId = (page: Page) => page.evaluate(() => localStorage.getItem("visitor_id"));

// rule visits/once
// rule visits/end
test("three pages with a menu, a filter and the assistant are three views; closing the tab ends the visit", async ({
  page,
  site,
  context,
}) => {
  const paths = async (visitor: string | null) =>
    (
      await ask<{ path: string }>(
        site.databaseUrl,
        `select v.path from page_views v join visit_sessions s on s.id = v.session_id
         where s.visitor_id = $1 order by v.created_at`,
        [visitor],
      )
    ).map(({ path }) => path);

  await page.goto("/");
  await expect.poll(() => visitorId(page)).toMatch(/^[0-9a-f-]{36}$/);
  const visitor = await visitorId(page);
  await expect.poll(() => paths(visitor)).toEqual(["/"]);

  const header = page.getByRole("banner");
  await header.getByRole("button", { name: "Services" }).click();
  await page.keyboard.press("Escape");
  await header.getByRole("link", { name: "Zones" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Zones d.intervention/ })).toBeVisible();
  await expect.poll(() => paths(visitor)).toEqual(["/", "/locations"]);
  // A view of the same page within ten seconds counts as a repeat. This restarts the ten seconds, which a slow machine
  // may already have used up.
  await ask(site.databaseUrl, "update page_views set created_at = now() where path = '/locations'", []);
  const search = page.getByRole("searchbox");
  await search.fill("mans");
  await search.press("Enter");
  await expect(page).toHaveURL(/search=mans/);

  await header.getByRole("link", { name: "À propos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notre Histoire" })).toBeVisible();
  await expect.poll(() => paths(visitor)).toEqual(["/", "/locations", "/about"]);

  // Opening the assistant changes the content of the page but not its route.
  await page.getByRole("link", { name: "Assistant automatique" }).click();
  const talk = page.getByRole("region", { name: "Assistant automatique" }).first();
  await talk.getByRole("button", { name: "Horaires" }).click();
  await expect(talk.getByRole("log")).toContainText(/Lun-\u2060Ven\s: 9h-\u206018h, Sam\s: 10h-\u206016h/);
  await page.keyboard.press("Escape");
  await expect(talk).toBeHidden();
  expect(await paths(visitor)).toEqual(["/", "/locations", "/about"]);

  const ended = () =>
    ask<{ over: boolean; pages: number }>(
      site.databaseUrl,
      "select ended_at is not null as over, pages_viewed as pages from visit_sessions where visitor_id = $1",
      [visitor],
    );
  expect(await ended()).toEqual([{ over: false, pages: 3 }]);
  await context.newPage();
  await page.close({ runBeforeUnload: true });
  await expect.poll(ended).toEqual([{ over: true, pages: 3 }]);
});

// rule visits/refusal
test("after the opt-out on /confidentialite the browser stores and sends nothing and remembers the choice", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(visit-sessions|page-views)/.test(request.url())) sent.push(request.url());
  });
  await page.goto("/confidentialite#mesure-audience");
  await expect.poll(() => visitorId(page)).not.toBeNull();
  await expect.poll(() => sent.some((url) => url.endsWith("/api/page-views"))).toBe(true);
  await page.getByRole("button", { name: "Ne plus compter mes visites" }).click();
  await expect(page.getByText("Vos visites ne sont plus comptées")).toBeVisible();
  expect(await visitorId(page)).toBeNull();

  sent.length = 0;
  const collector = page.waitForResponse((response) => response.url().includes("audience-collector"));
  await page.reload();
  await collector;
  await expect(page.getByRole("button", { name: "Compter à nouveau mes visites" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "À propos" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Notre Histoire" })).toBeVisible();
  expect(await visitorId(page)).toBeNull();
  expect(sent).toEqual([]);
});

// rule visits/refusal
// rule visits/not-counted
test("the site counts neither staff nor a browser that asks not to be tracked", async ({
  page,
  signIn,
  site,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem("asks")) Object.defineProperty(navigator, "doNotTrack", { get: () => "1" });
  });
  await signIn();
  const refused = page.waitForResponse("**/api/visit-sessions");
  await page.goto("/");
  expect(await (await refused).json()).toEqual({ session_id: null });
  const staff = await visitorId(page);
  expect(await ask(site.databaseUrl, "select 1 from visit_sessions where visitor_id = $1", [staff])).toEqual(
    [],
  );

  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.setItem("asks", "1");
  });
  await page.goto("/confidentialite");
  await expect(page.getByText("Votre navigateur demande à ne pas être suivi : vos visites")).toBeVisible();
  expect(await visitorId(page)).toBeNull();
});
