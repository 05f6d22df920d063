import { sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { bulk } from "./outbox.server.ts";

/** An e-mail that is written and not yet sent. */
export interface WaitingEmail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  /**
   * The beginning of the text. It is null if the text may contain a link that acts for its recipient, such as a
   * sign-in.
   */
  text: string | null;
  /** Whether this e-mail is one of many, such as a newsletter. The newsletter's own screen stops such an e-mail. */
  isBulk: boolean;
}

const waitingShown = 20;
const longestText = 3_000;
/**
 * Matches the kinds of e-mails whose text may be shown: those about a request, to the shop or to the visitor, and the
 * replies of the shop.
 */
const readableKinds = "_(?:notification|acknowledgement|reply)$|^reply";

/**
 * Returns the newest 20 e-mails that wait because no mail server is set or because all mail is paused. The screen of
 * the site's state lists them (rule running/waiting-emails). Leaves out e-mails of the last minute, which are being
 * sent.
 */
export async function listWaitingEmails(): Promise<WaitingEmail[]> {
  const { rows } = await db.execute<{
    id: string;
    recipient: string;
    subject: string;
    created_at: string;
    text: string | null;
    isBulk: boolean;
  }>(sql`
    select id, recipients[1] as recipient, subject, created_at, priority = ${bulk} as "isBulk",
      case when kind ~ ${readableKinds} then left(plain, ${longestText}) end as text
    from emails
    where status = 'unconfigured'
      or (status = 'pending' and last_error is null and created_at < now() - interval '1 minute')
    order by created_at desc, position desc limit ${waitingShown}`);
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: new Date(created_at) }));
}
