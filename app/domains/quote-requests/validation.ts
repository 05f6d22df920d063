import * as z from "zod/mini";
import { quoteServiceTypes } from "#app/domains/catalog/labels.ts";
import {
  emailField,
  optionalText,
  requiredChoice,
  requiredPhone,
  requiredText,
  versionField,
} from "#app/domains/submissions/validation.ts";
import {
  commonRequests,
  type ResultRequest,
  resultRequests,
} from "#app/domains/submissions/records/requests.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import { furthestDays, isCalendarDay } from "#app/lib/french/calendar-day.ts";
import { addDays, parisDay } from "#app/lib/french/dates.ts";
import { type Urgency, urgencyLabels } from "./content.ts";
import { quoteStatuses } from "./rules/addresses.ts";

const clockTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const longestToken = 600;
const largestBudget = 1_000_000;
const unknownUrgency = "Choisissez un délai de la liste";
const budgetError = "Indiquez un montant en euros, par exemple 150 ou 150,50";

/** Returns a schema that also accepts an empty or absent field, and gives it the value null. */
function optional<Value>(schema: z.ZodMiniType<Value, string>) {
  return z.pipe(
    z.transform((typed: unknown) => (typeof typed === "string" && typed.trim() === "" ? undefined : typed)),
    z.pipe(
      z.optional(schema),
      z.transform((value: Value | undefined) => value ?? null),
    ),
  );
}

/**
 * Returns the schema of the service. Its values are those of the site's specification and `added`: the other services
 * that this shop's form offers (rule forms/own-services).
 */
function serviceField(added: readonly string[]) {
  return requiredChoice<string>(
    [...quoteServiceTypes, ...added],
    "Le type de service est requis",
    "Choisissez un service de la liste",
  );
}

/** The schema of the quote form, for the browser and the server (rules forms/quote, forms/quote-values). */
export const quoteRequestSchema = z.object({
  first_name: requiredText("Le prénom est requis", { length: 80, tooLong: "Le prénom est trop long" }),
  last_name: requiredText("Le nom est requis", { length: 80, tooLong: "Le nom est trop long" }),
  email: emailField(),
  phone: requiredPhone(),
  company: optionalText({ length: 120, tooLong: "Le nom de l’entreprise est trop long" }),
  service_type: serviceField([]),
  urgency: z.pipe(
    z
      .optional(z.string(unknownUrgency))
      .check(z.refine((value) => !value || Object.hasOwn(urgencyLabels, value), unknownUrgency)),
    z.transform((value: string | undefined) => (value ? (value as Urgency) : "normal")),
  ),
  description: requiredText("La description est requise", {
    length: 5000,
    tooLong: "La description est trop longue",
    lines: true,
  }),
  preferred_date: optional(
    z.string("Date invalide").check(
      z.trim(),
      z.refine(isCalendarDay, { error: "Date invalide", abort: true }),
      z.refine((day) => day >= parisDay(new Date()), "Choisissez une date à venir"),
      z.refine(
        (day) => day <= addDays(parisDay(new Date()), furthestDays),
        "Choisissez une date dans les deux ans",
      ),
    ),
  ),
  preferred_time: optional(z.string("Heure invalide").check(z.trim(), z.regex(clockTime, "Heure invalide"))),
  budget: optional(
    z.pipe(
      z.string(budgetError).check(
        z.refine((typed) => !typed.trim().startsWith("-"), {
          error: "Le budget ne peut pas être négatif",
          abort: true,
        }),
        z.refine((typed) => parseEuros(typed) !== null, { error: budgetError, abort: true }),
        z.refine((typed) => (parseEuros(typed) ?? 0) <= largestBudget, "Un million d’euros au plus"),
      ),
      z.transform((typed: string) => parseEuros(typed) ?? 0),
    ),
  ),
  /**
   * The signed price range or plan that the visitor was shown (rule forms/estimate-kept). The field is hidden, so a
   * wrong value counts as none and causes no error.
   */
  estimate: z.pipe(
    z.transform((sent: unknown) => (typeof sent === "string" && sent.length <= longestToken ? sent : null)),
    z.transform((sent: string | null) => sent || null),
  ),
});

/** Returns the schema for a shop whose form offers more services than those of the site's specification. */
export function quoteRequestSchemaWith(added: readonly string[]) {
  return z.extend(quoteRequestSchema, { service_type: serviceField(added) });
}

export type QuoteRequestInput = z.output<typeof quoteRequestSchema>;

const statusRequestSchema = z.strictObject({
  intent: z.literal("status"),
  id: z.uuid(),
  version: versionField,
  status: z.enum(quoteStatuses),
});

/** The request to keep the status of a quote request, sent when staff refuse the status that the screen proposes. */
const keepStatusSchema = z.strictObject({ intent: z.literal("keep-status"), id: z.uuid() });

export type OwnQuoteRequest =
  z.output<typeof statusRequestSchema> | z.output<typeof keepStatusSchema> | ResultRequest;

/** The requests of the inbox that act on one quote request. A request with any other field is refused. */
export const quoteInboxSchema = z.discriminatedUnion("intent", [
  ...commonRequests,
  ...resultRequests,
  statusRequestSchema,
  keepStatusSchema,
]);
