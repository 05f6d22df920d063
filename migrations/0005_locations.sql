CREATE TABLE "communes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "communes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"insee_code" text NOT NULL,
	"postal_code" text NOT NULL,
	"name" text NOT NULL,
	"department_id" integer NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"population" integer,
	CONSTRAINT "communes_insee_code_unique" UNIQUE("insee_code")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"region_id" integer NOT NULL,
	CONSTRAINT "departments_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "locations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"commune_id" integer,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"address" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"phone" text,
	"email" text,
	"hours" text,
	"description" text DEFAULT '' NOT NULL,
	"description_edited" boolean DEFAULT false NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"equipment" text[] DEFAULT '{}' NOT NULL,
	"certifications" text[] DEFAULT '{}' NOT NULL,
	"team_size" integer,
	"response_time" text,
	"satisfaction_rate" integer,
	"coverage_radius" integer,
	"latitude" double precision,
	"longitude" double precision,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"city_order" text COLLATE "C" GENERATED ALWAYS AS (fold_place(city)) STORED NOT NULL,
	"search_text" text COLLATE "C" GENERATED ALWAYS AS (replace(fold_place(city), ' ', '') || ' ' || replace(fold_place(postal_code), ' ', '')) STORED NOT NULL,
	CONSTRAINT "locations_commune_id_unique" UNIQUE("commune_id"),
	CONSTRAINT "locations_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "regions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "regions_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "communes" ADD CONSTRAINT "communes_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "locations" ADD CONSTRAINT "locations_commune_id_communes_id_fk" FOREIGN KEY ("commune_id") REFERENCES "public"."communes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communes_department_id" ON "communes" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "communes_population" ON "communes" USING btree (population desc nulls last);--> statement-breakpoint
CREATE INDEX "departments_region_id" ON "departments" USING btree ("region_id");--> statement-breakpoint
CREATE INDEX "locations_city_order" ON "locations" USING btree ("city_order","postal_code","id","search_text");--> statement-breakpoint
CREATE INDEX "locations_search" ON "locations" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "locations_position" ON "locations" USING gist (point(longitude, latitude));