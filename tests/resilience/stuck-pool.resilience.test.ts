import pg from "pg";
import { expect, test } from "vitest";
import { measured } from "./measured.ts";
import { post, servers, withSite } from "./servers.ts";

test.for(servers)(
  "a site whose connections all hang while the database answers restarts by itself ($server)",
  async (server, { task }) => {
    await withSite(server, async (site, serverUrl) => {
      const superuser = new pg.Client({ connectionString: serverUrl });
      await superuser.connect();
      const frozen = new Set<number>();
      const flood = setInterval(() => void post(site.url), 200);
      const healths = new Set<number>();
      const startedAt = performance.now();
      // Pauses PostgreSQL's process of each connection. The connection stays open but silent, as when a firewall has
      // dropped it.
      while (!site.output().includes("restarting")) {
        const { rows } = await superuser.query<{ pid: number }>(
          "select pid from pg_stat_activity where application_name = 'atelier'",
        );
        for (const { pid } of rows) {
          if (!frozen.has(pid)) process.kill(pid, "SIGSTOP");
          frozen.add(pid);
        }
        healths.add(
          await fetch(`${site.url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        );
        expect(performance.now() - startedAt, site.output()).toBeLessThan(120_000);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      await expect
        .poll(
          () =>
            fetch(`${site.url}/healthz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 5_000 },
        )
        .not.toBe(200);
      clearInterval(flood);
      await expect
        .poll(
          () =>
            fetch(`${site.url}/readyz`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200);
      const back = (performance.now() - startedAt) / 1000;
      expect(await post(site.url)).toBe(200);
      measured(task, `seen after ${seconds.toFixed(0)} s, ready again after ${back.toFixed(0)} s`);
      for (const pid of frozen) process.kill(pid, "SIGCONT");
      await superuser.end();
    });
  },
);
