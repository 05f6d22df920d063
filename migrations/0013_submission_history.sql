CREATE TABLE "submission_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "submission_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "contact_messages_email";--> statement-breakpoint
DROP INDEX "contact_messages_phone";--> statement-breakpoint
DROP INDEX "quote_requests_email";--> statement-breakpoint
DROP INDEX "quote_requests_phone";--> statement-breakpoint
DROP INDEX "technician_applications_email";--> statement-breakpoint
DROP INDEX "technician_applications_phone";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "notes" text;--> statement-breakpoint
CREATE INDEX "submission_events_subject" ON "submission_events" USING btree ("subject_id","position" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email_normalized","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_phone" ON "contact_messages" USING btree ("phone_normalized","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_requests_email" ON "quote_requests" USING btree ("email_normalized","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_requests_phone" ON "quote_requests" USING btree ("phone_normalized","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "technician_applications_email" ON "technician_applications" USING btree ("email_normalized","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "technician_applications_phone" ON "technician_applications" USING btree ("phone_normalized","created_at" DESC NULLS LAST);
--> statement-breakpoint
-- What happened is never rewritten; it goes only with its submission.
CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of a submission is only added to' USING ERRCODE = 'check_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER submission_events_append_only BEFORE UPDATE ON submission_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
--> statement-breakpoint
-- One column names submissions of three tables, so no foreign key can do this.
CREATE FUNCTION forget_submission_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM submission_events USING gone WHERE submission_events.subject_id = gone.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_history AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_submission_history();
--> statement-breakpoint
CREATE TRIGGER quote_requests_history AFTER DELETE ON quote_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_submission_history();
--> statement-breakpoint
CREATE TRIGGER technician_applications_history AFTER DELETE ON technician_applications
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_submission_history();
