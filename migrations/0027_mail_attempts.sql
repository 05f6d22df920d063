CREATE TABLE "mail_pauses" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"reason" text NOT NULL,
	"error" text NOT NULL,
	"failures" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_pauses_one_row" CHECK ("mail_pauses"."id")
);
--> statement-breakpoint
ALTER TABLE mail_pauses SET UNLOGGED;
--> statement-breakpoint
DROP INDEX "emails_pending";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "sending_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "emails_due" ON "emails" USING btree ("priority","next_attempt_at","position") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "emails_troubled" ON "emails" USING btree ("position" DESC NULLS LAST) WHERE status in ('pending', 'failed') and last_error is not null;--> statement-breakpoint
-- One row becomes one recipient: what still waits for several is written again for each of the others.
INSERT INTO emails (kind, subject_id, recipients, reply_to, unsubscribe_url, subject, html, plain, status, created_at)
SELECT kind, subject_id, ARRAY[other], reply_to, unsubscribe_url, subject, html, plain, status, created_at
FROM emails, unnest(recipients[2:]) AS other
WHERE status <> 'sent';
--> statement-breakpoint
UPDATE emails SET recipients = recipients[1:1] WHERE status <> 'sent' AND cardinality(recipients) > 1;
--> statement-breakpoint
UPDATE emails SET priority = 0 WHERE status <> 'sent' AND kind LIKE '%notification';
