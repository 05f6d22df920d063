import { phoneText } from "#app/lib/french/phone-text.ts";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { db } from "#app/db/client.server.ts";
import { quoteRequests } from "#app/db/schema/inbox.server.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { answerBy } from "#app/domains/business/rules/answer-time.ts";
import type { ShopMoment } from "#app/domains/business/rules/opening.ts";
import { canSendEmail } from "#app/lib/mail/smtp.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { tokenSigner } from "#app/lib/trust/signed-token.server.ts";
import { getRequestLink, listArrivedPhotos } from "../photos/queries.server.ts";
import type { ArrivedPhoto, PhotoLink } from "../photos/rules.ts";
import { senderCookie, slipPurpose } from "./commands.server.ts";
import { type Preparation, preparationFor } from "../rules/preparation.ts";
import { slipDays } from "./rules.ts";

const dayMs = 86_400_000;

/**
 * A slip (the page after a request). Anybody with its URL may read its fields, except `own`: this is null unless the
 * browser that sent the request asks.
 */
export interface QuoteSlip {
  reference: string;
  receivedAt: Date;
  /** When the slip's URL stops working. */
  expiresAt: Date;
  service_type: string;
  urgency: string;
  preparation: Preparation;
  preferred_date: string | null;
  preferred_time: string | null;
  /** The price range that the visitor was shown before the form. */
  estimate: string | null;
  /**
   * The moment by which an answer was promised. Null if the shop has no opening hours, or if the owner's setting names
   * no moment.
   */
  answerBy: ShopMoment | null;
  /** When the shop last replied from the back office; null before that. */
  answeredAt: Date | null;
  /** Whether the shop has dealt with the request: it then promises no further answer. */
  isSettled: boolean;
  /** Whether this browser sent the request within the last minute. The slip then says that it was sent. */
  isJustSent: boolean;
  own: {
    name: string;
    email: string;
    /** Whether the site can send the visitor an e-mail. That needs a mail server. */
    isMailed: boolean;
    phone: string;
    description: string;
    /** The link that adds photos; null once it has expired. */
    link: PhotoLink | null;
    arrived: readonly ArrivedPhoto[];
  } | null;
}

/** The SQL condition for requests that wait for no answer: answered, called, won, lost, finished or cancelled. */
const isSettled = sql`(answered_at is not null or not awaits_answer or result is not null or status in ('completed', 'cancelled'))`;

/**
 * Returns the slip for the token in a URL (rule forms/slip). It contains personal data only if `cookies` prove that
 * this browser sent the request. Returns null if this site did not sign the token, if the slip has expired, or if the
 * request was deleted.
 */
export async function getSlip(
  token: string,
  cookies: string | null,
  shop: BusinessProfile,
): Promise<QuoteSlip | null> {
  const signer = await tokenSigner();
  const id = signer.read(slipPurpose.address, token);
  if (!id || !isRecordId(id)) return null;
  const [row] = await db
    .select({
      reference: quoteRequests.reference,
      createdAt: quoteRequests.createdAt,
      answerDue: quoteRequests.answerDue,
      answerPromised: quoteRequests.answerPromised,
      answeredAt: quoteRequests.answeredAt,
      isSettled: sql<boolean>`${isSettled}`,
      isNew: sql<boolean>`created_at > now() - interval '1 minute'`,
      service_type: quoteRequests.service_type,
      urgency: quoteRequests.urgency,
      preferred_date: quoteRequests.preferred_date,
      preferred_time: quoteRequests.preferred_time,
      estimate: quoteRequests.estimate,
      first_name: quoteRequests.first_name,
      last_name: quoteRequests.last_name,
      email: quoteRequests.email,
      phone: quoteRequests.phone,
      description: quoteRequests.description,
    })
    .from(quoteRequests)
    .where(
      and(
        eq(quoteRequests.id, id),
        isNull(quoteRequests.deletedAt),
        gt(quoteRequests.createdAt, sql`now() - make_interval(days => ${slipDays})`),
      ),
    );
  if (!row) return null;
  const { first_name, last_name, email, phone, description, createdAt, ...answer } = row;
  const { answerDue, answerPromised, isNew, ...shown } = answer;
  const preparation = preparationFor(shown.service_type, shop);
  const isSender = signer.read(slipPurpose.sender, cookieValue(cookies)) === id;
  const link = isSender ? await getRequestLink(id) : null;
  const arrived = (link && (await listArrivedPhotos(link.viewKey))) ?? [];
  return {
    ...shown,
    isJustSent: isSender && isNew,
    preparation,
    receivedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + slipDays * dayMs),
    answerBy: answerBy(
      shop,
      { createdAt, answerDue, answerPromised },
      shown.urgency === "urgent" ? "urgent" : "quote",
    ),
    own: isSender
      ? {
          name: `${first_name} ${last_name}`,
          email,
          isMailed: await canSendEmail(),
          phone: phoneText(phone),
          description,
          link,
          arrived,
        }
      : null,
  };
}

function cookieValue(cookies: string | null): string {
  const pair = cookies?.split(/;\s*/).find((text) => text.startsWith(`${senderCookie}=`));
  return pair?.slice(senderCookie.length + 1) ?? "";
}
