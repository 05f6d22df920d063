-- A question or keywords as plain words: punctuation separates, and what is written two ways is written one way.
CREATE FUNCTION chatbot_text(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    replace(translate(lower(input), '-_/.,;:!?()"«»''’´`*+=|<>[]{}', repeat(' ', 30)), 'wi fi', 'wifi'),
    '\me mail', 'email', 'g'
  );
--> statement-breakpoint
-- The words of a question as the French dictionary sees them: no stop words, no accents, no plurals.
CREATE FUNCTION chatbot_words_of(input text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN tsvector_to_array(to_tsvector('public.french_unaccent', public.chatbot_text(input)));
--> statement-breakpoint
-- Keywords as they are searched; the first four words have weight A: between equals they decide.
CREATE FUNCTION chatbot_keywords(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN setweight(
    to_tsvector(
      'public.french_unaccent',
      array_to_string((regexp_split_to_array(trim(public.chatbot_text(input)), ' +'))[1:4], ' ')
    ),
    'A'
  ) || to_tsvector('public.french_unaccent', public.chatbot_text(input));
