CREATE TABLE "newsletter_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"letter_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"email_id" uuid,
	"queued_at" timestamp with time zone,
	"result" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_deliveries_result" CHECK (result in ('sent', 'refused', 'left'))
);
--> statement-breakpoint
CREATE TABLE "newsletter_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"post_ids" uuid[] NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"articles" jsonb,
	"started_by" text,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"is_stopped_by_refusals" boolean DEFAULT false NOT NULL,
	"accepted_refusals" integer DEFAULT 0 NOT NULL,
	"sent_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"left_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_letters_status" CHECK (status in ('draft', 'sending', 'stopped', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD COLUMN "pause_reason" text;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "is_bounce" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_letter_id_newsletter_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."newsletter_letters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_deliveries" ADD CONSTRAINT "newsletter_deliveries_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_deliveries_once" ON "newsletter_deliveries" USING btree ("letter_id","subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_open" ON "newsletter_deliveries" USING btree ("letter_id","subscriber_id") WHERE result is null;--> statement-breakpoint
CREATE INDEX "newsletter_deliveries_subscriber_id" ON "newsletter_deliveries" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_letters_newest" ON "newsletter_letters" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "newsletter_letters_sending" ON "newsletter_letters" USING btree ("started_at") WHERE status = 'sending';