-- Returns a question or keywords as plain words. Punctuation separates words; each word with two spellings gets one.
CREATE OR REPLACE FUNCTION chatbot_text(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    replace(translate(lower(input), '-_/.,;:!?()"«»''’´`*+=|<>[]{}', repeat(' ', 30)), 'wi fi', 'wifi'),
    '\me mail', 'email', 'g'
  );

-- Returns the words of a question as the French dictionary reduces them: no stop words, accents or plurals.
CREATE OR REPLACE FUNCTION chatbot_words_of(input text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN tsvector_to_array(to_tsvector('public.french_unaccent', public.chatbot_text(input)));

-- Returns keywords in the form in which they are searched. The first four have weight A, which decides between equals.
CREATE OR REPLACE FUNCTION chatbot_keywords(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN setweight(
    to_tsvector(
      'public.french_unaccent',
      array_to_string((regexp_split_to_array(trim(public.chatbot_text(input)), ' +'))[1:4], ' ')
    ),
    'A'
  ) || to_tsvector('public.french_unaccent', public.chatbot_text(input));

-- Counts the responses that contain each word. Locks the words in their order, so that two writers cannot deadlock.
CREATE OR REPLACE FUNCTION count_chatbot_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE chatbot_words w SET responses = w.responses - gone.times
      FROM (
        SELECT word, times FROM (
          SELECT word, count(*)::int AS times
            FROM old_rows, unnest(tsvector_to_array(keywords_vector)) AS word GROUP BY word
        ) counted JOIN chatbot_words USING (word) ORDER BY word FOR UPDATE OF chatbot_words
      ) gone
      WHERE w.word = gone.word;
    DELETE FROM chatbot_words WHERE responses <= 0
      AND word IN (SELECT unnest(tsvector_to_array(keywords_vector)) FROM old_rows);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO chatbot_words (word, responses)
      SELECT word, count(*) FROM new_rows, unnest(tsvector_to_array(keywords_vector)) AS word
        GROUP BY word ORDER BY word
      ON CONFLICT (word) DO UPDATE SET responses = chatbot_words.responses + excluded.responses;
  END IF;
  RETURN NULL;
END
$$;

-- Makes every node learn again when the responses or examples change (rule assistant/learns-again).
CREATE OR REPLACE FUNCTION notify_chatbot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('atelier_chatbot', '');
  RETURN NULL;
END
$$;

-- Reading or withholding a response teaches the assistant nothing.
CREATE OR REPLACE TRIGGER chatbot_responses_changed
  AFTER INSERT OR UPDATE OF response, keywords, topic OR DELETE ON chatbot_responses
  FOR EACH STATEMENT EXECUTE FUNCTION notify_chatbot();

CREATE OR REPLACE TRIGGER chatbot_examples_changed AFTER INSERT OR UPDATE OR DELETE ON chatbot_examples
  FOR EACH STATEMENT EXECUTE FUNCTION notify_chatbot();
