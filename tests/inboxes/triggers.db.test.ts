import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#app/db/client.server.ts";
import { kindTables } from "#app/domains/inbox/registry.ts";

// A new kind of submission must get these triggers too. Without them, histories and e-mails stay after their record is
// deleted, and badges do not change.
test.each(kindTables)(
  "the triggers of %s notify open screens of a change, and delete a record's history and e-mails with the record",
  async (table) => {
    const { rows } = await db.execute<{ proname: string }>(sql`
    select proname from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = ${table}::regclass and not tgisinternal`);
    expect(rows.map(({ proname }) => proname)).toEqual(
      expect.arrayContaining(["notify_inbox", "forget_submission_history", "forget_subject_emails"]),
    );
  },
);
