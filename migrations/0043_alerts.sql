CREATE TABLE "alert_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"user_agent" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"wants_urgent" boolean DEFAULT true NOT NULL,
	"wants_failures" boolean DEFAULT true NOT NULL,
	"quiet_from" time(0),
	"quiet_to" time(0),
	"urgent_passes" boolean DEFAULT false NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device_id" uuid NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"path" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "alerts_device_event" UNIQUE("device_id","event")
);
--> statement-breakpoint
ALTER TABLE "alert_devices" ADD CONSTRAINT "alert_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_device_id_alert_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."alert_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_devices_endpoint" ON "alert_devices" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "alert_devices_user_id" ON "alert_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alerts_due" ON "alerts" USING btree ("next_attempt_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "alerts_device_created_at" ON "alerts" USING btree ("device_id","created_at");--> statement-breakpoint
CREATE INDEX "alerts_created_at" ON "alerts" USING btree ("created_at");