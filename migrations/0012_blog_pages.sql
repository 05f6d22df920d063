-- Already compressed by their formats.
ALTER TABLE media_variants ALTER COLUMN content SET STORAGE EXTERNAL;
--> statement-breakpoint
-- No writer has to remember it: when an article was first published, when what people read of it last changed.
CREATE FUNCTION date_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'published' AND NEW.first_published_at IS NULL THEN
    NEW.first_published_at := NEW.published_at;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.updated_at = OLD.updated_at AND (
    NEW.title, NEW.slug, NEW.content, NEW.excerpt, NEW.featured_image, NEW.featured_image_alt, NEW.status, NEW.author_id,
    NEW.published_at, NEW.meta_title, NEW.meta_description
  ) IS DISTINCT FROM (
    OLD.title, OLD.slug, OLD.content, OLD.excerpt, OLD.featured_image, OLD.featured_image_alt, OLD.status, OLD.author_id,
    OLD.published_at, OLD.meta_title, OLD.meta_description
  ) THEN
    NEW.updated_at := now();
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_date BEFORE INSERT OR UPDATE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION date_blog_post();
--> statement-breakpoint
-- An address that was published leads to the article for good; each redirect to the last address.
CREATE FUNCTION redirect_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER blog_posts_redirect AFTER UPDATE OF slug ON blog_posts
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION redirect_blog_post();
--> statement-breakpoint
CREATE TRIGGER blog_posts_redirect_end AFTER DELETE ON blog_posts
  FOR EACH ROW EXECUTE FUNCTION redirect_blog_post();
--> statement-breakpoint
-- Tells every node which pages changed (server/http/page-cache.ts). `posts`: lists, feed, sitemaps; `post:slug`: one
-- article; `post-cards`: every article, for what it shows of the others. Drafts change nothing anybody sees.
CREATE FUNCTION notify_posts(pages text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF pages IS NOT NULL THEN
    -- A notification holds 8,000 bytes: when many articles change at once, all are dropped.
    PERFORM pg_notify('atelier_pages', CASE WHEN octet_length(pages) > 7000 THEN 'posts post-cards' ELSE pages END);
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION notify_posts_come_and_go() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts((
    SELECT 'posts post-cards ' || string_agg('post:' || slug, ' ') FROM changed_posts WHERE status = 'published'
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_notify_new AFTER INSERT ON blog_posts REFERENCING NEW TABLE AS changed_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_posts_come_and_go();
--> statement-breakpoint
CREATE TRIGGER blog_posts_notify_gone AFTER DELETE ON blog_posts REFERENCING OLD TABLE AS changed_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_posts_come_and_go();
--> statement-breakpoint
-- A corrected text drops its own page and the lists; a title, an address, a picture or a date is on other pages too.
CREATE FUNCTION notify_post_edits() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER blog_posts_notify_edits AFTER UPDATE ON blog_posts
  REFERENCING OLD TABLE AS then_posts NEW TABLE AS now_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_post_edits();
--> statement-breakpoint
CREATE FUNCTION notify_all_posts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts('posts post-cards categories');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_notify_truncate AFTER TRUNCATE ON blog_posts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_all_posts();
--> statement-breakpoint
-- `categories`: their names, addresses and order. Their counts and articles are told by the tags of posts.
CREATE FUNCTION notify_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'categories');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blog_categories_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_categories();
--> statement-breakpoint
-- The categories of a published article are on its page, on the lists, and decide which articles are similar.
CREATE FUNCTION notify_post_categories() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_posts((
    SELECT 'posts post-cards ' || string_agg('post:' || slug, ' ') FROM blog_posts
    WHERE status = 'published' AND id IN (SELECT post_id FROM changed_links)
  ));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER blog_posts_categories_notify_new AFTER INSERT ON blog_posts_categories
  REFERENCING NEW TABLE AS changed_links FOR EACH STATEMENT EXECUTE FUNCTION notify_post_categories();
--> statement-breakpoint
CREATE TRIGGER blog_posts_categories_notify_gone AFTER DELETE ON blog_posts_categories
  REFERENCING OLD TABLE AS changed_links FOR EACH STATEMENT EXECUTE FUNCTION notify_post_categories();
--> statement-breakpoint
CREATE TRIGGER blog_posts_categories_notify_truncate AFTER UPDATE OR TRUNCATE ON blog_posts_categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_all_posts();
--> statement-breakpoint
-- A picture's alternative text is on the cards; its bytes never change.
CREATE TRIGGER media_notify AFTER UPDATE OR DELETE ON media
  FOR EACH STATEMENT EXECUTE FUNCTION notify_all_posts();
--> statement-breakpoint
-- Articles are signed with the account's display name.
CREATE TRIGGER users_notify_name AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION notify_all_posts();
