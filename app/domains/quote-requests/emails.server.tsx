import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  answerLine,
  contactFacts,
  emailSignature,
  emergencyLine,
  filledFacts,
  greeting,
} from "#app/domains/submissions/labels.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { quoteFacts, urgentLine } from "./labels.ts";
import { quoteServiceLabel } from "./content.ts";
import { fileSizeText, urgencyLabel } from "./content.ts";
import { estimateTexts } from "./estimate/content.ts";
import { answerDue } from "#app/domains/business/rules/opening.ts";
import type { QuoteRequestInput } from "./validation.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { quoteAddresses } from "./rules/addresses.ts";

/** A stored request, with its id, its reference and its files. */
export interface StoredRequest extends QuoteRequestInput {
  id: string;
  reference: string;
  createdAt: Date;
  attachments: readonly { name: string; sizeBytes: number }[];
}

/**
 * Returns the e-mail to the owner. `recipients` are those told of new requests; an answer goes to the visitor. Files stay in the
 * back office.
 */
export function notificationEmail(
  request: StoredRequest,
  recipients: string[],
  siteUrl: string,
  profile: BusinessProfile,
): NewEmail {
  const { id, reference, first_name, last_name, urgency, service_type } = request;
  const name = `${first_name} ${last_name}`;
  const isUrgent = urgency === "urgent";
  return {
    kind: "quote_notification",
    subjectId: id,
    recipients,
    isForShop: true,
    replyTo: request.email,
    subject: `[${reference}] ${isUrgent ? "URGENT, " : ""}Demande de devis ${ofName(name)} (${quoteServiceLabel(service_type)})`,
    content: {
      title: `Nouvelle demande de devis ${ofName(name)}`,
      introduction: isUrgent
        ? [urgentLine(answerDue(profile, request.createdAt, { urgent: true })), answerLine]
        : [answerLine],
      facts: [
        ...contactFacts(request),
        ...choiceFacts(request),
        ...filledFacts(quoteFacts, request),
        ...request.attachments.map(({ name: file, sizeBytes }, index) => ({
          label: `Pièce jointe ${index + 1}`,
          value: `${file} (${fileSizeText(sizeBytes)})`,
        })),
      ],
      quotation: request.description,
      action: {
        label: "Ouvrir dans le back-office",
        href: siteUrl + quoteAddresses.write({ selectedId: id }),
      },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the e-mail that tells the visitor that the request arrived, with its reference and chosen options. */
export function acknowledgementEmail(request: StoredRequest, profile: BusinessProfile): NewEmail {
  const { id, reference, first_name, attachments } = request;
  const files = attachments.length;
  return {
    kind: "quote_acknowledgement",
    subjectId: id,
    recipients: [request.email],
    isAutomatic: true,
    replyTo: profile.email,
    subject: `[${reference}] Nous avons bien reçu votre demande de devis`,
    content: {
      title: "Votre demande de devis est bien arrivée",
      introduction: [
        greeting(first_name),
        `Nous avons bien reçu votre demande sous la référence ${reference}${files ? `, avec ${files > 1 ? `${files} fichiers joints` : "un fichier joint"}` : ""}. Un technicien vous répond ${profile.claims.reply}, avec un prix ou une question.`,
      ],
      facts: [...choiceFacts(request), ...shownFacts(request)],
      closing: [emergencyLine(profile)],
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the chosen options. Their words are the site's own, so the e-mail may repeat them. */
function choiceFacts({ service_type, urgency }: QuoteRequestInput) {
  return [
    { label: "Service", value: quoteServiceLabel(service_type) },
    { label: "Délai", value: urgencyLabel(urgency) },
  ];
}

/** Returns the range the visitor was shown. Signed, so its words are the site's own too. */
function shownFacts({ estimate }: QuoteRequestInput) {
  return estimate ? [{ label: estimateTexts.label, value: estimate }] : [];
}
