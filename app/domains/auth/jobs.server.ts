import { lt, or, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { invitations, sessions, verifications } from "#app/db/schema/auth.server.ts";
import type { JobQueue } from "#app/lib/background/jobs.server.ts";
import { sendSignInLink } from "./commands/send-sign-in-link.server.ts";
import { absoluteEnd } from "./queries.server.ts";
import { sendSignInLinkQueueName } from "./rules.ts";
import { sendInvitation } from "./staff/commands/send-invitation.server.ts";
import { sendInvitationQueueName } from "./staff/rules.ts";

const mailed = { retryLimit: 5, retryDelay: 10, retryBackoff: true, retryDelayMax: 300 };

/** Sends the sign-in link that a person gets after too many attempts. */
export const sendSignInLinkQueue: JobQueue = {
  name: sendSignInLinkQueueName,
  options: mailed,
  work: (payload) => sendSignInLink(String((payload as { account?: string }).account)),
};

/** Sends the e-mail of an invitation. */
export const sendInvitationQueue: JobQueue = {
  name: sendInvitationQueueName,
  options: mailed,
  work: (payload) => sendInvitation(String((payload as { id?: string }).id)),
};

/** Every night, deletes expired links, old invitations and ended sessions. Old sessions would show who worked when. */
export const purgeSessionsQueue: JobQueue = {
  name: "purge-sessions",
  options: { retryLimit: 3, retryDelay: 60 },
  cron: "20 3 * * *",
  work: async () => {
    await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
    await db.delete(invitations).where(lt(invitations.expiresAt, sql`now() - interval '30 days'`));
    await db.delete(sessions).where(or(lt(sessions.expiresAt, sql`now()`), lt(absoluteEnd, sql`now()`)));
  },
};
