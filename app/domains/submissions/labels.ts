import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { phoneText } from "#app/lib/french/phone-text.ts";
import { agoText } from "#app/lib/french/dates.ts";
import type { FollowUp } from "./records/follow-up.ts";
import { lossReasonLabel, type Result } from "./records/result.ts";
import { type Correspondence, firstNameOf } from "./rules.ts";

/** Returns the lines of the signature at the end of the site's e-mails, as the owner wrote it. */
export function emailSignature(profile: BusinessProfile): string[] {
  return fillText(profile.texts.signature, businessWords(profile)).split(/\n+/);
}

/**
 * Returns the greeting of an e-mail to a visitor. A stranger could type somebody else's address to send them a text, so
 * the greeting repeats nothing that was typed except a first name (ADR 124).
 */
export function greeting(typedName: string): string {
  const firstName = firstNameOf(typedName);
  return firstName ? `Bonjour ${firstName},` : "Bonjour,";
}

/** Returns the last line of e-mails to visitors: the telephone number for an emergency. */
export function emergencyLine({ phone }: SiteProfile): string {
  return `Une urgence\u00a0? Appelez-nous au ${phone.display}.`;
}

/** The first line of e-mails to the shop. It says that a reply to the e-mail goes to the visitor. */
export const answerLine = "Répondez à cet e-mail pour écrire à la personne.";

/** Returns the reference and the contact details of a person, as facts for the e-mail to the shop. */
export function contactFacts({ reference, email, phone }: Sender) {
  return [
    { label: "Référence", value: reference },
    { label: "E-mail", value: email, href: `mailto:${encodeURIComponent(email)}` },
    ...(phone
      ? [{ label: "Téléphone", value: phoneText(phone), href: `tel:${phone.replace(/[^\d+]/g, "")}` }]
      : []),
  ];
}

interface Sender {
  reference: string;
  email: string;
  phone: string | null;
}

/**
 * Returns in a few words whether staff answered: 'répondu il y a 2 h' (answered 2 hours ago), 'sans réponse' (not
 * answered), 'traité' (needs no answer; rule inboxes/answered).
 */
export function answerText({ answeredAt, awaitsAnswer }: Omit<Correspondence, "read">, now: Date): string {
  if (answeredAt) return `répondu ${agoText(answeredAt, now)}`;
  return awaitsAnswer ? "sans réponse" : "traité";
}

/**
 * A field of a submission with its label, as people read it on the record's screen, in the e-mail to the shop and in
 * the export.
 */
export interface RecordFact<Fields> {
  label: string;
  /** Returns the text of the field; null if it is empty. */
  text: (fields: Fields) => string | null;
  /** Set if the export shows this field in columns of its own, which are declared elsewhere. */
  notExported?: true;
}

/** Returns those facts that have a value, with their texts. */
export function filledFacts<Fields>(facts: readonly RecordFact<Fields>[], fields: Fields) {
  return facts.flatMap(({ label, text }) => {
    const value = text(fields);
    return value === null ? [] : [{ label, value }];
  });
}

/** Returns the export's columns for these facts. They have the same texts as the record's screen. */
export function factColumns<Fields>(facts: readonly RecordFact<Fields>[]): CsvColumns<Fields> {
  return Object.fromEntries(
    facts.filter(({ notExported }) => !notExported).map(({ label, text }) => [label, text]),
  );
}

/** The export's columns with the planned call to a person (the follow-up). */
export const followUpColumns: CsvColumns<FollowUp> = {
  "Rappel le": ({ followUpDay, followUpTime }) =>
    followUpDay && [followUpDay.split("-").toReversed().join("/"), followUpTime].filter(Boolean).join(" "),
  "Note du rappel": ({ followUpNote }) => followUpNote,
};

/** The export's columns with the result of a request: won or lost, the reason, and the amount (rule inboxes/result). */
export const resultColumns: CsvColumns<Result> = {
  Résultat: ({ result }) => result && (result === "won" ? "gagné" : "perdu"),
  Raison: ({ resultReason }) => resultReason && lossReasonLabel(resultReason),
  "Montant (€)": ({ resultAmount }) => resultAmount?.toString().replace(".", ",") ?? null,
};
