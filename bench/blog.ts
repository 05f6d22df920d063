import pg from "pg";
import { measurePages } from "./tool.ts";

const posts = 5_000;

/** Measures the server's answers with 5,000 articles in the blog, without the page cache. */
export async function measureBlog(url: string, databaseUrl: string): Promise<Record<string, unknown>[]> {
  await fillBlog(databaseUrl);
  return measurePages(url, {
    "list, pages 10 to 49": "/blog?page={n}",
    "list, pages 510 to 549": "/blog?page=5{n}",
    "category, pages 10 to 49": "/blog?category=c-3&page={n}",
    "search: imprimante": "/blog?search=imprimante",
    "search: ordinateur, found everywhere": "/blog?search=ordinateur",
    "search: unfinished word": "/blog?search=ordinateur%20impri",
    "article of 1,000 words": "/blog/article-25{n}",
  });
}

/** Stores articles of a thousand words, each in two of eight categories. One in a hundred mentions a printer. */
async function fillBlog(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("truncate blog_posts, blog_categories, redirects cascade");
  await client.query(`
    insert into blog_categories (name, slug) select 'Catégorie numéro ' || n, 'c-' || n from generate_series(1, 8) n`);
  await client.query(
    `insert into blog_posts (title, slug, excerpt, content, status, published_at)
      select 'Réparer son ordinateur, conseil numéro ' || n, 'article-' || n, 'En quelques mots : le conseil ' || n || '.',
        (select string_agg(
          '<h2>Partie ' || part || '</h2><p>' || repeat('Un texte sur les ordinateurs, leurs pannes et leurs remèdes. ', 12)
          || 'Voir aussi : réparer son ordinateur, conseil numéro ' || (n * part) % $1 || '. '
          || case when n % 97 = 0 then 'Imprimante.' else '' end || '</p><ul><li>Un <strong>geste</strong></li></ul>', '')
          from generate_series(1, 9) part),
        'published', timestamptz '2026-01-01' - n * interval '1 hour'
      from generate_series(1, $1) n`,
    [posts],
  );
  await client.query(`
    insert into blog_posts_categories (post_id, category_id)
      select p.id, c.id from (select id, substr(slug, 9)::int as n from blog_posts) p
      join (select id, substr(slug, 3)::int as n from blog_categories) c on c.n in (1 + p.n % 8, 1 + (p.n / 8) % 8)`);
  await client.query("vacuum analyze");
  await client.end();
}
