import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "#app/db/client.server.ts";
import { type Page, toPage } from "#app/lib/pages/paging.ts";
import { searchPatterns } from "#app/lib/pages/search-text.ts";

/**
 * The SQL of the order 'newest first'. It is exactly the order of the `…_newest` indexes, which support no other order.
 */
export const newestFirst = sql`created_at desc nulls last, id desc nulls last`;

/** A search counts this many matches at most. Beyond that many, a page links at most ten pages (`pagesAhead`) ahead. */
const countedMatches = 1_000;
const pagesAhead = 10;
const batchSize = 500;

/** The rows of one list after its filters. */
export interface ListSource {
  table: PgTable;
  /** The filters, on columns of the `…_newest` or `…_spam` index, so that PostgreSQL reads only the index. */
  filters: SQL;
  /** The condition of the search, which reads the texts, or null without a search. */
  search: SQL | null;
}

/**
 * Returns the condition that `search_text` contains each typed word, also in a longer word. Returns null without a
 * search.
 */
export function searchMatch(typed: string): SQL | null {
  const words = searchPatterns(typed).map((pattern) => sql`search_text like fold_text(${pattern})`);
  return words.length > 0 ? sql.join(words, sql` and `) : null;
}

/** A function that reads the rows with these identifiers, in any order. */
type ReadRows<Row> = (ids: string[]) => Promise<Row[]>;

/**
 * Returns one page of a list, newest first. An index finds the page, however deep, and only its rows are read. `total`
 * is exact without a search and for up to 1,000 matches.
 */
export async function listPage<Row extends { id: string }>(
  source: ListSource,
  { page, size }: { page: number; size: number },
  readRows: ReadRows<Row>,
): Promise<Page<Row>> {
  const { ids, total } = await findPage(source, page, size);
  return toPage(await inOrder(ids, readRows), { page, size, total });
}

/**
 * Returns every row of a list, newest first, in batches. No row is returned twice, and rows added meanwhile are left
 * out.
 */
export async function* listEverything<Row extends { id: string }>(
  { table, filters, search }: ListSource,
  readRows: ReadRows<Row>,
): AsyncGenerator<Row[]> {
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<{ id: string; at: string }>(
      sql`select id, created_at::text as at from ${table} where ${matching({ filters, search })} ${after}
        order by ${newestFirst} limit ${batchSize}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield await inOrder(
      rows.map(({ id }) => id),
      readRows,
    );
    if (rows.length < batchSize) return;
    after = sql`and (created_at, id) < (${last.at}::timestamptz, ${last.id}::uuid)`;
  }
}

async function findPage(source: ListSource, page: number, size: number) {
  const { table, search } = source;
  const where = matching(source);
  const window = sql`order by ${newestFirst} limit ${size} offset ${(page - 1) * size}`;
  const inIndex = sql`select id from ${table} where ${where} ${window}`;
  if (!search) {
    const [ids, total] = await Promise.all([
      identifiers(inIndex),
      count(sql`select from ${table} where ${where}`),
    ]);
    return { ids, total };
  }
  const most = (page + pagesAhead) * size;
  if (most > countedMatches) {
    const far = await findFarPage(source, { skipped: (page - 1) * size, size, most });
    if (far) return far;
  }
  const counted = Math.max(countedMatches, most);
  const found = await findFew(
    sql`select id, created_at from ${table} where ${where} limit ${counted}`,
    window,
  );
  return found.total < counted ? found : { ids: await identifiers(inIndex), total: counted };
}

/**
 * Finds a later page of a search with many matches, and the last page that the pager may show, in one scan of the list.
 * Returns null when the page does not exist.
 */
async function findFarPage(
  { table, ...conditions }: ListSource,
  { skipped, size, most }: { skipped: number; size: number; most: number },
): Promise<{ ids: string[]; total: number } | null> {
  const ahead = await identifiers(sql`
    select id from ${table} where ${matching(conditions)}
    order by ${newestFirst} limit ${most - skipped} offset ${skipped}`);
  return ahead.length > 0 ? { ids: ahead.slice(0, size), total: skipped + ahead.length } : null;
}

/**
 * Finds the rows of a search with few matches. Materialises the matches, because PostgreSQL would otherwise scan the
 * whole list for a rare word.
 */
async function findFew(matches: SQL, window: SQL): Promise<{ ids: string[]; total: number }> {
  const { rows } = await db.execute<{ id: string | null; total: number }>(sql`
    with found as materialized (${matches})
    select total.total, page.id
    from (select count(*)::int as total from found) total
      left join (select id, created_at from found ${window}) page on true
    order by ${newestFirst}`);
  return { ids: rows.flatMap(({ id }) => id ?? []), total: rows[0]?.total ?? 0 };
}

function matching({ filters, search }: Pick<ListSource, "filters" | "search">): SQL {
  return search ? sql`${filters} and ${search}` : filters;
}

async function identifiers(query: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

async function count(query: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${query}) found`,
  );
  return rows[0]?.total ?? 0;
}

/** Reads rows in the order of `ids`. Leaves out rows deleted meanwhile. */
async function inOrder<Row extends { id: string }>(ids: string[], readRows: ReadRows<Row>): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = new Map((await readRows(ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
