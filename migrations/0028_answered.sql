ALTER TABLE "users" ADD COLUMN "name_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "marks_read_on_open" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uses_key_shortcuts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "awaits_answer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "awaits_answer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "next_step_refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "technician_applications" ADD COLUMN "awaits_answer" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What was answered from the site says so. What was read before this version counts as settled: its badge did not.
UPDATE contact_messages SET awaits_answer = NOT read, answered_at = (SELECT max(created_at) FROM submission_events WHERE subject_id = contact_messages.id AND kind = 'reply') WHERE read;
--> statement-breakpoint
UPDATE quote_requests SET awaits_answer = NOT read, answered_at = (SELECT max(created_at) FROM submission_events WHERE subject_id = quote_requests.id AND kind = 'reply') WHERE read;
--> statement-breakpoint
UPDATE technician_applications SET awaits_answer = NOT read, answered_at = (SELECT max(created_at) FROM submission_events WHERE subject_id = technician_applications.id AND kind = 'reply') WHERE read;
--> statement-breakpoint
-- An account that still has the name of a function is asked for a person's at its next sign-in.
UPDATE users SET name_confirmed = name !~* '^(admin|administrateur|administratrice|administrator|atelier|bonjour|contact|info|root|webmaster)$';
--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam and (not read or awaits_answer);--> statement-breakpoint
CREATE INDEX "quote_requests_waiting" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"urgency") WHERE deleted_at is null and not spam and status in ('new', 'in_progress') and (not read or (status = 'new' and awaits_answer));