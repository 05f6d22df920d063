CREATE TABLE "brand_images" (
	"file" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"content" "bytea" NOT NULL,
	"is_one_of_many" boolean NOT NULL,
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL
);
