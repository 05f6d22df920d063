ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "blog_posts_publish_at" ON "blog_posts" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_publish_at" CHECK (publish_at is null or status = 'draft');