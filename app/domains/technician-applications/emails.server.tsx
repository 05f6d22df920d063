import type { BusinessProfile } from "#app/domains/business/profile.ts";
import {
  type Notified,
  shopNotification,
  visitorAcknowledgement,
} from "#app/domains/submissions/emails.server.tsx";
import { contactFacts } from "#app/domains/submissions/labels.ts";
import { ofName } from "#app/lib/french/elision.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { availabilityLabels, experienceLabel, preferredServiceLabels, specialtyLabels } from "./content.ts";
import { labelOf } from "./labels.ts";
import { applicationAddresses } from "./rules/addresses.ts";
import type { TechnicianApplicationInput } from "./validation.ts";

/** A stored application, with its id and reference. */
export interface StoredApplication extends TechnicianApplicationInput {
  id: string;
  reference: string;
}

/** Returns the e-mail that tells the shop about the application. */
export function notificationEmail(application: StoredApplication, notified: Notified): NewEmail {
  const { id, first_name, last_name, city, postal_code } = application;
  const name = `${first_name} ${last_name}`;
  const wording = {
    kind: "application_notification",
    subject: `Candidature ${ofName(name)} (${city})`,
    title: `Nouvelle candidature ${ofName(name)}`,
    facts: [
      ...contactFacts(application),
      { label: "Ville", value: `${postal_code} ${city}` },
      ...choiceFacts(application),
      ...typedFacts(application),
    ],
    quotation: application.cover_letter ?? undefined,
    path: applicationAddresses.write({ selectedId: id }),
  };
  return shopNotification(application, wording, notified);
}

/**
 * Returns the e-mail that confirms the application to the applicant. It repeats the reference and the chosen options.
 */
export function acknowledgementEmail(application: StoredApplication, profile: BusinessProfile): NewEmail {
  const { reference, first_name } = application;
  const wording = {
    kind: "application_acknowledgement",
    subject: "Nous avons bien reçu votre candidature",
    title: "Votre candidature est bien arrivée",
    firstName: first_name,
    text: `Nous avons bien reçu votre candidature sous la référence ${reference}. Nous examinerons votre profil et vous recontacterons rapidement.`,
    facts: choiceFacts(application),
    closing: `Une question\u00a0? Appelez-nous au ${profile.phone.display}.`,
  };
  return visitorAcknowledgement(application, wording, profile);
}

/**
 * Returns the options that the applicant chose. The e-mail may contain them, because their texts come from the site: a
 * stranger cannot use the form to send a text of their own to somebody.
 */
function choiceFacts({ specialties, preferred_services, availability }: TechnicianApplicationInput) {
  return [
    { label: "Spécialités", value: specialties.map((value) => labelOf(specialtyLabels, value)).join(", ") },
    {
      label: "Interventions",
      value: preferred_services.map((value) => preferredServiceLabels[value]).join(", "),
    },
    { label: "Disponibilité", value: availabilityLabels[availability] },
  ];
}

function typedFacts({ experience_years, certifications }: TechnicianApplicationInput) {
  return [
    { label: "Expérience", value: experienceLabel(experience_years) },
    ...(certifications.length > 0 ? [{ label: "Certifications", value: certifications.join(", ") }] : []),
  ];
}
