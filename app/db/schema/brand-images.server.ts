import { boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { bytes } from "./columns.server.ts";

/** Icons and share images, drawn from the shop's name, colour and place (ADR 185). A missing picture is drawn again. */
export const brandImages = pgTable("brand_images", {
  /** The last part of the picture's URL: 'zone-le-mans.png'. */
  file: text().primaryKey(),
  /** A hash of everything that the picture was drawn from. */
  source: text().notNull(),
  content: bytes().notNull(),
  /** Whether the image is one of a series, one for each zone or service. Of a long series, the oldest are deleted. */
  isOneOfMany: boolean("is_one_of_many").notNull(),
  drawnAt: timestamp("drawn_at", { withTimezone: true }).notNull().defaultNow(),
});
