import type { BusinessProfile } from "#app/domains/business/profile.ts";
import type { EmailContent } from "#app/lib/mail/content.server.tsx";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { answerLine, emailSignature, greeting } from "./labels.ts";

interface StoredSubmission {
  id: string;
  reference: string;
  email: string;
}

/**
 * The texts of the e-mail about one kind of submission. In the subject of the e-mail, the reference precedes `subject`.
 */
type Wording = Pick<NewEmail, "kind" | "subject"> & Pick<EmailContent, "title" | "facts">;

interface Notification extends Wording, Pick<EmailContent, "quotation"> {
  /** Lines of text before the introduction that all these e-mails have. */
  lines?: string[];
  /** The path of the record in the back office. */
  path: string;
}

/** The recipients of the e-mail about a new submission, and the site and the business in whose name it is sent. */
export interface Notified {
  recipients: string[];
  siteUrl: string;
  profile: BusinessProfile;
}

/** Returns the e-mail that tells the shop about a submission. Its reply address is the visitor's. */
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
  /** The first name as the visitor typed it. */
  firstName: string;
  /** A text that confirms that the submission has arrived, and explains what happens next. */
  text: string;
  closing: string;
}

/** Returns the e-mail that confirms to the visitor that the submission has arrived. */
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
