import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  type Notified,
  shopNotification,
  visitorAcknowledgement,
} from "#app/domains/submissions/emails.server.tsx";
import { contactFacts, emergencyLine } from "#app/domains/submissions/labels.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { serviceLabel } from "./labels.ts";
import { messageAddresses } from "./rules.ts";
import type { ContactMessageInput } from "./validation.ts";

/** A stored message, with its id and reference. */
export interface StoredMessage extends ContactMessageInput {
  id: string;
  reference: string;
}

/** Returns the e-mail that tells the shop about the message. */
export function notificationEmail(message: StoredMessage, notified: Notified): NewEmail {
  const { id, name, service, message: text } = message;
  const wording = {
    kind: "contact_notification",
    subject: `Message ${ofName(name)} (${serviceLabel(service)})`,
    title: `Nouveau message ${ofName(name)}`,
    facts: [...contactFacts(message), { label: "Service", value: serviceLabel(service) }],
    quotation: text,
    path: messageAddresses.write({ selectedId: id }),
  };
  return shopNotification(message, wording, notified);
}

/** Returns the e-mail that confirms the message to the visitor, with its reference. */
export function acknowledgementEmail(message: StoredMessage, profile: BusinessProfile): NewEmail {
  const wording = {
    kind: "contact_acknowledgement",
    subject: "Nous avons bien reçu votre message",
    title: "Votre message est bien arrivé",
    firstName: message.name,
    text: `Nous avons bien reçu votre message sous la référence ${message.reference}. Nous vous répondons ${profile.claims.reply}.`,
    closing: emergencyLine(profile),
  };
  return visitorAcknowledgement(message, wording, profile);
}
