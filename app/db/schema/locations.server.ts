import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** A text column that is compared byte by byte, so that normalised text sorts the same whatever the server's locale. */
const bytewiseText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity();

export const regions = pgTable("regions", {
  id: identity(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const departments = pgTable(
  "departments",
  {
    id: identity(),
    code: text().notNull().unique(),
    name: text().notNull(),
    regionId: integer("region_id")
      .notNull()
      .references(() => regions.id),
  },
  // Finds the départements of one region.
  (table) => [index("departments_region_id").on(table.regionId)],
);

export const communes = pgTable(
  "communes",
  {
    id: identity(),
    inseeCode: text("insee_code").notNull().unique(),
    postalCode: text("postal_code").notNull(),
    /** The commune's other postal codes. Le Mans has 72000 and 72100. */
    otherPostalCodes: text("other_postal_codes").array().notNull().default([]),
    name: text().notNull(),
    departmentId: integer("department_id")
      .notNull()
      .references(() => departments.id),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Inhabitants, when known. The maps name the larger communes first. */
    population: integer(),
  },
  (table) => [
    // Finds the zones (towns where the shop works) of one département: as neighbours, and for the filter.
    index("communes_department_id").on(table.departmentId),
    // Finds the communes around a place, to name them in the description of the place.
    index("communes_coordinates").on(table.latitude, table.longitude),
    // Finds the commune of a zone that somebody typed by hand.
    index("communes_postal_code").on(table.postalCode),
    // Finds the names written on the map of all zones.
    index("communes_population").on(sql`population desc nulls last`),
    // Finds the few communes with several postal codes, for the back office's search.
    index("communes_other_postal_codes")
      .on(table.id)
      .where(sql`other_postal_codes <> '{}'`),
  ],
);

/** An intervention zone: a town where the shop works. If somebody typed a zone by hand, its commune may be unknown. */
export const locations = pgTable(
  "locations",
  {
    id: uuid().primaryKey().defaultRandom(),
    communeId: integer("commune_id")
      .unique()
      .references(() => communes.id, { onDelete: "set null" }),
    name: text().notNull(),
    slug: text().notNull().unique(),
    address: text().notNull(),
    postalCode: text("postal_code").notNull(),
    city: text().notNull(),
    phone: text(),
    email: text(),
    hours: text(),
    /** HTML, sanitised when stored and again when shown. */
    description: text().notNull().default(""),
    /**
     * Whether the description was written by hand. If so, a regeneration does not change it (rule zones/regeneration).
     */
    descriptionEdited: boolean("description_edited").notNull().default(false),
    services: text().array().notNull().default([]),
    equipment: text().array().notNull().default([]),
    certifications: text().array().notNull().default([]),
    /** Number of technicians. Null in these four columns means that the page shows a default (rule zones/defaults). */
    teamSize: integer("team_size"),
    responseTime: text("response_time"),
    /** In percent. */
    satisfactionRate: integer("satisfaction_rate"),
    /** In kilometres. */
    coverageRadius: integer("coverage_radius"),
    /** The commune's coordinates, copied so that maps and lists of neighbours read only one table. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** Whether search engines may show the zone's page. Null means that the distance from the shop decides. */
    isIndexed: boolean("is_indexed"),
    /** Rises with each change. A save made from an older version is refused. */
    version: integer().notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** The sort key of the city: word by word, accents, hyphens and apostrophes ignored. */
    cityOrder: bytewiseText("city_order")
      .notNull()
      .generatedAlwaysAs(sql`fold_place(city)`),
    /** The text the search reads: the normalised city without spaces, then the postal code. */
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        sql`replace(fold_place(city), ' ', '') || ' ' || replace(fold_place(postal_code), ' ', '')`,
      ),
  },
  (table) => [
    // Lists the zones by city, page by page. The index has the text that short searches read, so that they read no row.
    index("locations_city_order").on(table.cityOrder, table.postalCode, table.id, table.searchText),
    // Searches any part of a city or postal code, from three characters.
    index("locations_search").using("gin", sql`search_text gin_trgm_ops`),
    // Counts the zones in each square of the map of all zones, without reading a row.
    index("locations_coordinates").on(table.latitude, table.longitude),
    // Finds the nearest zones, and the zones around a point.
    index("locations_position").using("gist", sql`point(longitude, latitude)`),
    // Finds the zones that the owner has put into the site maps, wherever they are.
    index("locations_indexed")
      .on(table.slug)
      .where(sql`is_indexed`),
  ],
);
