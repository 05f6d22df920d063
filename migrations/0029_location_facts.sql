ALTER TABLE "communes" ADD COLUMN "other_postal_codes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "locations" ADD COLUMN "is_indexed" boolean;--> statement-breakpoint
CREATE INDEX "communes_other_postal_codes" ON "communes" USING btree ("id") WHERE other_postal_codes <> '{}';--> statement-breakpoint
CREATE INDEX "locations_indexed" ON "locations" USING btree ("slug") WHERE is_indexed;