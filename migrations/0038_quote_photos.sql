CREATE TABLE "quote_photo_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code_hash" text NOT NULL,
	"quote_request_id" uuid,
	"photo_count" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_photo_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "quote_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"link_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_photo_links" ADD CONSTRAINT "quote_photo_links_quote_request_id_quote_requests_id_fk" FOREIGN KEY ("quote_request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_link_id_quote_photo_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."quote_photo_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photo_links_request" ON "quote_photo_links" USING btree ("quote_request_id") WHERE quote_request_id is not null;--> statement-breakpoint
CREATE INDEX "quote_photo_links_expires_at" ON "quote_photo_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photos_link" ON "quote_photos" USING btree ("link_id","position");