import * as z from "zod/mini";
import { serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { emailField, optionalPhone, requiredText } from "#app/domains/submissions/validation.ts";

const messageMinimumLength = 10;
const unknownService = "Choisissez un service de la liste";

/**
 * Returns the schema of the service, which may be empty. It accepts the services that the program has, and those in
 * `own`: the names of the services that the owner added (rule forms/own-services).
 */
function serviceField(own: readonly string[]) {
  const isKnown = (value: string) => Object.hasOwn(serviceChoiceLabels, value) || own.includes(value);
  return z.pipe(
    z.optional(z.string(unknownService)).check(z.refine((value) => !value || isKnown(value), unknownService)),
    z.transform((value: string | undefined) => value || null),
  );
}

/**
 * The rules and error texts of the contact form. They are the same in the browser and on the server (rules
 * forms/contact, forms/phone).
 */
export const contactMessageSchema = z.object({
  name: requiredText("Le nom est requis", { length: 120, tooLong: "Le nom est trop long" }),
  email: emailField(),
  phone: optionalPhone(),
  service: serviceField([]),
  message: requiredText("Le message est requis", {
    length: 5000,
    tooLong: "Le message est trop long",
    lines: true,
  }).check(z.minLength(messageMinimumLength, "Le message doit contenir au moins 10 caractères")),
});

/** Returns the form's rules for a shop whose owner has added services. `own` has their names, which the form sends. */
export function contactMessageSchemaWith(own: readonly string[]) {
  return z.extend(contactMessageSchema, { service: serviceField(own) });
}

export type ContactMessageInput = z.output<typeof contactMessageSchema>;
