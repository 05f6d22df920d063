import { currentProfile } from "#app/domains/business/profile.server.ts";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { db, type Executor } from "#app/db/client.server.ts";
import { newsletterSubscribers } from "#app/db/schema/newsletter.server.ts";
import { isSpam } from "#app/domains/submissions/rules.ts";
import { checkForm } from "#app/lib/forms/check-form.ts";
import type { FormValues } from "#app/lib/forms/form.ts";
import type { FormAnswer, Outcome } from "#app/lib/forms/outcome.ts";
import { queueEmails } from "#app/lib/mail/outbox.server.ts";
import { type TokenSigner, tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { receiveSubmission } from "#app/domains/submissions/receive.server.ts";
import { confirmationEmail, welcomeEmail } from "./emails.server.tsx";
import { confirmationDays, needsNewLink } from "./rules.ts";
import { newsletterSchema, resumeSchema } from "./validation.ts";

const confirmPurpose = "newsletter confirmation";
const notPaused = { pausedAt: null, pauseReason: null };
const unsubscribePurpose = "newsletter unsubscription";

/** The outcome of the button on the page that an e-mail links to. `gone` means that the link is no longer valid. */
type LinkOutcome = Outcome<unknown, "done" | "gone">;

/**
 * Stores a subscription request and sends a confirmation e-mail (rule newsletter/double-opt-in). The address gets
 * letters only after its owner has followed the link in that e-mail. Known and unknown addresses get the same response,
 * so that nobody learns who subscribes (rule newsletter/same-answer).
 */
export async function requestSubscription(
  values: FormValues,
  clientKey: string,
): Promise<FormAnswer<unknown>> {
  const outcome = await receiveSubmission({
    form: "newsletter",
    values,
    clientKey,
    checked: checkForm(newsletterSchema, values),
    store: async ({ email }) => {
      await storeRequest(email, isSpam(values, [email]));
      return { reference: "" };
    },
  });
  return outcome.outcome === "done" ? { outcome: "done" } : outcome;
}

/**
 * Stores the address, if it is not stored yet. If the request is spam, or the address has already got the number of
 * e-mails allowed in a day, the request is stored as spam and gets no e-mail.
 */
async function storeRequest(email: string, spam: boolean): Promise<void> {
  const links = await tokenSigner();
  const requestedAt = new Date();
  await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(newsletterSubscribers)
      .values({ email, spam, requestedAt })
      .onConflictDoNothing()
      .returning({ id: newsletterSubscribers.id });
    if (spam) return;
    const [known] = await tx
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.emailNormalized, sql`lower(${email})`))
      .for("update");
    if (!known || (!created && !needsNewLink(known, requestedAt))) return;
    const confirmation = confirmationEmail(
      { id: known.id, email, ...urls(links, known.id, requestedAt) },
      await currentProfile(),
    );
    const [written] = await queueEmails(tx, [confirmation]);
    // Without a new e-mail, the time of the request stays as it is. The link in the earlier e-mail contains that time,
    // so the link remains valid.
    if (!written && !created) return;
    await tx
      .update(newsletterSubscribers)
      .set({ email, status: "pending", spam: !written, requestedAt })
      .where(eq(newsletterSubscribers.id, known.id));
  });
}

/**
 * Confirms a subscription through the link in the e-mail. A second use of the link changes nothing and returns `done`.
 * Returns `gone` if the link has expired, or if a newer e-mail has replaced it.
 */
export async function confirmSubscription(token: string): Promise<LinkOutcome> {
  const links = await tokenSigner();
  const [id = "", requestedAt = ""] = links.read(confirmPurpose, token)?.split(" ") ?? [];
  if (!id) return { outcome: "gone" };
  return db.transaction(async (tx) => {
    const asked = and(
      eq(newsletterSubscribers.id, id),
      eq(newsletterSubscribers.requestedAt, new Date(requestedAt)),
      gt(newsletterSubscribers.requestedAt, sql`now() - make_interval(days => ${confirmationDays})`),
    );
    const [confirmed] = await tx
      .update(newsletterSubscribers)
      .set({ status: "confirmed", confirmedAt: sql`now()`, unsubscribedAt: null, ...notPaused })
      .where(and(asked, eq(newsletterSubscribers.status, "pending")))
      .returning({ id: newsletterSubscribers.id, email: newsletterSubscribers.email });
    if (confirmed) {
      const { unsubscribeUrl } = urls(links, id, new Date(requestedAt));
      await queueEmails(tx, [welcomeEmail({ ...confirmed, unsubscribeUrl }, await currentProfile())]);
      return { outcome: "done" };
    }
    const before = await tx.$count(
      newsletterSubscribers,
      and(asked, eq(newsletterSubscribers.status, "confirmed")),
    );
    return { outcome: before > 0 ? "done" : "gone" };
  });
}

/**
 * Ends a subscription through the link in an e-mail. Returns `done` also for a second use of the link, and for a link
 * whose address was deleted; nothing changes then. Returns `gone` for a link that this site did not sign.
 */
export async function unsubscribe(token: string): Promise<LinkOutcome> {
  const id = (await tokenSigner()).read(unsubscribePurpose, token);
  if (!id) return { outcome: "gone" };
  await db.transaction(async (tx) => {
    await tx
      .update(newsletterSubscribers)
      .set({ status: "unsubscribed", unsubscribedAt: sql`now()` })
      .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.status, "unsubscribed")));
    await withdrawLetters(tx, id);
  });
  return { outcome: "done" };
}

/**
 * Deletes a subscriber's letters from the outbox (the stored e-mails to send), except those that a node has begun to
 * send.
 */
async function withdrawLetters(tx: Executor, subscriberId: string): Promise<void> {
  await tx.execute(sql`
    delete from emails using newsletter_deliveries delivery
    where delivery.subscriber_id = ${subscriberId} and delivery.result is null and emails.id = delivery.email_id
      and emails.status in ('pending', 'unconfigured') and emails.sending_until is null`);
}

/**
 * Ends the pause of an address that a mail server refused (rule newsletter/bounces). Staff do this when the person says
 * that the address works, or when the mail server was mistaken.
 */
export async function resumeSubscriber(values: FormValues): Promise<Outcome> {
  const checked = checkForm(resumeSchema, values);
  if ("errors" in checked) return { outcome: "refused" };
  const { rowCount } = await db
    .update(newsletterSubscribers)
    .set({ status: "confirmed", ...notPaused })
    .where(and(eq(newsletterSubscribers.id, checked.data.id), eq(newsletterSubscribers.status, "paused")));
  return { outcome: rowCount === 1 ? "done" : "gone" };
}

function urls(links: TokenSigner, id: string, requestedAt: Date) {
  const confirmToken = links.sign(confirmPurpose, `${id} ${requestedAt.toISOString()}`);
  return {
    confirmUrl: `${siteOrigin()}/newsletter/confirmation?token=${confirmToken}`,
    unsubscribeUrl: unsubscribeUrl(links, id),
  };
}

/**
 * Returns the URL that ends a subscription with one POST request. Mail programs send that request when a person presses
 * their unsubscribe button.
 */
export function unsubscribeUrl(links: TokenSigner, id: string): string {
  return `${siteOrigin()}/newsletter/desinscription?token=${links.sign(unsubscribePurpose, id)}`;
}
