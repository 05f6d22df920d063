-- Every page shows facts about the business, so a change of the settings drops all pages (rule pages/cache).
CREATE OR REPLACE FUNCTION notify_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'settings *');
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER settings_sections_pages AFTER INSERT OR UPDATE OR DELETE ON settings_sections
  FOR EACH STATEMENT EXECUTE FUNCTION notify_settings();

-- Rows are only added to the history, never changed or deleted.
CREATE OR REPLACE FUNCTION keep_settings_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of the settings does not change';
END
$$;

CREATE OR REPLACE TRIGGER settings_changes_kept BEFORE UPDATE OR DELETE ON settings_changes
  FOR EACH STATEMENT EXECUTE FUNCTION keep_settings_changes();
