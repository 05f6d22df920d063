ALTER TABLE "invitations" ADD COLUMN "mailing" text;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "offered_amount" numeric(12, 2);