CREATE TABLE "blog_post_trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"content" jsonb NOT NULL,
	"deleted_by" text NOT NULL,
	"deleted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "blog_post_trash_deleted_at" ON "blog_post_trash" USING btree ("deleted_at");
