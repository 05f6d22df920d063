CREATE TABLE "chatbot_conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"questions" integer DEFAULT 0 NOT NULL,
	"misses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbot_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chatbot_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"kind" text NOT NULL,
	"response_id" uuid,
	"unanswered" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chatbot_messages_role" CHECK (role in ('user', 'assistant')),
	CONSTRAINT "chatbot_messages_kind" CHECK ((role = 'user') = (kind = 'question'))
);
--> statement-breakpoint
CREATE TABLE "chatbot_responses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"response" text NOT NULL,
	"keywords" text NOT NULL,
	"keywords_vector" "tsvector" GENERATED ALWAYS AS (chatbot_keywords(keywords)) STORED NOT NULL,
	"offers_contact" boolean DEFAULT false NOT NULL,
	"topic" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chatbot_words" (
	"word" text PRIMARY KEY NOT NULL,
	"responses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatbot_messages" ADD CONSTRAINT "chatbot_messages_conversation_id_chatbot_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chatbot_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chatbot_messages" ADD CONSTRAINT "chatbot_messages_response_id_chatbot_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."chatbot_responses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatbot_conversations_updated_at" ON "chatbot_conversations" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE questions > 0;--> statement-breakpoint
CREATE INDEX "chatbot_conversations_purge" ON "chatbot_conversations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "chatbot_messages_conversation_id" ON "chatbot_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chatbot_messages_search" ON "chatbot_messages" USING gin (fold_text(content) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chatbot_messages_unanswered" ON "chatbot_messages" USING btree ("id" DESC NULLS FIRST) WHERE unanswered;--> statement-breakpoint
CREATE INDEX "chatbot_messages_response_id" ON "chatbot_messages" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "chatbot_responses_keywords_vector" ON "chatbot_responses" USING gin ("keywords_vector");--> statement-breakpoint
CREATE INDEX "chatbot_responses_created_at" ON "chatbot_responses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chatbot_responses_search" ON "chatbot_responses" USING gin (fold_text(keywords || ' ' || response) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "chatbot_responses_same" ON "chatbot_responses" USING btree (md5(keywords),md5(response));--> statement-breakpoint
CREATE INDEX "chatbot_words_word" ON "chatbot_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- In how many responses each word is. In the order of the words, so that two writers never wait for each other.
CREATE FUNCTION count_chatbot_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER chatbot_responses_words_in AFTER INSERT ON chatbot_responses
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_chatbot_words();
--> statement-breakpoint
CREATE TRIGGER chatbot_responses_words_changed AFTER UPDATE ON chatbot_responses
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_chatbot_words();
--> statement-breakpoint
CREATE TRIGGER chatbot_responses_words_out AFTER DELETE ON chatbot_responses
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_chatbot_words();
