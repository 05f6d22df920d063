-- Long work on many zones (an import, all descriptions) sets atelier.quiet in each of its transactions, and says once at
-- its end that everything changed.
CREATE OR REPLACE FUNCTION notify_location_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('atelier.quiet', true) IS DISTINCT FROM 'on' THEN
    PERFORM pg_notify('atelier_pages', 'locations location-places');
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notify_location_edits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited text;
BEGIN
  IF current_setting('atelier.quiet', true) IS NOT DISTINCT FROM 'on' THEN
    RETURN NULL;
  END IF;
  edited := (SELECT string_agg('location:' || slug, ' ') FROM now_locations);
  IF edited IS NULL THEN
    RETURN NULL;
  END IF;
  IF octet_length(edited) > 7000 OR EXISTS (
    SELECT FROM then_locations t JOIN now_locations n USING (id)
    WHERE (t.slug, t.city, t.postal_code, t.commune_id, t.latitude, t.longitude)
      IS DISTINCT FROM (n.slug, n.city, n.postal_code, n.commune_id, n.latitude, n.longitude)
  ) THEN
    edited := 'location-places';
  END IF;
  PERFORM pg_notify('atelier_pages', 'locations ' || edited);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The back office follows imports and regenerations as it follows its inbox.
CREATE TRIGGER import_runs_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON import_runs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
--> statement-breakpoint
CREATE TRIGGER location_regenerations_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON location_regenerations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_inbox();
