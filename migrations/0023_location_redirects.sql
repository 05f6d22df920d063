-- A zone whose address changes is found at its former one for good, as articles are (0012); each redirect to the last
-- address. The page is looked for first: a new zone that takes a former address has it.
CREATE FUNCTION redirect_location() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER locations_redirect AFTER UPDATE OF slug ON locations
  FOR EACH ROW WHEN (OLD.slug <> NEW.slug) EXECUTE FUNCTION redirect_location();
--> statement-breakpoint
-- For the statement: all zones may be deleted at once.
CREATE FUNCTION end_location_redirects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM redirects WHERE to_path IN (SELECT '/locations/' || slug FROM gone_locations);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER locations_redirect_end AFTER DELETE ON locations REFERENCING OLD TABLE AS gone_locations
  FOR EACH STATEMENT EXECUTE FUNCTION end_location_redirects();
