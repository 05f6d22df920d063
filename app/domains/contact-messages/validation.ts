import * as z from "zod/mini";
import { type ServiceChoice, serviceChoiceLabels } from "#app/domains/catalog/labels.ts";
import { emailField, optionalPhone, requiredText } from "#app/domains/submissions/validation.ts";

const messageMinimumLength = 10;
const unknownService = "Choisissez un service de la liste";

/**
 * The contact form's rules and error texts, the same in the browser and on the server (rules forms/contact,
 * forms/phone).
 */
export const contactMessageSchema = z.object({
  name: requiredText("Le nom est requis", { length: 120, tooLong: "Le nom est trop long" }),
  email: emailField(),
  phone: optionalPhone(),
  service: z.pipe(
    z
      .optional(z.string(unknownService))
      .check(z.refine((value) => !value || Object.hasOwn(serviceChoiceLabels, value), unknownService)),
    z.transform((value: string | undefined) => (value ? (value as ServiceChoice) : null)),
  ),
  message: requiredText("Le message est requis", {
    length: 5000,
    tooLong: "Le message est trop long",
  }).check(z.minLength(messageMinimumLength, "Le message doit contenir au moins 10 caractères")),
});

export type ContactMessageInput = z.output<typeof contactMessageSchema>;
