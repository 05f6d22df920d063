import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import { measured } from "./measured.ts";
import { post, servers, withSite } from "./servers.ts";

const cuts = 120;

test.for(servers)(
  "forms work again after every connection was cut 120 times under 30 posts a second ($server)",
  async (server, { task }) => {
    await withSite(server, async (site, serverUrl) => {
      const during: Promise<number>[] = [];
      const flood = setInterval(() => during.push(post(site.url)), 1000 / 30);
      const superuser = new pg.Client({ connectionString: serverUrl });
      await superuser.connect();
      let ended = 0;
      for (let cut = 0; cut < cuts; cut += 1) {
        const { rowCount } = await superuser.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'atelier'",
        );
        ended += rowCount ?? 0;
        await pause(250);
      }
      clearInterval(flood);
      await superuser.end();
      const statuses = await Promise.all(during);
      const after: number[] = [];
      for (let count = 0; count < 108; count += 1) after.push(await post(site.url));
      const failed = after.filter((status) => status !== 200).length;
      const kept = statuses.filter((status) => status === 200).length;
      measured(
        task,
        `${ended} connections cut; ${kept} of ${statuses.length} posts kept meanwhile; ${failed} of 108 failed afterwards`,
      );
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(failed).toBe(0);
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    });
  },
);
