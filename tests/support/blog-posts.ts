import pg from "pg";
import type { Site } from "./site.ts";

/** Runs statements on the site's database, as the site's own code would. */
export async function onDatabase(site: Site, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** An article that is hard to lay out: a long title, a wide table, a long line of code. */
export const awkwardPost = {
  slug: "article-difficile",
  title:
    "Anticonstitutionnellement : comment un titre beaucoup trop long, sans retenue ni coupure, tient quand même sur un téléphone",
  content: `
<p>Une introduction, puis un mot sans fin : ${"interminable".repeat(12)}.</p>
<h2>Un tableau</h2>
<table><thead><tr>${'<th scope="col">Colonne</th>'.repeat(6)}</tr></thead><tbody><tr>${"<td>Une cellule</td>".repeat(6)}</tr></tbody></table>
<h2>Du code</h2><pre><code>robocopy ${"C:\\\\Utilisateurs\\\\Documents ".repeat(8)}</code></pre>
<h2>Une citation</h2><blockquote><p>Ce qui est dit est dit.</p></blockquote>
<h3>Une partie</h3><ol><li>Un</li><li>Deux</li></ol>
<h2>Une image</h2><figure><img src="/covers/shield.svg" alt="Un bouclier" width="640" height="400"><figcaption>Sa légende</figcaption></figure>
${"<p>Un paragraphe de plus, pour faire défiler la page jusqu’au bout.</p>".repeat(30)}`,
};

/** Publishes articles. Each is older than the article before it. */
export async function publish(
  client: pg.Client,
  posts: { slug: string; title: string; content?: string; featuredImage?: string }[],
): Promise<void> {
  for (const [index, { slug, title, content = "", featuredImage = "laptop" }] of posts.entries())
    await client.query(
      `insert into blog_posts (slug, title, content, excerpt, featured_image, status, published_at)
       values ($1, $2, $3, 'Un extrait.', $4, 'published', timestamptz '2020-01-01Z' - $5 * interval '1 day')`,
      [slug, title, content, featuredImage, index],
    );
}
