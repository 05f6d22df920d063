import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { answerLine, contactFacts, emailSignature, greeting } from "#app/domains/submissions/labels.ts";
import type { NewEmail } from "#app/lib/mail/outbox.server.ts";
import { labelOf } from "./labels.ts";
import { availabilityLabels, experienceLabel, preferredServiceLabels, specialtyLabels } from "./content.ts";
import type { TechnicianApplicationInput } from "./validation.ts";
import { ofName } from "#app/lib/french/elision.ts";
import { applicationAddresses } from "./rules/addresses.ts";

/** A stored application, with its id and reference. */
export interface StoredApplication extends TechnicianApplicationInput {
  id: string;
  reference: string;
}

/** Returns the e-mail to the owner. `recipients` are those told of new requests; an answer to it goes to the candidate. */
export function notificationEmail(
  application: StoredApplication,
  recipients: string[],
  siteUrl: string,
  profile: BusinessProfile,
): NewEmail {
  const { id, reference, first_name, last_name, city, postal_code } = application;
  const name = `${first_name} ${last_name}`;
  return {
    kind: "application_notification",
    subjectId: id,
    recipients,
    isForShop: true,
    replyTo: application.email,
    subject: `[${reference}] Candidature ${ofName(name)} (${city})`,
    content: {
      title: `Nouvelle candidature ${ofName(name)}`,
      introduction: [answerLine],
      facts: [
        ...contactFacts(application),
        { label: "Ville", value: `${postal_code} ${city}` },
        ...choiceFacts(application),
        ...typedFacts(application),
      ],
      quotation: application.cover_letter ?? undefined,
      action: {
        label: "Ouvrir dans le back-office",
        href: siteUrl + applicationAddresses.write({ selectedId: id }),
      },
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the e-mail that tells the candidate that the application arrived, with its reference and chosen options. */
export function acknowledgementEmail(application: StoredApplication, profile: BusinessProfile): NewEmail {
  const { id, reference, first_name, email } = application;
  return {
    kind: "application_acknowledgement",
    subjectId: id,
    recipients: [email],
    isAutomatic: true,
    replyTo: profile.email,
    subject: `[${reference}] Nous avons bien reçu votre candidature`,
    content: {
      title: "Votre candidature est bien arrivée",
      introduction: [
        greeting(first_name),
        `Nous avons bien reçu votre candidature sous la référence ${reference}. Nous examinerons votre profil et vous recontacterons rapidement.`,
      ],
      facts: choiceFacts(application),
      closing: [`Une question ? Appelez-nous au ${profile.phone.display}.`],
      signature: emailSignature(profile),
      accent: profile.accent,
    },
  };
}

/** Returns the chosen options. Their words are the site's own, so the e-mail may repeat them. */
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
