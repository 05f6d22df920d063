import { createHash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { unionOfKinds } from "#app/domains/inbox/registry.server.ts";
import { erasures } from "#app/db/schema/privacy.server.ts";
import { type HeldData, type HeldSubmission, normalizeEmail } from "../rules.ts";
import { personalTables } from "./personal-tables.server.ts";

const rowsAtOnce = 50;

/** Returns what is stored about an e-mail address, in any letter case, including trash and spam (rule privacy/find). */
export async function getHeldData(typedEmail: string, executor: Executor = db): Promise<HeldData> {
  const email = normalizeEmail(typedEmail);
  const counts: Record<string, number> = {};
  const fingerprint = createHash("sha256").update(email);
  for (const { table, theirs } of personalTables) {
    const { rows } = await executor.execute<{ total: number; which: string | null }>(
      sql`select count(*)::int as total, md5(string_agg(id::text, ',' order by id)) as which
        from ${sql.identifier(table)} where ${theirs(email)}`,
    );
    counts[table] = rows[0]?.total ?? 0;
    fingerprint.update(`;${table}:${rows[0]?.which ?? ""}`);
  }
  const [subscriptions, staff, attachments] = [
    await executor.execute<{ status: string }>(
      sql`select status from newsletter_subscribers where email_normalized = ${email}`,
    ),
    await executor.execute(sql`select from users where lower(email) = ${email}`),
    await executor.execute<HeldData["attachments"][number]>(
      sql`select a.id, a.name, a.size_bytes as "sizeBytes" from quote_attachments a
        join quote_requests q on q.id = a.quote_request_id where q.email_normalized = ${email}
        order by q.created_at desc, a.position`,
    ),
  ];
  return {
    email,
    counts,
    fingerprint: fingerprint.digest("hex"),
    submissions: await listSubmissions(email, executor),
    attachments: attachments.rows,
    subscription: subscriptions.rows[0]?.status ?? null,
    isStaff: staff.rowCount !== 0,
  };
}

async function listSubmissions(email: string, executor: Executor): Promise<HeldSubmission[]> {
  const reads = unionOfKinds(
    (kind, { table }) => sql`select ${kind}::text as kind, id, reference, created_at,
        case when deleted_at is not null then 'trash' when spam then 'spam' else 'inbox' end as place
      from ${table} where email_normalized = ${email}`,
  );
  const { rows } = await executor.execute<
    Omit<HeldSubmission, "createdAt"> & { created_at: string; [column: string]: unknown }
  >(sql`${reads} order by created_at desc, id`);
  return rows.map(({ kind, id, reference, place, created_at }) => ({
    kind,
    id,
    reference,
    place,
    createdAt: new Date(created_at),
  }));
}

/**
 * Yields everything stored about a person as one JSON text (GDPR, article 20: a person may get their data). Files are
 * in base64. The text comes in pieces, so that memory holds only one file at a time.
 */
export async function* exportHeldData(typedEmail: string): AsyncGenerator<string> {
  const email = normalizeEmail(typedEmail);
  yield `{"email":${JSON.stringify(email)},"exported_at":${JSON.stringify(new Date().toISOString())}`;
  for (const personal of personalTables) {
    yield `,\n${JSON.stringify(personal.table)}:[`;
    let before = "\n";
    for await (const row of exportedRows(email, personal)) {
      yield before + JSON.stringify(row);
      before = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

async function* exportedRows(
  email: string,
  personal: { table: string; theirs: (email: string) => SQL; notExported?: readonly string[] },
): AsyncGenerator<Record<string, unknown>> {
  const { theirs, notExported = [] } = personal;
  const table = sql.identifier(personal.table);
  const { rows: ids } = await db.execute<{ id: string }>(
    sql`select id from ${table} where ${theirs(email)} order by created_at, id`,
  );
  const row = notExported.reduce<SQL>((json, name) => sql`${json} - ${name}::text`, sql`to_jsonb(t)`);
  // A file is as large as hundreds of messages, so files are read one at a time.
  const isFile = personal.table === "quote_attachments";
  const file = isFile ? sql`, encode(t.content, 'base64') as file` : sql``;
  const step = isFile ? 1 : rowsAtOnce;
  for (let from = 0; from < ids.length; from += step) {
    const some = sql.join(
      ids.slice(from, from + step).map(({ id }) => sql`${id}`),
      sql`, `,
    );
    const { rows } = await db.execute<{ row: Record<string, unknown>; file?: string }>(
      sql`select ${row} as row ${file} from ${table} t where id in (${some}) order by created_at, id`,
    );
    for (const { row: fields, file: content } of rows)
      yield content === undefined ? fields : { ...fields, content_base64: content.replaceAll("\n", "") };
  }
}

/** Returns the last erasures, newest first: who erased, when, and the number of rows of each table. */
export function listErasures() {
  return db
    .select({
      id: erasures.id,
      actorName: erasures.actorName,
      counts: erasures.counts,
      createdAt: erasures.createdAt,
    })
    .from(erasures)
    .orderBy(sql`created_at desc nulls last`)
    .limit(10);
}
