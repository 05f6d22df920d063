-- Addresses compare without case. Immutable so that it can be indexed.
CREATE FUNCTION lower_all(addresses text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT lower(address) FROM unnest(addresses) address);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"size_bytes" bigint NOT NULL,
	"rows" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_settings" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"prospect_months" integer NOT NULL,
	"applicant_months" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "retention_settings_one_row" CHECK ("retention_settings"."id")
);
--> statement-breakpoint
CREATE INDEX "backups_created_at" ON "backups" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "erasures_created_at" ON "erasures" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contact_messages_created_at" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_created_at" ON "quote_requests" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "technician_applications_created_at" ON "technician_applications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_recipients" ON "emails" USING gin (lower_all(recipients));--> statement-breakpoint
CREATE INDEX "emails_reply_to" ON "emails" USING btree (lower(reply_to));
--> statement-breakpoint
-- What was written about a submission or a subscription goes with it, whatever deletes it: the trash, the end of its
-- retention, an erasure. One column names rows of four tables, so no foreign key can do this.
CREATE FUNCTION forget_subject_emails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM emails USING gone WHERE emails.subject_id = gone.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_emails AFTER DELETE ON contact_messages
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_subject_emails();
--> statement-breakpoint
CREATE TRIGGER quote_requests_emails AFTER DELETE ON quote_requests
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_subject_emails();
--> statement-breakpoint
CREATE TRIGGER technician_applications_emails AFTER DELETE ON technician_applications
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_subject_emails();
--> statement-breakpoint
CREATE TRIGGER newsletter_subscribers_emails AFTER DELETE ON newsletter_subscribers
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_subject_emails();
--> statement-breakpoint
-- The privacy page says how long things are kept.
CREATE FUNCTION notify_retention() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'retention');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER retention_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON retention_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_retention();
