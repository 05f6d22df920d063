-- A page of the published articles a search finds, newest first, and how many there are; in a category unless it is
-- null. Through the index of words alone: the planner does not count what reading thousands of long stored vectors
-- costs, and reads them all one by one for a word that is in many articles.
CREATE FUNCTION find_posts(query tsquery, category uuid, skipped int, size int) RETURNS TABLE (total int, ids uuid[])
  LANGUAGE sql STABLE SET enable_seqscan = off
  BEGIN ATOMIC
    WITH found AS MATERIALIZED (
      SELECT p.id, p.published_at, p.status FROM public.blog_posts p WHERE p.search_vector @@ query
    ), published AS NOT MATERIALIZED (
      SELECT f.id, f.published_at FROM found f
      WHERE f.status = 'published' AND (category IS NULL OR f.id IN (
        SELECT link.post_id FROM public.blog_posts_categories link WHERE link.category_id = category))
    )
    SELECT (SELECT count(*)::int FROM published),
      ARRAY(SELECT p.id FROM published p ORDER BY p.published_at DESC, p.id DESC LIMIT size OFFSET skipped);
  END;
