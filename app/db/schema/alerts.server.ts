import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, time, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.server.ts";
import { moment } from "./columns.server.ts";

/** The browsers of staff that get alerts (push messages), each with its chosen kinds of alerts (rule reach/choices). */
export const alertDevices = pgTable(
  "alert_devices",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The device's last sign-in session. Signing out of it removes the device; the session's expiry does not. */
    sessionId: text("session_id").notNull(),
    userAgent: text("user_agent"),
    /**
     * The URL that the push service gave the browser, and the keys that encrypt messages so that only the browser can
     * read them.
     */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    wantsUrgent: boolean("wants_urgent").notNull().default(true),
    wantsFailures: boolean("wants_failures").notNull().default(true),
    /** The quiet hours, in Paris time, in which the device shows no alert. Either both are set or neither. */
    quietFrom: time("quiet_from", { precision: 0 }),
    quietTo: time("quiet_to", { precision: 0 }),
    /** Whether alerts about urgent requests are also shown in the quiet hours. */
    urgentPasses: boolean("urgent_passes").notNull().default(false),
    /** The last error that the device's push service returned. */
    lastError: text("last_error"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // One browser has one push address, whoever signs in there.
    uniqueIndex("alert_devices_endpoint").on(table.endpoint),
    // Finds the devices of one person.
    index("alert_devices_user_id").on(table.userId),
  ],
);

/**
 * Alerts to send, one row for each device, written in the same transaction as the event that causes them. They name no
 * person.
 * status: pending, sent, given-up.
 */
export const alerts = pgTable(
  "alerts",
  {
    id: uuid().primaryKey().defaultRandom(),
    deviceId: uuid("device_id")
      .notNull()
      .references(() => alertDevices.id, { onDelete: "cascade" }),
    /** Identifies the cause, so that several nodes that notice the same cause write one alert. */
    event: text().notNull(),
    kind: text().notNull(),
    /** The reference of a request, or the name of the part that failed. */
    subject: text().notNull(),
    path: text().notNull(),
    status: text().notNull().default("pending"),
    attempts: integer().notNull().default(0),
    nextAttemptAt: moment("next_attempt_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("alerts_device_event").on(table.deviceId, table.event),
    // Finds the alerts that are due, for the delivery job.
    index("alerts_due")
      .on(table.nextAttemptAt)
      .where(sql`status = 'pending'`),
    // Counts the alerts sent to a device in the last hour.
    index("alerts_device_created_at").on(table.deviceId, table.createdAt),
    // Finds the old alerts that the delivery job deletes.
    index("alerts_created_at").on(table.createdAt),
  ],
);
