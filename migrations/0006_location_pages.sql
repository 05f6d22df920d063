-- Tells every node which pages changed (server/http/page-cache.ts). `locations`: the list and the sitemap;
-- `location-places`: every zone page, for its neighbours and its map; `location:slug`: one zone page.
CREATE FUNCTION notify_location_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_pages', 'locations location-places');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER locations_notify AFTER INSERT OR DELETE OR TRUNCATE ON locations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_location_places();
--> statement-breakpoint
-- Zone pages name their département and region. New rows are on no page until a zone has them.
CREATE TRIGGER communes_notify AFTER UPDATE OR DELETE ON communes
  FOR EACH STATEMENT EXECUTE FUNCTION notify_location_places();
--> statement-breakpoint
CREATE TRIGGER departments_notify AFTER UPDATE OR DELETE ON departments
  FOR EACH STATEMENT EXECUTE FUNCTION notify_location_places();
--> statement-breakpoint
CREATE TRIGGER regions_notify AFTER UPDATE OR DELETE ON regions
  FOR EACH STATEMENT EXECUTE FUNCTION notify_location_places();
--> statement-breakpoint
-- An edited text drops its own page only; a zone that moved or was renamed is on its neighbours' pages too. A
-- notification holds 8,000 bytes: when many zones change at once, all their pages are dropped.
CREATE FUNCTION notify_location_edits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  edited text := (SELECT string_agg('location:' || slug, ' ') FROM now_locations);
BEGIN
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
CREATE TRIGGER locations_notify_edits AFTER UPDATE ON locations
  REFERENCING OLD TABLE AS then_locations NEW TABLE AS now_locations
  FOR EACH STATEMENT EXECUTE FUNCTION notify_location_edits();
