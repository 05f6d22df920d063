import { integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { bytes } from "./columns.server.ts";

/** A picture the owner sent for an article, rewritten in several widths. Its content never changes. */
export const media = pgTable("media", {
  id: uuid().primaryKey().defaultRandom(),
  /** SHA-256 of the sent file. Sending a picture again adds no row. */
  contentHash: text("content_hash").notNull().unique(),
  /** Size of the largest variant, in pixels. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** The picture in 10 x 10 pixels, as a `data:` URL (rule pages/pictures). */
  placeholder: text().notNull(),
  alt: text().notNull().default(""),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The bytes of a picture in one format and width, served at /media/{id}/{width}.{format}. */
export const mediaVariants = pgTable(
  "media_variants",
  {
    mediaId: uuid("media_id")
      .notNull()
      .references(() => media.id, { onDelete: "cascade" }),
    format: text({ enum: ["avif", "webp", "jpeg"] }).notNull(),
    width: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.width, table.format] })],
);
