import pg from "pg";
import { expectNoAxeViolations, expectNoAxeViolationsAtAnyWidth } from "#tests/support/accessibility.ts";
import { statement } from "#tests/support/databases.ts";
import { expect, test } from "#tests/support/fixtures.ts";

/** Deletes the visits of earlier tests on this site, because this file checks exact figures. */
async function forgetVisits(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("truncate visit_sessions, visits, page_views, visitor_stats, visitor_stats_parts");
  await client.end();
}

/** Stores five visits of two pages each, at the present time of the database. */
async function storeVisits(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("select ensure_page_views_part(now())");
  await client.query(`
    with made as (
      insert into visits (visitor_id, user_agent, device, source, entry_path, pages_viewed, started_at, ended_at, last_seen_at)
      select gen_random_uuid(), 'Firefox', case when n < 4 then 'mobile' else 'desktop' end, 'moteur.example', '/', 2,
        now(), now() + interval '205 seconds', now()
      from generate_series(1, 5) n returning id)
    insert into page_views (session_id, url, path, created_at)
    select id, path, path, now() from made, unnest(array['/', '/services/depannage-distance']) path`);
  await client.end();
}

// rule visits/live
test("the page updates the number of active visitors every 30 seconds", async ({ page, signIn }) => {
  await page.clock.install();
  await signIn();
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord analytique" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await expect
    .poll(async () => {
      await page.clock.fastForward(30_000);
      return asked.includes("/admin/analytics/live");
    })
    .toBe(true);
});

// rule visits/top-pages
// rule visits/sources
test("the owner reads a period's visits as charts or tables and downloads them", async ({
  page,
  signIn,
  site,
}) => {
  await forgetVisits(site.databaseUrl);
  await signIn();
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { level: 1, name: "Tableau de bord analytique" })).toBeVisible();
  await expect(page.getByText("Exemple")).toBeVisible();
  await expect(page.getByText("Aucune donnée disponible pour cette période").first()).toBeVisible();
  await expectNoAxeViolations(page);

  await storeVisits(site.databaseUrl);
  await statement(
    site.databaseUrl,
    `insert into quote_requests (first_name, last_name, email, phone, service_type, description, content_hash, created_at,
       first_answered_at, awaits_answer, result, result_amount)
     values ('Kévin', 'Loriot', 'k@exemple.fr', '06 39 98 62 17', 'securite', 'Plus de messagerie.', gen_random_uuid()::text,
       now() - interval '2 hours', now(), false, 'won', 157)`,
  );
  await page.getByRole("button", { name: "Actualiser" }).click();
  const results = page.getByRole("region", { name: "De la demande à la réparation" }); // rule visits/results
  await expect(
    results.getByRole("region", { name: "Par service" }).getByRole("row", { name: /1 en 2\s?h 1 157\s€$/ }),
  ).toBeVisible();
  await expect(
    results.getByRole("region", { name: "Par mois, depuis un an" }).getByRole("row"),
  ).not.toHaveCount(0);
  const pages = page.getByRole("region", { name: "Pages les plus visitées" });
  await expect(pages.getByRole("listitem")).toHaveCount(2);
  await expect(pages.getByRole("link", { name: "Dépannage à distance" })).toBeVisible();
  await expect(pages.getByText("50,0 %")).toHaveCount(2);
  await expect(page.getByText("03m 25s")).toBeVisible();
  await expect(page.getByText("60,0 %").first()).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Sources de trafic" }).getByText("moteur.example"),
  ).toBeVisible();

  await page.getByRole("link", { name: "30 jours" }).click();
  await expect(page).toHaveURL(/period=30d/);
  await page.getByRole("button", { name: "Voir le tableau : Pages vues" }).click();
  const rows = page.getByRole("region", { name: "Pages vues" }).getByRole("row");
  await expect(rows).toHaveCount(32);
  await expect(page.getByRole("definition").filter({ hasText: /^10$/ })).toBeVisible();
  await page.goto("/admin/analytics?period=30d");
  await expect(page.locator("svg.recharts-surface")).not.toHaveCount(0);
  await expectNoAxeViolationsAtAnyWidth(page);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("visites-30d.csv");
});

test.describe("with a finger or the keyboard", () => {
  test.use({ hasTouch: true });

  test("a chart shows each day: the arrow keys move from day to day, and a tap shows one day", async ({
    page,
    signIn,
    site,
  }) => {
    await forgetVisits(site.databaseUrl);
    await storeVisits(site.databaseUrl);
    await signIn();
    await page.goto("/admin/analytics");
    const bars = page.getByRole("region", { name: "Pages vues" });
    const drawing = bars.getByRole("application");
    const day = bars.getByRole("paragraph").filter({ hasText: / \d{4}$/ });
    await drawing.focus();
    await expect(day).toBeVisible();
    for (let steps = 0; steps < 7; steps++) {
      const before = (await day.textContent()) ?? "";
      await page.keyboard.press("ArrowRight");
      await expect(day).not.toHaveText(before);
    }
    await expect(bars.getByText("Pages vues : 10")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(bars.getByText("Pages vues : 0")).toBeVisible();

    const bounces = page.getByRole("region", { name: "Taux de rebond" });
    await bounces.getByRole("application").tap();
    await expect(bounces.getByText("Taux de rebond : 0 %")).toBeVisible();

    const calendar = page.getByRole("region", { name: "Calendrier des visites" });
    await calendar.getByRole("button").last().tap();
    await expect(calendar.getByRole("paragraph").filter({ hasText: /: 5 visiteurs$/ })).toBeVisible();
  });
});

// rule visits/failure
test("a failed load of the statistics shows a message and keeps the figures", async ({
  page,
  signIn,
  problems,
}) => {
  problems.allow(/analytics/);
  await signIn();
  await page.goto("/admin/analytics");
  await expect(page.getByRole("heading", { name: "Calendrier des visites" })).toBeVisible();
  await page.route("**/admin/analytics.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Actualiser" }).click();
  await expect(page.getByText("Une erreur est survenue lors du chargement des statistiques")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Calendrier des visites" })).toBeVisible();
});
