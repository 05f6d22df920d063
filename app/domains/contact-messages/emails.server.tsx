import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  answerLine,
  contactFacts,
  emailSignature,
  emergencyLine,
  greeting,
} from "#app/domains/submissions/labels.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { serviceLabel } from "./labels.ts";
import type { ContactMessageInput } from "./validation.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { messageAddresses } from "./rules.ts";

/** A stored message, with its id and reference. */
export interface StoredMessage extends ContactMessageInput {
  id: string;
  reference: string;
}

/** Returns the e-mail to the owner. `recipients` are those told of new requests; an answer to it goes to the visitor. */
export function notificationEmail(
  message: StoredMessage,
  recipients: string[],
  siteUrl: string,
  profile: BusinessProfile,
): NewEmail {
  const { id, reference, name, email, service, message: text } = message;
  return {
    kind: "contact_notification",
    subjectId: id,
    recipients,
    isForShop: true,
    replyTo: email,
    subject: `[${reference}] Message ${ofName(name)} (${serviceLabel(service)})`,
    content: {
      title: `Nouveau message ${ofName(name)}`,
      introduction: [answerLine],
      facts: [...contactFacts(message), { label: "Service", value: serviceLabel(service) }],
      quotation: text,
      action: {
        label: "Ouvrir dans le back-office",
        href: siteUrl + messageAddresses.write({ selectedId: id }),
      },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the e-mail that tells the visitor that the message arrived, with its reference. */
export function acknowledgementEmail(message: StoredMessage, profile: BusinessProfile): NewEmail {
  return {
    kind: "contact_acknowledgement",
    subjectId: message.id,
    recipients: [message.email],
    isAutomatic: true,
    replyTo: profile.email,
    subject: `[${message.reference}] Nous avons bien reçu votre message`,
    content: {
      title: "Votre message est bien arrivé",
      introduction: [
        greeting(message.name),
        `Nous avons bien reçu votre message sous la référence ${message.reference}. Nous vous répondons ${profile.claims.reply}.`,
      ],
      closing: [emergencyLine(profile)],
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}
