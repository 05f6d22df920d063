import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { answerBy, answerDue, type StoredPromise } from "#app/domains/business/rules/answer-time.ts";
import {
  type Notified,
  shopNotification,
  visitorAcknowledgement,
} from "#app/domains/submissions/emails.server.tsx";
import { contactFacts, emergencyLine, filledFacts } from "#app/domains/submissions/labels.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { fileSizeText, quoteServiceLabel, urgencyLabel } from "./content.ts";
import { estimateTexts } from "./estimate/content.ts";
import { quoteFacts, urgentLine } from "./labels.ts";
import { quoteAddresses } from "./rules/addresses.ts";
import { promisedText } from "./slip/rules.ts";
import type { QuoteRequestInput } from "./validation.ts";

/** A stored request, with its id, its reference and its files. */
export interface StoredRequest extends QuoteRequestInput, StoredPromise {
  id: string;
  reference: string;
  createdAt: Date;
  attachments: readonly { name: string; sizeBytes: number }[];
}

/**
 * Returns the e-mail that tells the shop about the request. It names the files, but does not contain them: they stay in
 * the back office.
 */
export function notificationEmail(request: StoredRequest, notified: Notified): NewEmail {
  const { id, first_name, last_name, urgency, service_type } = request;
  const name = `${first_name} ${last_name}`;
  const isUrgent = urgency === "urgent";
  const wording = {
    kind: "quote_notification",
    subject: `${isUrgent ? "URGENT, " : ""}Demande de devis ${ofName(name)} (${quoteServiceLabel(service_type)})`,
    title: `Nouvelle demande de devis ${ofName(name)}`,
    lines: isUrgent ? [urgentLine(answerDue(notified.profile, request, "urgent"))] : [],
    facts: [
      ...contactFacts(request),
      ...choiceFacts(request, notified.profile),
      ...filledFacts(quoteFacts, request),
      ...request.attachments.map(({ name: file, sizeBytes }, index) => ({
        label: `Pièce jointe ${index + 1}`,
        value: `${file} (${fileSizeText(sizeBytes)})`,
      })),
    ],
    quotation: request.description,
    path: quoteAddresses.write({ selectedId: id }),
  };
  return shopNotification(request, wording, notified);
}

/**
 * Returns the e-mail that confirms the request to the visitor. It repeats the reference and the chosen options, but not
 * the description that was typed.
 */
export function acknowledgementEmail(
  request: StoredRequest,
  profile: BusinessProfile,
  now = new Date(),
): NewEmail {
  const { reference, first_name, attachments } = request;
  const files = attachments.length;
  const wording = {
    kind: "quote_acknowledgement",
    subject: "Nous avons bien reçu votre demande de devis",
    title: "Votre demande de devis est bien arrivée",
    firstName: first_name,
    text: `Nous avons bien reçu votre demande sous la référence ${reference}${files ? `, avec ${files > 1 ? `${files} fichiers joints` : "un fichier joint"}` : ""}. Nous vous répondons ${answerText(request, profile, now)}, avec un prix ou une question.`,
    facts: [...choiceFacts(request, profile), ...shownFacts(request)],
    closing: emergencyLine(profile),
  };
  return visitorAcknowledgement(request, wording, profile);
}

/**
 * Returns by when the shop answers, in words. This is the promised moment; if there is none or if it has passed, it is
 * the shop's usual delay.
 */
function answerText(request: StoredRequest, profile: BusinessProfile, now: Date): string {
  const isPast = request.answerDue && request.answerDue <= now;
  const moment = answerBy(profile, request, request.urgency === "urgent" ? "urgent" : "quote");
  return moment && !isPast ? promisedText(moment) : profile.claims.quoteDelay;
}

/**
 * Returns the options that the visitor chose. The e-mail may contain them, because their texts come from the site: a
 * stranger cannot use the form to send a text of their own to somebody.
 */
function choiceFacts({ service_type, urgency }: QuoteRequestInput, profile: BusinessProfile) {
  return [
    { label: "Service", value: quoteServiceLabel(service_type) },
    { label: "Délai", value: urgencyLabel(urgency, profile) },
  ];
}

/**
 * Returns the price range or the plan that the visitor was shown. The e-mail may contain it, because its text comes from
 * the site: the form accepts it only with the site's signature.
 */
function shownFacts({ estimate }: QuoteRequestInput) {
  return estimate ? [{ label: estimateTexts.label, value: estimate }] : [];
}
