CREATE TABLE "backup_failures" (
	"day" date PRIMARY KEY DEFAULT current_date NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "is_encrypted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "copied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "backups_daily" ON "backups" USING btree ("created_at" DESC NULLS LAST) WHERE file_name is not null;