import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { quoteRequests } from "./inbox.server.ts";
import { moment } from "./columns.server.ts";
import { storedFile } from "./submission-columns.server.ts";

/** Links by which telephones add photos (rule forms/photo-link), made before the form is sent or with the request. */
export const quotePhotoLinks = pgTable(
  "quote_photo_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** SHA-256 of the code in the link's URL. The code itself is derived from the id and never stored. */
    codeHash: text("code_hash").notNull().unique(),
    /** Null until the form is sent. */
    quoteRequestId: uuid("quote_request_id").references(() => quoteRequests.id, { onDelete: "cascade" }),
    /** Number of photos received through the link. */
    photoCount: integer("photo_count").notNull().default(0),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // Finds the photo link of a request, for the slip: the page that the visitor gets after a request.
    uniqueIndex("quote_photo_links_request")
      .on(table.quoteRequestId)
      .where(sql`quote_request_id is not null`),
    // Finds the old links that the nightly job deletes.
    index("quote_photo_links_expires_at").on(table.expiresAt),
  ],
);

/** Photos that arrived before their form was sent. When the form is sent, they move to quote_attachments. */
export const quotePhotos = pgTable(
  "quote_photos",
  {
    id: uuid().primaryKey().defaultRandom(),
    linkId: uuid("link_id")
      .notNull()
      .references(() => quotePhotoLinks.id, { onDelete: "cascade" }),
    ...storedFile,
  },
  (table) => [
    // Lists the photos of one link in order.
    uniqueIndex("quote_photos_link").on(table.linkId, table.position),
  ],
);
