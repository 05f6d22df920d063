-- Lower case without accents or ligatures, for searches of any part of a word. Immutable so that it can be
-- indexed: the dictionary is named, so no setting changes its result.
CREATE OR REPLACE FUNCTION fold_text(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, input));

-- A place name as lists sort it and searches compare it (rule zones/search): no case, accents or ligatures; hyphens and
-- apostrophes are spaces; St, Ste, Sts and Stes are written out.
CREATE OR REPLACE FUNCTION fold_place(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(regexp_replace(
    regexp_replace(public.fold_text(input), '[^a-z0-9]+', ' ', 'g'),
    '\mst(e?s?)\M', 'saint\1', 'g'));

-- Addresses compare without case. Immutable so that it can be indexed.
CREATE OR REPLACE FUNCTION lower_all(addresses text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT lower(address) FROM unnest(addresses) address);
