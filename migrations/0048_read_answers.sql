ALTER TABLE "chatbot_responses" ADD COLUMN "withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chatbot_responses" ADD COLUMN "reviewed_by" text;--> statement-breakpoint
ALTER TABLE "chatbot_responses" ADD COLUMN "reviewed_at" timestamp with time zone;