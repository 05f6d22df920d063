ALTER TABLE "contact_messages" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "follow_up_day" date;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "follow_up_time" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "follow_up_note" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "result_reason" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "result_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "source" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "follow_up_day" date;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "follow_up_time" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "follow_up_note" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "result_reason" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "result_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "follow_up_day" date;--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "follow_up_time" text;--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "follow_up_note" text;--> statement-breakpoint
-- The first answer, or the moment somebody said there was one; the history knows.
UPDATE contact_messages SET first_answered_at = first.at FROM (SELECT subject_id, min(created_at) AS at FROM submission_events WHERE kind IN ('reply', 'settled') GROUP BY subject_id) first WHERE first.subject_id = contact_messages.id AND (answered_at IS NOT NULL OR NOT awaits_answer);
--> statement-breakpoint
UPDATE quote_requests SET first_answered_at = first.at FROM (SELECT subject_id, min(created_at) AS at FROM submission_events WHERE kind IN ('reply', 'settled') GROUP BY subject_id) first WHERE first.subject_id = quote_requests.id AND (answered_at IS NOT NULL OR NOT awaits_answer);
--> statement-breakpoint
UPDATE technician_applications SET first_answered_at = first.at FROM (SELECT subject_id, min(created_at) AS at FROM submission_events WHERE kind IN ('reply', 'settled') GROUP BY subject_id) first WHERE first.subject_id = technician_applications.id AND (answered_at IS NOT NULL OR NOT awaits_answer);
--> statement-breakpoint
UPDATE contact_messages SET source = 'assistant' WHERE conversation_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "contact_messages_follow_up" ON "contact_messages" USING btree ("follow_up_day","follow_up_time") WHERE deleted_at is null and not spam and follow_up_day is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_follow_up" ON "quote_requests" USING btree ("follow_up_day","follow_up_time") WHERE deleted_at is null and not spam and follow_up_day is not null;--> statement-breakpoint
CREATE INDEX "technician_applications_follow_up" ON "technician_applications" USING btree ("follow_up_day","follow_up_time") WHERE deleted_at is null and not spam and follow_up_day is not null;