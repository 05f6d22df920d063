import * as z from "zod/mini";
import {
  emailField,
  optionalText,
  postalCodeField,
  requiredChoice,
  requiredPhone,
  requiredText,
  versionField,
} from "#app/domains/submissions/validation.ts";
import { type CommonRequest, commonRequests } from "#app/domains/submissions/records/requests.ts";
import { parseEuros } from "#app/lib/french/euros.ts";
import {
  type Availability,
  availabilityLabels,
  type PreferredService,
  preferredServiceLabels,
  specialtyLabels,
} from "./content.ts";
import {
  certificationList,
  contactTypes,
  contractTypes,
  maximumExperienceYears,
} from "./rules/applications.ts";
import { applicationStatuses } from "./rules/addresses.ts";

const maximumCertifications = 20;
const certificationLength = 100;
const unknown = "Choisissez dans la liste";
const experienceMissing = "Les années d’expérience sont requises";
const experienceError = `Indiquez un nombre entier de 0 à ${maximumExperienceYears}`;

/**
 * Returns the schema of a group of checkboxes of which at least one must be ticked. A value that is sent twice counts
 * once.
 */
function choices<Choice extends string>(
  labels: Record<Choice, string>,
  missing: string,
  own: readonly Choice[] = [],
) {
  const known = [...Object.keys(labels), ...own];
  return z.pipe(
    z.pipe(
      z.transform((ticked: unknown) => (ticked === undefined ? [] : [ticked].flat())),
      z.array(z.enum(known, unknown), unknown).check(z.minLength(1, missing)),
    ),
    z.transform((ticked: string[]) => [...new Set(ticked)] as Choice[]),
  );
}

/**
 * Returns the schema of the specialties. `own` are the services that the owner added, which can be chosen too (rule
 * forms/own-services).
 */
function specialtiesField(own: readonly string[]) {
  return choices<string>(specialtyLabels, "Choisissez au moins une spécialité", own);
}

/** The schema of the application form, for the browser and the server (rule forms/application). */
export const technicianApplicationSchema = z.object({
  first_name: requiredText("Le prénom est requis", { length: 80, tooLong: "Le prénom est trop long" }),
  last_name: requiredText("Le nom est requis", { length: 80, tooLong: "Le nom est trop long" }),
  email: emailField(),
  phone: requiredPhone(),
  city: requiredText("La ville est requise", { length: 100, tooLong: "Le nom de la ville est trop long" }),
  postal_code: postalCodeField(),
  experience_years: z.pipe(
    z.string(experienceMissing).check(
      z.trim(),
      z.minLength(1, experienceMissing),
      z.refine(
        (typed) => typed === "" || (/^\d{1,3}$/.test(typed) && Number(typed) <= maximumExperienceYears),
        experienceError,
      ),
    ),
    z.transform(Number),
  ),
  availability: requiredChoice(
    Object.keys(availabilityLabels) as Availability[],
    "La disponibilité est requise",
    "Choisissez une disponibilité de la liste",
  ),
  specialties: specialtiesField([]),
  preferred_services: choices<PreferredService>(
    preferredServiceLabels,
    "Choisissez au moins un type d’intervention",
  ),
  certifications: z.pipe(
    z.optional(z.string("Séparez les certifications par des virgules")).check(
      z.refine(
        (typed) => certificationList(typed).length <= maximumCertifications,
        `${maximumCertifications} certifications au plus`,
      ),
      z.refine(
        (typed) => certificationList(typed).every((name) => name.length <= certificationLength),
        `${certificationLength} caractères au plus par certification`,
      ),
    ),
    z.transform(certificationList),
  ),
  cover_letter: optionalText({ length: 5000, tooLong: "La lettre est trop longue", lines: true }),
});

/** Returns the schema of the form for a shop whose owner added services. */
export function technicianApplicationSchemaWith(own: readonly string[]) {
  return z.extend(technicianApplicationSchema, { specialties: specialtiesField(own) });
}

export type TechnicianApplicationInput = z.output<typeof technicianApplicationSchema>;

/** The schema of a group of checkboxes of which none needs to be ticked. */
const ticked = z.pipe(
  z.transform((boxes: unknown) => (boxes === undefined ? [] : [boxes].flat())),
  z.array(z.string()),
);

const largestHourlyRate = 1000;
const hourlyRateError = "Indiquez un montant en euros, par exemple 35 ou 35,50";

/**
 * The schema of an hourly rate in euros, such as '35' or '35,50' (rule inboxes/validation). An empty field becomes
 * null.
 */
const hourly_rate = z.pipe(
  z.optional(z.string(hourlyRateError)).check(
    z.refine((typed) => !typed?.trim() || parseEuros(typed) !== null, {
      error: hourlyRateError,
      abort: true,
    }),
    z.refine(
      (typed) => (parseEuros(typed ?? "") ?? 0) <= largestHourlyRate,
      `${largestHourlyRate} euros au plus`,
    ),
  ),
  z.transform((typed: string | undefined) => parseEuros(typed ?? "")),
);

const record = { id: z.uuid(), version: versionField };

/** The fields of the form 'Valider la candidature' (validate the application). */
const validationFields = {
  validated_specialties: ticked,
  validated_services: ticked,
  validated_zone: optionalText({ length: 200, tooLong: "La zone est trop longue" }),
  contract_type: z.pipe(
    z.enum(["", ...contractTypes]),
    z.transform((type) => type || null),
  ),
  hourly_rate: hourly_rate,
  validation_notes: optionalText({ length: 5000, tooLong: "Les notes sont trop longues", lines: true }),
};

/** The requests of the inbox that act on one application. A request with any other field is refused. */
export const applicationInboxSchema = z.discriminatedUnion("intent", [
  ...commonRequests,
  z.strictObject({ intent: z.literal("status"), ...record, status: z.enum(applicationStatuses) }),
  z.strictObject({
    intent: z.literal("contact"),
    id: z.uuid(),
    contact_type: z.enum(contactTypes),
    contact_notes: requiredText("Écrivez ce qui s’est dit", {
      length: 5000,
      tooLong: "La note est trop longue",
      lines: true,
    }),
  }),
  z.strictObject({ intent: z.literal("validate"), ...record, ...validationFields }),
]);

/** The requests that only applications have. */
export type OwnApplicationRequest = Exclude<z.output<typeof applicationInboxSchema>, CommonRequest>;
export type ApplicationValidation = Extract<OwnApplicationRequest, { intent: "validate" }>;

/** The fields into which a person types, besides those of all kinds. A wrong value elsewhere means a forged request. */
export const typedFields = ["contact_notes", "hourly_rate", "validated_zone", "validation_notes"];
