ALTER TABLE "blog_post_revisions" ALTER COLUMN "post_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD COLUMN "new_post_id" uuid;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "author_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_post_revisions_new_post" ON "blog_post_revisions" USING btree ("author_id","new_post_id") WHERE new_post_id is not null;--> statement-breakpoint
ALTER TABLE "blog_post_revisions" ADD CONSTRAINT "blog_post_revisions_of_one" CHECK (num_nonnulls(post_id, new_post_id) = 1);--> statement-breakpoint
-- The name an article is signed with is read on its page as well.
CREATE OR REPLACE FUNCTION date_blog_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
