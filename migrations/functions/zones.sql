-- Announces a change of zones. Long work on many zones (an import, all descriptions) sets atelier.quiet in each of its
-- transactions, and at its end announces once that everything changed.
CREATE OR REPLACE FUNCTION notify_location_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('atelier.quiet', true) IS DISTINCT FROM 'on' THEN
    PERFORM pg_notify('atelier_pages', 'locations location-places');
  END IF;
  RETURN NULL;
END
$$;

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

-- Makes the former addresses of a zone lead to it for good, directly to its last address, as for articles (0012). The
-- site looks for a page before it looks for a redirect, so a new zone may take a former address.
CREATE OR REPLACE FUNCTION redirect_location() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was text := '/locations/' || OLD.slug;
  is_now text := '/locations/' || NEW.slug;
BEGIN
  DELETE FROM redirects WHERE from_path = is_now;
  UPDATE redirects SET to_path = is_now WHERE to_path = was;
  INSERT INTO redirects (from_path, to_path) VALUES (was, is_now)
    ON CONFLICT (from_path) DO UPDATE SET to_path = excluded.to_path, created_at = now();
  RETURN NULL;
END
$$;

-- Runs once for each statement, because one statement may delete all zones.
CREATE OR REPLACE FUNCTION end_location_redirects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE to_path IN (SELECT '/locations/' || slug FROM gone_locations);
  RETURN NULL;
END
$$;
