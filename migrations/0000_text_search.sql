CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- French stems that ignore accents: "reparer" finds "réparation".
CREATE TEXT SEARCH CONFIGURATION french_unaccent (COPY = pg_catalog.french);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION french_unaccent
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, french_stem;
--> statement-breakpoint
-- Lower case without accents or ligatures, for searches of any part of a word. Immutable so that it can be
-- indexed: the dictionary is named, so no setting changes its result.
CREATE FUNCTION fold_text(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, input));
--> statement-breakpoint
-- References people quote on the telephone: a letter, the year in France, a number (M-2026-0042).
CREATE SEQUENCE reference_m;
--> statement-breakpoint
CREATE SEQUENCE reference_d;
--> statement-breakpoint
CREATE SEQUENCE reference_c;
--> statement-breakpoint
CREATE FUNCTION next_reference(letter text) RETURNS text LANGUAGE plpgsql VOLATILE STRICT AS $$
DECLARE
  number text := nextval(('reference_' || lower(letter))::regclass)::text;
BEGIN
  RETURN letter || '-' || to_char(now() AT TIME ZONE 'Europe/Paris', 'YYYY') || '-'
    || lpad(number, greatest(4, length(number)), '0');
END
$$;
