CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone_normalized" text,
	"content_hash" text NOT NULL,
	"spam" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text DEFAULT next_reference('M') NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"service" text,
	"message" text NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(reference || ' ' || name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(phone_normalized, '') || ' ' || message)) STORED NOT NULL,
	CONSTRAINT "contact_messages_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone_normalized" text,
	"content_hash" text NOT NULL,
	"spam" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text DEFAULT next_reference('D') NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"company" text,
	"service_type" text NOT NULL,
	"urgency" text DEFAULT 'normal' NOT NULL,
	"description" text NOT NULL,
	"preferred_date" date,
	"preferred_time" text,
	"budget" numeric(12, 2),
	"status" text DEFAULT 'new' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_normalized, '') || ' ' || coalesce(company, '') || ' ' || description)) STORED NOT NULL,
	CONSTRAINT "quote_requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "technician_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text GENERATED ALWAYS AS (lower(email)) STORED NOT NULL,
	"phone_normalized" text,
	"content_hash" text NOT NULL,
	"spam" boolean DEFAULT false NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text DEFAULT next_reference('C') NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"experience_years" integer NOT NULL,
	"specialties" text[] NOT NULL,
	"preferred_services" text[] NOT NULL,
	"availability" text NOT NULL,
	"cover_letter" text,
	"certifications" text[],
	"status" text DEFAULT 'pending' NOT NULL,
	"notes" text,
	"reviewed_at" timestamp with time zone,
	"contact_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"validated_specialties" text[],
	"validated_services" text[],
	"validated_zone" text,
	"contract_type" text,
	"hourly_rate" numeric(10, 2),
	"validation_notes" text,
	"validation_date" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (fold_text(reference || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_normalized, '') || ' ' || city || ' ' || postal_code || ' ' || coalesce(cover_letter, ''))) STORED NOT NULL,
	CONSTRAINT "technician_applications_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "emails_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid,
	"recipients" text[] NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "rate_limits_scope_key_window_start_pk" PRIMARY KEY("scope","key","window_start")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user_id" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam;--> statement-breakpoint
CREATE INDEX "contact_messages_unread" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam and not read;--> statement-breakpoint
CREATE INDEX "contact_messages_search" ON "contact_messages" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email_normalized");--> statement-breakpoint
CREATE INDEX "contact_messages_phone" ON "contact_messages" USING btree ("phone_normalized");--> statement-breakpoint
CREATE INDEX "contact_messages_content_hash" ON "contact_messages" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_deleted_at" ON "contact_messages" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "quote_requests_newest" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam;--> statement-breakpoint
CREATE INDEX "quote_requests_unread" ON "quote_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam and not read and status = 'new';--> statement-breakpoint
CREATE INDEX "quote_requests_status" ON "quote_requests" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quote_requests_search" ON "quote_requests" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quote_requests_email" ON "quote_requests" USING btree ("email_normalized");--> statement-breakpoint
CREATE INDEX "quote_requests_phone" ON "quote_requests" USING btree ("phone_normalized");--> statement-breakpoint
CREATE INDEX "quote_requests_content_hash" ON "quote_requests" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "quote_requests_deleted_at" ON "quote_requests" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "technician_applications_newest" ON "technician_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam;--> statement-breakpoint
CREATE INDEX "technician_applications_pending" ON "technician_applications" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE deleted_at is null and not spam and status = 'pending';--> statement-breakpoint
CREATE INDEX "technician_applications_status" ON "technician_applications" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "technician_applications_search" ON "technician_applications" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "technician_applications_email" ON "technician_applications" USING btree ("email_normalized");--> statement-breakpoint
CREATE INDEX "technician_applications_phone" ON "technician_applications" USING btree ("phone_normalized");--> statement-breakpoint
CREATE INDEX "technician_applications_content_hash" ON "technician_applications" USING btree ("content_hash","created_at");--> statement-breakpoint
CREATE INDEX "technician_applications_deleted_at" ON "technician_applications" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "emails_pending" ON "emails" USING btree ("position") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "emails_status_created_at" ON "emails" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "emails_subject_id" ON "emails" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "rate_limits_window_start" ON "rate_limits" USING btree ("window_start");