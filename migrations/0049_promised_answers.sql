ALTER TABLE "contact_messages" ADD COLUMN "answer_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "answer_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "answer_promised" boolean;