import type { BusinessProfile, SiteProfile } from "#app/domains/business/profile.ts";
import { businessWords, fillText } from "#app/domains/business/rules/texts.ts";
import type { CsvColumns } from "#app/lib/pages/csv.ts";
import { agoText } from "#app/lib/french/dates.ts";
import type { FollowUp } from "./records/follow-up.ts";
import { lossReasonLabel, type Result } from "./records/result.ts";
import { type Correspondence, firstNameOf } from "./rules.ts";

/** Returns the signature of the e-mails. */
export function emailSignature(profile: BusinessProfile): string[] {
  return fillText(profile.texts.signature, businessWords(profile)).split(/\n+/);
}

/**
 * Returns the greeting of an e-mail to a visitor. Because somebody else may have typed the visitor's address, the
 * e-mail repeats no typed text except a first name (ADR 124).
 */
export function greeting(typedName: string): string {
  const firstName = firstNameOf(typedName);
  return firstName ? `Bonjour ${firstName},` : "Bonjour,";
}

/** Returns the last line of the e-mails to visitors. */
export function emergencyLine({ phone }: SiteProfile): string {
  return `Une urgence\u00a0? Appelez-nous au ${phone.display}.`;
}

/** The first line of the e-mails to the owner. A reply to such an e-mail is sent to the visitor. */
export const answerLine = "Répondez à cet e-mail pour écrire à la personne.";

/** Returns a person's contact facts and the reference, for the owner's e-mails. */
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

/**
 * Returns in a few words whether somebody answered: 'répondu il y a 2 h' (answered 2 hours ago), 'sans réponse' (not
 * answered), 'traité' (done without an answer; rule inboxes/answered).
 */
export function answerText({ answeredAt, awaitsAnswer }: Omit<Correspondence, "read">, now: Date): string {
  if (answeredAt) return `répondu ${agoText(answeredAt, now)}`;
  return awaitsAnswer ? "sans réponse" : "traité";
}

/**
 * A field of a submission, in the form in which people read it on the record's screen, in the owner's e-mail and in the
 * export.
 */
export interface RecordFact<Fields> {
  label: string;
  /** Returns null for an empty field. */
  text: (fields: Fields) => string | null;
  /** True when the export has its own columns for this field. */
  notExported?: true;
}

/** Returns the facts that are filled in, as an e-mail lists them. */
export function filledFacts<Fields>(facts: readonly RecordFact<Fields>[], fields: Fields) {
  return facts.flatMap(({ label, text }) => {
    const value = text(fields);
    return value === null ? [] : [{ label, value }];
  });
}

/** Returns the export's columns for these facts, with the same texts as on the record's screen. */
export function factColumns<Fields>(facts: readonly RecordFact<Fields>[]): CsvColumns<Fields> {
  return Object.fromEntries(
    facts.filter(({ notExported }) => !notExported).map(({ label, text }) => [label, text]),
  );
}

/** The export's columns with the follow-up (call back) that is planned for a record. */
export const followUpColumns: CsvColumns<FollowUp> = {
  "Rappel le": ({ followUpDay, followUpTime }) =>
    followUpDay && [followUpDay.split("-").toReversed().join("/"), followUpTime].filter(Boolean).join(" "),
  "Note du rappel": ({ followUpNote }) => followUpNote,
};

/** The export's columns with the result of a request (rule inboxes/result). */
export const resultColumns: CsvColumns<Result> = {
  Résultat: ({ result }) => result && (result === "won" ? "gagné" : "perdu"),
  Raison: ({ resultReason }) => resultReason && lossReasonLabel(resultReason),
  "Montant (€)": ({ resultAmount }) => resultAmount?.toString().replace(".", ",") ?? null,
};
