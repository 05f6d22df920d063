ALTER TABLE rate_limits SET UNLOGGED;
--> statement-breakpoint
-- One notification per statement and table: listeners recount, so the payload only names the table.
CREATE FUNCTION notify_inbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_inbox', TG_TABLE_NAME);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contact_messages_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_messages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
--> statement-breakpoint
CREATE TRIGGER quote_requests_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON quote_requests
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
--> statement-breakpoint
CREATE TRIGGER technician_applications_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON technician_applications
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
--> statement-breakpoint
CREATE TRIGGER emails_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON emails
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
