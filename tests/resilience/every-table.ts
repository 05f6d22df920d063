import type pg from "pg";

/** The values of columns whose constraints accept only some values. Other columns get a value by their type. */
const fixed: Record<string, string> = {
  "blog_post_revisions.kind": "save",
  "blog_posts.status": "published",
  "visit_sessions.device": "desktop",
  "visits.device": "desktop",
  "chatbot_messages.role": "user",
  "chatbot_messages.kind": "question",
  "newsletter_deliveries.result": "sent",
  "newsletter_letters.status": "sent",
  "retention_settings.id": "true",
  "mail_pauses.id": "true",
};
const oneRow = new Set(["retention_settings", "mail_pauses"]);
const ids = ["0a000000-0000-4000-8000-000000000001", "0a000000-0000-4000-8000-000000000002"];

export interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
}

/** Returns the columns of all tables of the site, without those that the database computes itself. */
export async function listColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.table_name, c.column_name, c.udt_name from information_schema.columns c
    join pg_class t on t.oid = ('public.' || quote_ident(c.table_name))::regclass
    where c.table_schema = 'public' and t.relkind in ('r', 'p') and not t.relispartition
      and c.is_generated = 'NEVER' and coalesce(c.identity_generation, '') <> 'ALWAYS'
    order by c.table_name, c.ordinal_position`);
  return rows;
}

/**
 * Returns a value for row `n` of a table. All columns of one type get the same value, so that a reference to a row has
 * the id of that row.
 */
function value({ table_name, column_name, udt_name }: Column, n: number): unknown {
  const given = fixed[`${table_name}.${column_name}`];
  if (given !== undefined) return given;
  // A revision belongs either to a stored article or to a new one (`new_post_id`). Here all belong to stored articles.
  if (`${table_name}.${column_name}` === "blog_post_revisions.new_post_id") return null;
  if (udt_name.startsWith("_")) return [value({ table_name, column_name, udt_name: udt_name.slice(1) }, n)];
  const values: Record<string, unknown> = {
    uuid: ids[n],
    bool: n === 1,
    date: `2026-11-2${n}`,
    time: "20:00:00",
    timestamptz: "2026-11-22T10:00:00Z",
    json: JSON.stringify({ n }),
    jsonb: JSON.stringify({ n }),
    bytea: Buffer.from([n]),
    tsvector: `mot${n}`,
    inet: "192.0.2.1",
    interval: "1 day",
  };
  if (udt_name in values) return values[udt_name];
  return /^(int|float|numeric)/.test(udt_name) ? n + 1 : `texte ${n}`;
}

/** Stores two rows in every table, which refer to each other. */
export async function fill(client: pg.Client, columns: readonly Column[]): Promise<void> {
  // Some tables are divided by month. Only the site creates the partition of a month, so one partition takes all rows.
  const { rows: divided } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'p' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of divided)
    await client.query(`create table "${name}_rest" partition of "${name}" default`);
  // Switches off foreign keys, because rows refer to rows that are stored later, and triggers, which are not needed.
  await client.query("set session_replication_role = replica");
  for (const [table, own] of Map.groupBy(columns, ({ table_name }) => table_name)) {
    await client.query(`delete from "${table}"`);
    const names = own.map(({ column_name }) => `"${column_name}"`).join(", ");
    const places = own.map((_, index) => `$${index + 1}`).join(", ");
    for (const n of oneRow.has(table) ? [0] : [0, 1])
      await client.query(
        `insert into "${table}" (${names}) values (${places})`,
        own.map((column) => value(column, n)),
      );
  }
  await client.query("set session_replication_role = origin");
}
