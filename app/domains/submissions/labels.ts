import { businessProfile } from "#app/domains/business/profile.ts";
import { postalAddress } from "#app/domains/business/rules.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { firstNameOf } from "./rules.ts";

/** Who signs the e-mails. */
export const emailSignature = [
  businessProfile.name,
  postalAddress(businessProfile),
  businessProfile.phone.display,
];

/**
 * How an e-mail to a visitor begins. Whoever filled the form may not be who reads it: of what was typed nothing is
 * repeated but a first name (decision 124).
 */
export function greeting(typedName: string): string {
  const firstName = firstNameOf(typedName);
  return firstName ? `Bonjour ${firstName},` : "Bonjour,";
}

/** Last line of the e-mails visitors get. */
export const emergencyLine = `Une urgence ? Appelez-nous au ${businessProfile.phone.display}.`;

/** First line of the e-mails the owner gets: their answer goes to the visitor. */
export const answerLine = "Répondez à cet e-mail pour écrire à la personne.";

/** How to reach a person and under which reference, as the owner's e-mails list it. */
export function contactFacts({ reference, email, phone }: Sender) {
  return [
    { label: "Référence", value: reference },
    { label: "E-mail", value: email, href: `mailto:${encodeURIComponent(email)}` },
    ...(phone ? [{ label: "Téléphone", value: phone, href: `tel:${phone.replace(/[^\d+]/g, "")}` }] : []),
  ];
}

interface Sender {
  reference: string;
  email: string;
  phone: string | null;
}

const keeps = (purpose: string, howLong: string) =>
  `${businessProfile.name} utilise vos coordonnées pour ${purpose}, ne les transmet à personne et les garde ${howLong}.`;

/** Under each form, what is done with what is typed (decision 25, RGPD art. 13). */
export const privacyNotices = {
  contact: keeps("vous répondre", "trois ans au plus"),
  quote: keeps("établir ce devis", "trois ans au plus"),
  application: keeps("étudier votre candidature", "deux ans au plus, davantage si nous travaillons ensemble"),
};

/** One field of a submission as people read it, the same in its detail, in the owner's e-mail and in the export. */
export interface RecordFact<Fields> {
  label: string;
  /** Null when it was left empty. */
  text: (fields: Fields) => string | null;
  /** What the detail says of an empty one. */
  missing: string;
  /** The export writes it in columns of its own, as a spreadsheet wants it. */
  notExported?: true;
}

/** The facts that were filled in, as an e-mail lists them. */
export function filledFacts<Fields>(facts: readonly RecordFact<Fields>[], fields: Fields) {
  return facts.flatMap(({ label, text }) => {
    const value = text(fields);
    return value === null ? [] : [{ label, value }];
  });
}

/** The columns of an export that say the same as the detail. */
export function factColumns<Fields>(facts: readonly RecordFact<Fields>[]): CsvColumns<Fields> {
  return Object.fromEntries(
    facts.filter(({ notExported }) => !notExported).map(({ label, text }) => [label, text]),
  );
}

/** Where people read their rights. */
export const rightsPage = "/confidentialite";
