DROP INDEX "quote_requests_status";--> statement-breakpoint
DROP INDEX "technician_applications_status";--> statement-breakpoint
DROP INDEX "quote_requests_newest";--> statement-breakpoint
DROP INDEX "technician_applications_newest";--> statement-breakpoint
CREATE INDEX "contact_messages_spam" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and spam;--> statement-breakpoint
CREATE INDEX "quote_requests_spam" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","urgency","service_type") WHERE deleted_at is null and spam;--> statement-breakpoint
CREATE INDEX "technician_applications_spam" ON "technician_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status") WHERE deleted_at is null and spam;--> statement-breakpoint
CREATE INDEX "quote_requests_newest" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status","urgency","service_type","read") WHERE deleted_at is null and not spam;--> statement-breakpoint
CREATE INDEX "technician_applications_newest" ON "technician_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status") WHERE deleted_at is null and not spam;