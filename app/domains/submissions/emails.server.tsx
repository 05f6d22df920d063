import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { EmailContent } from "#app/lib/mail/content.server.tsx";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { answerLine, emailSignature, greeting } from "./labels.ts";

interface StoredSubmission {
  id: string;
  reference: string;
  email: string;
}

/** The texts of a kind of submission in its e-mail. The reference precedes `subject`. */
type Wording = Pick<NewEmail, "kind" | "subject"> & Pick<EmailContent, "title" | "facts">;

interface Notification extends Wording, Pick<EmailContent, "quotation"> {
  /** Lines that precede the usual introduction. */
  lines?: string[];
  /** The record's path in the back office. */
  path: string;
}

/** Who gets the e-mail about a new submission, and the site that sends it. */
export interface Notified {
  recipients: string[];
  siteUrl: string;
  profile: BusinessProfile;
}

/** Returns the e-mail that tells the shop about a submission. A reply to this e-mail is sent to the visitor. */
export function shopNotification(
  { id, reference, email }: StoredSubmission,
  { kind, subject, lines = [], path, ...content }: Notification,
  { recipients, siteUrl, profile }: Notified,
): NewEmail {
  return {
    kind,
    subjectId: id,
    recipients,
    isForShop: true,
    replyTo: email,
    subject: `[${reference}] ${subject}`,
    content: {
      introduction: [...lines, answerLine],
      ...content,
      action: { label: "Ouvrir dans le back-office", href: siteUrl + path },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

interface Acknowledgement extends Wording {
  /** The first name, as it was typed. */
  firstName: string;
  /** The text that confirms the arrival of the submission and explains what happens next. */
  text: string;
  closing: string;
}

/** Returns the e-mail that confirms the submission to the visitor. */
export function visitorAcknowledgement(
  { id, reference, email }: StoredSubmission,
  { kind, subject, firstName, text, closing, ...content }: Acknowledgement,
  profile: BusinessProfile,
): NewEmail {
  return {
    kind,
    subjectId: id,
    recipients: [email],
    isAutomatic: true,
    replyTo: profile.email,
    subject: `[${reference}] ${subject}`,
    content: {
      introduction: [greeting(firstName), text],
      ...content,
      closing: [closing],
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}
