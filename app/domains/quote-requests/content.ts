import type { SiteProfile } from "#app/domains/business/profile.ts";
import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { atMostOneDecimal, wholeNumber } from "#app/lib/french/numbers.ts";
import { maximumFileMebibytes, maximumFiles } from "./rules/requests.ts";

/** The choices of urgency, in the order in which they are shown (rule forms/quote). */
export const urgencyLabels = {
  urgent: { name: "Urgent", delay: "sous 24\u00a0h" },
  normal: { name: "Normal", delay: "2 à 3 jours" },
  planifie: { name: "Planifié", delay: "plus d’une semaine" },
} as const;

export type Urgency = keyof typeof urgencyLabels;

/**
 * Returns an urgency with its time: 'Urgent, sous 24 h' (within 24 hours). The time is left out if the shop promises
 * none (rule settings/delays). Returns an empty text for an unknown urgency.
 */
export function urgencyLabel(urgency: string, { claims }: Pick<SiteProfile, "claims">): string {
  if (!Object.hasOwn(urgencyLabels, urgency)) return "";
  const { name, delay } = urgencyLabels[urgency as Urgency];
  return claims.namesUrgency ? `${name}, ${delay}` : name;
}

/** The name under which the browser stores the draft of a quote request. */
export const quoteDraft = "quote";

export const quoteFormTexts = {
  title: "Bon de demande",
  submit: "Envoyer ma demande",
  submitting: "Envoi en cours...",
  successTitle:
    "Demande envoyée avec succès ! Nous vous contacterons dans les plus brefs délais pour discuter de votre projet.",
  failure: "Une erreur est survenue lors de l'envoi de la demande",
} as const;

/** The errors about files, shown below the file field. `name` is the name of the file on the visitor's machine. */
export const attachmentErrors = {
  tooMany: () => `${maximumFiles} fichiers au plus`,
  tooLarge: (name: string) => `${quoted(name)} dépasse ${maximumFileMebibytes}\u00a0Mo`,
  empty: (name: string) => `${quoted(name)} est vide`,
  unknownKind: (name: string) =>
    `${quoted(name)} n’est pas accepté\u00a0: joignez une photo (JPEG, PNG, WebP, HEIC), un PDF ou un texte simple`,
  damaged: (name: string) => `${quoted(name)} ne peut pas être lu\u00a0: le fichier est abîmé`,
  tooManyPixels: (name: string) =>
    `${quoted(name)} est une image trop grande\u00a0: réduisez-la (50 millions de pixels au plus), ou envoyez-la en JPEG`,
  busy: () =>
    "Beaucoup de photos arrivent en ce moment\u00a0: envoyez de nouveau votre demande dans une minute",
  noShareLeft: () =>
    "Trop de fichiers nous sont arrivés aujourd’hui\u00a0: envoyez votre demande sans fichier, nous vous les demanderons",
};

/** Shown when a form posted without JavaScript comes back with errors: the browser has then lost the chosen files. */
export const filesLost = "Joignez de nouveau vos fichiers\u00a0: le navigateur ne les a pas gardés";

function quoted(name: string): string {
  const characters = [...name];
  const short = characters.length > 60 ? `${characters.slice(0, 57).join("")}…` : name;
  return `«\u00a0${short}\u00a0»`;
}

/** Returns a file's size as the French write it: '1,8 Mo' (MiB), '340 Ko' (KiB). */
export function fileSizeText(bytes: number): string {
  const kibibyte = 1024;
  const [value, unit] =
    bytes < kibibyte * kibibyte ? [bytes / kibibyte, "Ko"] : [bytes / kibibyte ** 2, "Mo"];
  const number = unit === "Mo" ? atMostOneDecimal : wholeNumber;
  return `${number(Math.max(1, value))}\u00a0${unit}`;
}

/** What the data is used for and how long it is kept, for the privacy notice below the form. */
export const quoteUse = { purpose: "établir ce devis", howLong: "trois ans au plus" };

/** Returns the label of the requested service; an unknown value is returned unchanged. */
export function quoteServiceLabel(service_type: string): string {
  return Object.hasOwn(serviceChoiceLabels, service_type)
    ? serviceChoiceLabels[service_type as ServiceChoice]
    : service_type;
}
