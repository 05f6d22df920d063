CREATE TABLE "text_calls" (
	"day" date NOT NULL,
	"purpose" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "text_calls_day_purpose_pk" PRIMARY KEY("day","purpose")
);
