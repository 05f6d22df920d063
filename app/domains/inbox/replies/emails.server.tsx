import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { emailSignature } from "#app/domains/submissions/labels.ts";
import { kindOf, type SubmissionKind } from "../registry.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { personalEmailKind } from "#app/lib/mail/smtp.server.ts";
import { priceLine, splitSignature } from "./rules.ts";

interface Reply {
  kind: SubmissionKind;
  id: string;
  recipient: string;
  subject: string;
  body: string;
  /** The price proposed, in euros; null for none. */
  price: number | null;
  /** The author's name, as the reply is signed. */
  author: string;
}

/**
 * Returns the e-mail of a reply: the text, the line with the proposed price, then the author's and the business's
 * signatures. The reply address of the e-mail is the business's, so the customer's answer arrives there.
 */
export function replyEmail(
  { kind, id, recipient, subject, body, price, author }: Reply,
  profile: BusinessProfile,
): NewEmail {
  const line = priceLine(price, profile.priceWords.toutes_taxes);
  const { text, end } = line ? splitSignature(body, author) : { text: body, end: "" };
  return {
    kind: personalEmailKind,
    subjectId: id,
    recipients: [recipient],
    replyTo: profile.email,
    subject,
    content: {
      title: kindOf(kind).reply.title,
      introduction: text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()),
      ...(line && { facts: [line] }),
      ...(end && { closing: end.split(/\n\s*\n/) }),
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}
