CREATE TABLE "chatbot_examples" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chatbot_examples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"response_id" uuid,
	"question" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chatbot_responses" ADD COLUMN "label" text;--> statement-breakpoint
ALTER TABLE "chatbot_examples" ADD CONSTRAINT "chatbot_examples_response_id_chatbot_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."chatbot_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chatbot_examples_response_id" ON "chatbot_examples" USING btree ("response_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chatbot_examples_same" ON "chatbot_examples" USING btree (coalesce(response_id, '00000000-0000-0000-0000-000000000000'),md5(question));
