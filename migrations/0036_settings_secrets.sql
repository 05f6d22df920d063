CREATE TABLE "settings_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "settings_secrets_name" ON "settings_secrets" USING btree ("name");