import pg from "pg";

/** What a database holds, table by table: two equal digests, nothing was written between. Limits only count. */
export async function digestDatabase(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I', table_name) as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
    );
    const digest: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ${name} t`,
      );
      digest[name] = rows[0]?.digest ?? "";
    }
    return digest;
  } finally {
    await client.end();
  }
}
