import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

/** One visit, running or finished. Nothing here identifies a person (rule visits/anonymous). */
const visit = {
  id: uuid().primaryKey().defaultRandom(),
  visitorId: uuid("visitor_id").notNull(),
  /**
   * Only the browser and the system, such as 'Firefox sur Windows' (Firefox on Windows), because the browser's full
   * text could identify a visitor.
   */
  userAgent: text("user_agent").notNull(),
  device: text({ enum: ["desktop", "mobile", "tablet"] }).notNull(),
  /** Host of the referring site. Empty for a direct visit. */
  source: text().notNull().default(""),
  startedAt: moment("started_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
  /** Path of the first view. Null until that view is recorded. */
  entryPath: text("entry_path"),
  /** Starts at 1: a visit starts with its first view. */
  pagesViewed: integer("pages_viewed").notNull().default(1),
  lastSeenAt: moment("last_seen_at").notNull().defaultNow(),
};

/** The last visit of each visitor. While ended_at is null, the visitor is on the site (rule visits/end). */
export const visitSessions = pgTable(
  "visit_sessions",
  { ...visit, visitorId: uuid("visitor_id").notNull().unique() },
  (table) => [
    check("visit_sessions_device", sql`device in ('desktop', 'mobile', 'tablet')`),
    // Finds the visits that have not ended: for the live count, and for the job that ends visits without new views.
    index("visit_sessions_open")
      .on(table.lastSeenAt)
      .where(sql`ended_at is null`),
    // Finds the visits of one day: for today's statistics, for the nightly totals, and to delete old visits.
    index("visit_sessions_started_at").on(table.startedAt),
  ],
);

/** The earlier visits of visitors who came back (rule visits/history). */
export const visits = pgTable("visits", visit, (table) => [
  check("visits_device", sql`device in ('desktop', 'mobile', 'tablet')`),
  // Finds the visits of one day: for today's statistics, for the nightly totals, and to delete old visits.
  index("visits_started_at").on(table.startedAt),
]);

/**
 * One row for each page view. Each month (UTC) is one partition, which the SQL function ensure_page_views_part creates.
 * The table needs no key, because nothing refers to a row, and old rows are dropped by the partition.
 */
export const pageViews = pgTable(
  "page_views",
  {
    sessionId: uuid("session_id").notNull(),
    url: text().notNull(),
    path: text().notNull(),
    referrer: text().notNull().default(""),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    // Finds an earlier view of the same page in the same session, so that two views within a moment count once (rule
    // visits/once).
    index("page_views_session_id").on(table.sessionId, table.createdAt),
    // Finds the page views of one day: for today's statistics, for the nightly totals, and for the list of top pages.
    index("page_views_created_at").on(table.createdAt, table.path),
  ],
);

/** One row for each finished day in the time zone Europe/Paris. A day without visits has no row (rule visits/days). */
export const visitorStats = pgTable("visitor_stats", {
  id: uuid().primaryKey().defaultRandom(),
  date: date({ mode: "string" }).notNull().unique(),
  totalVisits: integer("total_visits").notNull(),
  uniqueVisitors: integer("unique_visitors").notNull(),
  totalPageViews: integer("total_page_views").notNull(),
  /** The average duration of a visit, as hh:mm:ss. */
  avgSessionDuration: text("avg_session_duration").notNull(),
  /** The percentage of visits that saw only one page. */
  bounceRate: numeric("bounce_rate", { precision: 5, scale: 2, mode: "number" }).notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/**
 * The same days in detail: page views by path, and visits by device, by source (host, or empty) and by path of the
 * first page. Screens sum these rows, so that they need not read every visit.
 */
export const visitorStatsParts = pgTable(
  "visitor_stats_parts",
  {
    date: date({ mode: "string" }).notNull(),
    kind: text({ enum: ["page", "device", "source", "entry"] }).notNull(),
    name: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  // Finds the totals of one kind over a range of days.
  (table) => [primaryKey({ columns: [table.kind, table.date, table.name] })],
);
