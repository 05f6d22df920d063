-- Creates the part of page_views for the month of a moment (UTC) if it is missing. Several nodes may call it at a time.
CREATE OR REPLACE FUNCTION ensure_page_views_part(moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  first_day date := date_trunc('month', moment AT TIME ZONE 'UTC')::date;
  part text := 'page_views_' || to_char(first_day, 'YYYY_MM');
BEGIN
  IF to_regclass('public.' || part) IS NOT NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(7217341);
  EXECUTE format('CREATE TABLE IF NOT EXISTS public.%I PARTITION OF public.page_views FOR VALUES FROM (%L) TO (%L)',
    part, first_day || ' 00:00:00+00', (first_day + interval '1 month')::date || ' 00:00:00+00');
END
$$;

-- Drops the parts that contain anything older than a moment (rule visits/anonymous). Returns how many it dropped.
CREATE OR REPLACE FUNCTION drop_page_views_before(moment timestamptz) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  part text;
  dropped integer := 0;
BEGIN
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'public.page_views'::regclass
      AND to_date(right(c.relname, 7), 'YYYY_MM') < moment AT TIME ZONE 'UTC'
  LOOP
    EXECUTE format('DROP TABLE public.%I', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END
$$;

-- Returns the moment at which a day begins in Paris, whatever the server's zone. Days may have 23 or 25 hours.
CREATE OR REPLACE FUNCTION paris_day_start(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT day::timestamp AT TIME ZONE 'Europe/Paris'
$$;

-- Returns the visits that began between two moments, finished or not. A visit without any page view does not count.
CREATE OR REPLACE FUNCTION visits_between(since timestamptz, until timestamptz)
RETURNS TABLE (visitor_id uuid, device text, source text, entry_path text, pages_viewed integer, seconds numeric)
LANGUAGE sql STABLE AS $$
  SELECT s.visitor_id, s.device, s.source, s.entry_path, s.pages_viewed,
    extract(epoch from coalesce(s.ended_at, s.last_seen_at) - s.started_at)
  FROM visit_sessions s WHERE s.started_at >= since AND s.started_at < until AND s.entry_path IS NOT NULL
  UNION ALL
  SELECT v.visitor_id, v.device, v.source, v.entry_path, v.pages_viewed,
    extract(epoch from coalesce(v.ended_at, v.last_seen_at) - v.started_at)
  FROM visits v WHERE v.started_at >= since AND v.started_at < until AND v.entry_path IS NOT NULL
$$;

-- Returns the figures of one day in Paris, counted from the visits and views themselves.
CREATE OR REPLACE FUNCTION visitor_day(day date)
RETURNS TABLE (total_visits integer, unique_visitors integer, total_page_views integer, avg_session_duration text,
  bounce_rate numeric)
LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, count(DISTINCT v.visitor_id)::int,
    (SELECT count(*)::int FROM page_views p
      WHERE p.created_at >= paris_day_start(day) AND p.created_at < paris_day_start(day + 1)),
    to_char(make_interval(secs => coalesce(round(avg(v.seconds)), 0)::int), 'HH24:MI:SS'),
    coalesce(round(100.0 * count(*) FILTER (WHERE v.pages_viewed = 1) / nullif(count(*), 0), 2), 0)
  FROM visits_between(paris_day_start(day), paris_day_start(day + 1)) v
$$;

-- Returns the details of these figures by page, device, source and entry page, for visitor_stats_parts.
CREATE OR REPLACE FUNCTION visitor_day_parts(day date) RETURNS TABLE (kind text, name text, count bigint) LANGUAGE sql STABLE AS $$
  WITH found AS (SELECT * FROM visits_between(paris_day_start(day), paris_day_start(day + 1)))
  SELECT 'page', p.path, count(*) FROM page_views p
    WHERE p.created_at >= paris_day_start(day) AND p.created_at < paris_day_start(day + 1) GROUP BY p.path
  UNION ALL SELECT 'device', f.device, count(*) FROM found f GROUP BY f.device
  UNION ALL SELECT 'source', f.source, count(*) FROM found f GROUP BY f.source
  UNION ALL SELECT 'entry', f.entry_path, count(*) FROM found f GROUP BY f.entry_path
$$;

-- Counts the whole of one day anew, so a second run changes nothing. A day without visits and views gets no row.
CREATE OR REPLACE FUNCTION roll_up_visitor_day(day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(7217342);
  DELETE FROM visitor_stats_parts s WHERE s.date = day;
  INSERT INTO visitor_stats_parts (date, kind, name, count) SELECT day, p.kind, p.name, p.count FROM visitor_day_parts(day) p;
  INSERT INTO visitor_stats (date, total_visits, unique_visitors, total_page_views, avg_session_duration, bounce_rate)
    SELECT day, d.* FROM visitor_day(day) d WHERE d.total_visits > 0 OR d.total_page_views > 0
    ON CONFLICT (date) DO UPDATE SET total_visits = excluded.total_visits, unique_visitors = excluded.unique_visitors,
      total_page_views = excluded.total_page_views, avg_session_duration = excluded.avg_session_duration,
      bounce_rate = excluded.bounce_rate, updated_at = now();
END
$$;

-- Returns the most viewed pages of a period. Reads the whole days that are already counted from their totals, and the
-- time before and after them from the views.
CREATE OR REPLACE FUNCTION get_top_pages(start_date timestamptz, end_date timestamptz, limit_count integer)
RETURNS TABLE (path text, count bigint) LANGUAGE plpgsql STABLE AS $$
DECLARE
  first_day date := (start_date AT TIME ZONE 'Europe/Paris')::date;
  last_day date := (end_date AT TIME ZONE 'Europe/Paris')::date - 1;
  last_counted date := (SELECT max(s.date) FROM visitor_stats s);
BEGIN
  IF paris_day_start(first_day) < start_date THEN first_day := first_day + 1; END IF;
  last_day := least(last_day, last_counted);
  IF last_counted IS NULL OR last_day < first_day THEN
    RETURN QUERY SELECT v.path, count(*) FROM page_views v WHERE v.created_at >= start_date AND v.created_at < end_date
      GROUP BY v.path ORDER BY 2 DESC, 1 LIMIT limit_count;
    RETURN;
  END IF;
  RETURN QUERY
    SELECT pages.path, sum(pages.n)::bigint FROM (
      SELECT p.name AS path, sum(p.count) AS n FROM visitor_stats_parts p
        WHERE p.kind = 'page' AND p.date BETWEEN first_day AND last_day GROUP BY p.name
      UNION ALL
      SELECT v.path, count(*) FROM page_views v
        WHERE v.created_at >= start_date AND v.created_at < paris_day_start(first_day) GROUP BY v.path
      UNION ALL
      SELECT v.path, count(*) FROM page_views v
        WHERE v.created_at >= paris_day_start(last_day + 1) AND v.created_at < end_date GROUP BY v.path
    ) pages GROUP BY pages.path ORDER BY 2 DESC, 1 LIMIT limit_count;
END
$$;
