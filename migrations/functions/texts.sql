-- Returns a text in lower case without accents or ligatures, to search for any part of a word. It must be immutable to
-- be used in an index. It names its dictionary, so that no setting can change its result.
CREATE OR REPLACE FUNCTION fold_text(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, input));

-- Returns a place name in the form that lists sort and searches compare (rule zones/search): lower case without accents
-- or ligatures, with spaces for hyphens and apostrophes, and with St, Ste, Sts and Stes written out.
CREATE OR REPLACE FUNCTION fold_place(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN trim(regexp_replace(
    regexp_replace(public.fold_text(input), '[^a-z0-9]+', ' ', 'g'),
    '\mst(e?s?)\M', 'saint\1', 'g'));

-- Returns addresses in lower case, to compare them without case. It must be immutable to be used in an index.
CREATE OR REPLACE FUNCTION lower_all(addresses text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN ARRAY(SELECT lower(address) FROM unnest(addresses) address);
