import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./columns.server.ts";

/** Icons and share images, drawn from the name, the colour and the place (ADR 185). A missing one is drawn again. */
export const brandImages = pgTable("brand_images", {
  /** The last part of its address: 'zone-le-mans.png'. */
  file: text().primaryKey(),
  /** A hash of everything it was drawn from. */
  source: text().notNull(),
  content: bytes().notNull(),
  /** Whether it is one of thousands, such as a zone's image: the oldest is deleted when there are too many. */
  isOneOfMany: boolean("is_one_of_many").notNull(),
  drawnAt: timestamp("drawn_at", { withTimezone: true }).notNull().defaultNow(),
});
