import pg from "pg";

/** SQL for a row as text. The two times that show a session's last use are left out: every request may change them. */
const rowText = (table: string) =>
  table === "sessions" ? "(to_jsonb(t) - '{updated_at,expires_at}'::text[])::text" : "t::text";

/**
 * Returns a digest of each table. If two digests are equal, the rows have not changed between them. Leaves out the
 * counters of rate limits, and the images that a site draws by itself after its start.
 */
export async function digestDatabase(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and table_name not in ('rate_limits', 'brand_images') order by 1`,
    );
    const digest: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(row, '' order by row)), '') as digest
         from (select md5(${rowText(name)}) as row from ${name} t) as rows`,
      );
      digest[name] = rows[0]?.digest ?? "";
    }
    return digest;
  } finally {
    await client.end();
  }
}
