import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { measured } from "./measured.ts";
import { post, servers, withSite } from "./servers.ts";

const times = 15;
const kept = ["/blog", "/locations", "/confidentialite", "/feed.xml", "/blog.data"];
const ofProgram = ["/", "/about", "/services/depannage-distance", "/mentions-legales", "/join", "/devis"];
const stateOf = ({ headers }: Response) => headers.get("x-page-state");
const status = (url: string) =>
  fetch(url).then(
    (answer) => answer.status,
    () => 0,
  );

test.for(servers)(
  "the site stays up while its database is away, fifteen times ($server)",
  async (server, { task }) => {
    await withSite(server, async (site, serverUrl) => {
      const socket = join(new URL(serverUrl).searchParams.get("host") ?? "", ".s.PGSQL.5432");
      let acknowledged = 0;
      let longestMs = 0;
      const goAway = async () => {
        for (const path of [...kept, ...ofProgram]) expect(await status(site.url + path), path).toBe(200);
        const superuser = new pg.Client({ connectionString: serverUrl });
        await superuser.connect();
        renameSync(socket, `${socket}.away`);
        await superuser.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'atelier%'",
        );
        await superuser.end();
        await expect.poll(() => status(`${site.url}/readyz`)).toBe(503);
        await expect.poll(() => fetch(`${site.url}/blog`).then(stateOf)).toBe("stale");
        for (const path of kept) {
          const answer = await fetch(site.url + path);
          expect([path, answer.status, answer.headers.get("x-page-state")]).toEqual([path, 200, "stale"]);
        }
        for (const path of ofProgram) expect(await status(site.url + path), path).toBe(200);
        const missing = await fetch(`${site.url}/blog/jamais-lu`);
        expect([missing.status, missing.headers.get("retry-after")]).toEqual([503, "60"]);
        expect(await missing.text()).toContain("revient dans un instant");
        const form = { name: "Hélène", email: "helene@exemple.fr", message: "Ce que j’ai écrit longuement." };
        const refused = await fetch(site.url, { method: "POST", body: new URLSearchParams(form) });
        expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
        const page = await refused.text();
        expect(page).toContain(form.message);
        expect(page).toContain("dans une minute");
        expect(await status(`${site.url}/healthz`)).toBe(200);
        renameSync(`${socket}.away`, socket);
        const backAt = performance.now();
        await expect.poll(() => post(site.url), { timeout: 30_000 }).toBe(200);
        acknowledged += 1;
        longestMs = Math.max(longestMs, performance.now() - backAt);
        await expect
          .poll(() => fetch(`${site.url}/blog`).then(stateOf), {
            timeout: 30_000,
          })
          .toBeNull();
        expect(await status(`${site.url}/readyz`)).toBe(200);
      };
      try {
        for (let time = 0; time < times; time += 1) await goAway();
      } finally {
        // The test has renamed the database's socket. A failed test, too, needs it to drop its database.
        if (existsSync(`${socket}.away`)) renameSync(`${socket}.away`, socket);
      }
      const database = new pg.Client({ connectionString: site.databaseUrl });
      await database.connect();
      const { rows } = await database.query<{ n: number }>("select count(*)::int as n from contact_messages");
      await database.end();
      expect(rows[0]?.n).toBe(acknowledged);
      measured(
        task,
        `${times} times: every page in memory or of the program answered; ${acknowledged} of ${acknowledged} acknowledged kept; forms work again within ${(longestMs / 1000).toFixed(1)} s`,
      );
    });
  },
);
