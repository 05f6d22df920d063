-- A place name as lists sort it and searches compare it: no case, accents or ligatures; hyphens and
-- apostrophes are spaces; St, Ste, Sts and Stes are written out.
CREATE FUNCTION fold_place(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(regexp_replace(
    regexp_replace(public.fold_text(input), '[^a-z0-9]+', ' ', 'g'),
    '\mst(e?s?)\M', 'saint\1', 'g'));
