import { customType, timestamp } from "drizzle-orm/pg-core";

/** A timestamp column with a time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A column with bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });
