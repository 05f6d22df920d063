import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { kindNames } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { parisDay } from "#app/lib/french/dates.ts";
import type { NamedResults, RequestResults } from "../rules/results.ts";

const months = 12;
const servicesShown = 12;

/**
 * Returns SQL that selects the requests received since a day, of each kind that the shop can win or lose (messages and
 * quote requests, but not applications). Each table has an index by time, so the query reads only these requests.
 */
function requestsSince(day: string) {
  const reads = kindNames.flatMap((kind) => {
    const { table, results } = kindRecords[kind];
    if (!results) return [];
    return sql`(select created_at, ${results.source} as source, coalesce(${results.service}, '') as service, first_answered_at,
        first_answered_at is not null or not awaits_answer as answered, result, result_reason, result_amount
      from ${table} where deleted_at is null and not spam and created_at >= paris_day_start(${day}::date))`;
  });
  return sql.join(reads, sql` union all `);
}

const figures = sql`count(*)::int as requests, count(*) filter (where answered)::int as answered,
  count(*) filter (where result = 'won')::int as won, count(*) filter (where result = 'lost')::int as lost,
  coalesce(sum(result_amount) filter (where result = 'won'), 0)::float8 as "wonAmount",
  percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at)::float8) as "medianSeconds"`;

type Row = NamedResults & { part: "all" | "source" | "service" | "reason" };

/** Counts the received, answered, won and lost requests since a day, and by month for a year (rule visits/results). */
export async function getRequestResults(from: string, now: Date): Promise<RequestResults> {
  const [year = 0, month = 0] = parisDay(now).split("-").map(Number);
  const firstMonth = new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
  const [{ rows }, { rows: byMonth }] = await Promise.all([
    db.execute<Row & Record<string, unknown>>(sql`
      with requests as (${requestsSince(from)})
      select case when grouping(source) = 0 then 'source' when grouping(service) = 0 then 'service'
          when grouping(result_reason) = 0 then 'reason' else 'all' end as part,
        coalesce(source, service, result_reason, '') as name, ${figures}
      from requests group by grouping sets ((), (source), (service), (result_reason))
      order by requests desc, name`),
    db.execute<NamedResults & Record<string, unknown>>(sql`
      with requests as (${requestsSince(firstMonth)})
      select to_char(created_at at time zone 'Europe/Paris', 'YYYY-MM') as name, ${figures}
      from requests group by 1 order by 1 desc`),
  ]);
  const of = (part: Row["part"]): NamedResults[] =>
    rows.filter((row) => row.part === part).map(({ part: _part, ...named }) => named);
  const [all] = of("all");
  if (!all) throw new Error("an aggregate without groups returns one row");
  return {
    all,
    bySource: of("source"),
    byService: of("service").slice(0, servicesShown),
    byMonth,
    lossReasons: of("reason")
      .filter(({ name, lost }) => name !== "" && lost > 0)
      .map(({ name, lost }) => ({ name, count: lost })),
  };
}
