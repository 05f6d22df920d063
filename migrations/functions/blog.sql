-- Dates a change of what the article's page shows, which includes the name of its author.
CREATE OR REPLACE FUNCTION date_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A node of an earlier version has no schedules. An article that such a node publishes or archives loses its own.
  IF NEW.status <> 'draft' THEN
    NEW.publish_at := NULL;
  END IF;
  IF NEW.status = 'published' AND NEW.first_published_at IS NULL THEN
    NEW.first_published_at := NEW.published_at;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.updated_at = OLD.updated_at AND (
    NEW.title, NEW.slug, NEW.content, NEW.excerpt, NEW.featured_image, NEW.featured_image_alt, NEW.status, NEW.author_id,
    NEW.author_name, NEW.published_at, NEW.meta_title, NEW.meta_description
  ) IS DISTINCT FROM (
    OLD.title, OLD.slug, OLD.content, OLD.excerpt, OLD.featured_image, OLD.featured_image_alt, OLD.status, OLD.author_id,
    OLD.author_name, OLD.published_at, OLD.meta_title, OLD.meta_description
  ) THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END
$$;

-- Makes each address under which an article was published lead to the article for good, directly to its last address.
CREATE OR REPLACE FUNCTION redirect_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := '/blog/' || OLD.slug;
  is_now text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM redirects WHERE to_path = was;
    RETURN NULL;
  END IF;
  is_now := '/blog/' || NEW.slug;
  DELETE FROM redirects WHERE from_path = is_now;
  UPDATE redirects SET to_path = is_now WHERE to_path = was;
  IF OLD.first_published_at IS NOT NULL THEN
    INSERT INTO redirects (from_path, to_path) VALUES (was, is_now)
      ON CONFLICT (from_path) DO UPDATE SET to_path = excluded.to_path, created_at = now();
  END IF;
  RETURN NULL;
END
$$;

-- Tells every node which pages changed (server/http/page-cache.ts). `posts` means the lists, the feed and the sitemaps,
-- `post:slug` one article, and `post-cards` all articles, because each shows parts of others. Drafts are on no page.
CREATE OR REPLACE FUNCTION notify_posts(pages text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF pages IS NOT NULL THEN
    -- A notification holds 8,000 bytes. If too many articles change in one statement, the pages of all are dropped.
    PERFORM pg_notify('atelier_pages', CASE WHEN octet_length(pages) > 7000 THEN 'posts post-cards' ELSE pages END);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION notify_posts_come_and_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts((
    SELECT 'posts post-cards ' || string_agg('post:' || slug, ' ') FROM changed_posts WHERE status = 'published'
  ));
  RETURN NULL;
END
$$;

-- A corrected text drops its own page and the lists. Other articles also show the title, address, picture and date.
CREATE OR REPLACE FUNCTION notify_post_edits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited text;
  shows_elsewhere boolean;
BEGIN
  SELECT 'posts ' || string_agg('post:' || t.slug || CASE WHEN n.slug <> t.slug THEN ' post:' || n.slug ELSE '' END, ' '),
    bool_or((t.slug, t.title, t.status, t.published_at, t.featured_image, t.featured_image_alt)
      IS DISTINCT FROM (n.slug, n.title, n.status, n.published_at, n.featured_image, n.featured_image_alt))
    INTO edited, shows_elsewhere
    FROM then_posts t JOIN now_posts n USING (id) WHERE 'published' IN (t.status, n.status);
  PERFORM notify_posts(CASE WHEN shows_elsewhere THEN 'post-cards ' ELSE '' END || edited);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION notify_all_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts('posts post-cards categories');
  RETURN NULL;
END
$$;

-- `categories` means their names, addresses and order. The tags of posts announce changes of their articles and counts.
CREATE OR REPLACE FUNCTION notify_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'categories');
  RETURN NULL;
END
$$;

-- An article's page and the lists show its categories. The categories also decide which articles are similar.
CREATE OR REPLACE FUNCTION notify_post_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts((
    SELECT 'posts post-cards ' || string_agg('post:' || slug, ' ') FROM blog_posts
    WHERE status = 'published' AND id IN (SELECT post_id FROM changed_links)
  ));
  RETURN NULL;
END
$$;

-- Returns one page of the published articles that a search finds, newest first, and their number; in `category` unless
-- it is null. Uses only the index of words. For a word in many articles, the planner would else read each article's
-- long stored vector, whose cost it underestimates.
CREATE OR REPLACE FUNCTION find_posts(query tsquery, category uuid, skipped int, size int) RETURNS TABLE (total int, ids uuid[])
  LANGUAGE sql STABLE SET enable_seqscan = off
  BEGIN ATOMIC
    WITH found AS MATERIALIZED (
      SELECT p.id, p.published_at, p.status FROM public.blog_posts p WHERE p.search_vector @@ query
    ), published AS NOT MATERIALIZED (
      SELECT f.id, f.published_at FROM found f
      WHERE f.status = 'published' AND (category IS NULL OR f.id IN (
        SELECT link.post_id FROM public.blog_posts_categories link WHERE link.category_id = category))
    )
    SELECT (SELECT count(*)::int FROM published),
      ARRAY(SELECT p.id FROM published p ORDER BY p.published_at DESC, p.id DESC LIMIT size OFFSET skipped);
  END;
