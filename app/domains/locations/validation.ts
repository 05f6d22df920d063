import * as z from "zod/mini";
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  postalCodeField,
  requiredText,
  versionField,
} from "#app/domains/submissions/validation.ts";
import { isEmailAddress } from "#app/lib/trust/email-address.ts";
import { slugify } from "#app/lib/french/slug.ts";
import { departmentCodes } from "./content/department-list.ts";

const slugError = "L’adresse de la page se compose de lettres, de chiffres et de tirets";
const mostEntries = 30;
const entryLength = 120;

/** A list of texts that a person types one to a line. */
const lines = z.pipe(
  z.optional(z.string("Une entrée par ligne")).check(
    z.refine((typed) => typedLines(typed).length <= mostEntries, `${mostEntries} entrées au plus`),
    z.refine(
      (typed) => typedLines(typed).every((line) => line.length <= entryLength),
      `${entryLength} caractères au plus par ligne`,
    ),
  ),
  z.transform(typedLines),
);

/** An optional whole number. If the field is empty, the zone's page shows the shop's number (rule zones/defaults). */
function optionalNumber(least: number, most: number) {
  const error = `Indiquez un nombre entier de ${least} à ${most}`;
  const isRight = (typed: string) =>
    /^\d{1,6}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  return z.pipe(
    z.optional(z.string(error)).check(z.refine((typed) => !typed?.trim() || isRight(typed.trim()), error)),
    z.transform((typed: string | undefined) => (typed?.trim() ? Number(typed) : null)),
  );
}

/** An optional number of degrees, with a decimal comma or point. */
function optionalDegrees(most: number) {
  const error = `Un nombre entre -${most} et ${most}`;
  const read = (typed: string | undefined) => (typed ?? "").trim().replace(",", ".");
  const isRight = (text: string) => /^-?\d{1,3}(?:\.\d{1,12})?$/.test(text) && Math.abs(Number(text)) <= most;
  return z.pipe(
    z.optional(z.string(error)).check(z.refine((typed) => !read(typed) || isRight(read(typed)), error)),
    z.transform((typed: string | undefined) => (read(typed) ? Number(read(typed)) : null)),
  );
}

/**
 * The form of a location (a town where the shop works; rule zones/form). The browser and the server check it with this
 * same schema (rule forms/same-rules).
 */
export const locationSchema = z
  .object({
    name: requiredText("Le nom est requis", { length: 200, tooLong: "Le nom est trop long" }),
    slug: z.string("L’adresse de la page est requise").check(
      z.trim(),
      z.minLength(1, "L’adresse de la page est requise"),
      z.refine((typed) => typed.trim() === "" || slugify(typed) === typed.trim(), slugError),
      z.maxLength(120, "L’adresse de la page est trop longue (120 caractères au plus)"),
    ),
    address: requiredText("L’adresse est requise", { length: 300, tooLong: "L’adresse est trop longue" }),
    postal_code: postalCodeField(),
    city: requiredText("La ville est requise", { length: 120, tooLong: "Le nom de la ville est trop long" }),
    latitude: optionalDegrees(90),
    longitude: optionalDegrees(180),
    phone: optionalPhone(),
    email: optionalEmail(),
    hours: optionalText({ length: 300, tooLong: "Les horaires sont trop longs" }),
    description: z.pipe(
      z.optional(
        z
          .string("La description est du texte")
          .check(z.maxLength(20_000, "La description est trop longue (20 000 caractères au plus)")),
      ),
      z.transform((typed: string | undefined) => (typed ?? "").replaceAll("\r\n", "\n").trim()),
    ),
    services: lines,
    equipment: lines,
    certifications: lines,
    team_size: optionalNumber(1, 500),
    response_time: optionalText({ length: 40, tooLong: "Le délai est trop long" }),
    satisfaction_rate: optionalNumber(0, 100),
    coverage_radius: optionalNumber(1, 500),
    is_indexed: z.pipe(
      z.optional(z.enum(["", "true", "false"], "Choisissez une réponse de la liste")),
      z.transform((chosen: "" | "true" | "false" | undefined) => (chosen ? chosen === "true" : null)),
    ),
  })
  .check(
    z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
      path: ["longitude"],
      error: "Donnez la latitude et la longitude, ou aucune des deux",
    }),
  );

export type LocationInput = z.output<typeof locationSchema>;

/**
 * The version that the location had when the form was opened; 0 for a new location. A save from an older version is
 * refused.
 */
export const locationVersionSchema = z.object({ version: versionField });

/** The requests that the back office's list of locations sends. */
export const locationListSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("delete"), id: z.uuid() }),
  z.strictObject({
    intent: z.literal("delete-all"),
    recherche: z.optional(z.string().check(z.maxLength(200))),
    departement: z.optional(z.enum(["", ...departmentCodes])),
    /** The number of locations, as the person typed it: '34 932' is 34932. */
    count: z.pipe(
      z.string(),
      z.transform((typed: string) => Number.parseInt(typed.replace(/\D/g, "") || "-1", 10)),
    ),
  }),
  z.strictObject({ intent: z.literal("regenerate"), include_edited: z.optional(z.literal("on")) }),
  z.strictObject({ intent: z.literal("cancel-regeneration") }),
  z.strictObject({ intent: z.literal("leave-elsewhere"), replace: z.optional(z.literal("on")) }),
  z.strictObject({ intent: z.literal("add-near") }),
]);

const patternLength = 200;

/**
 * Returns the schema of a pattern: a text in which names in braces stand for the commune's values (rule
 * import/defaults).
 */
function pattern(missing: string) {
  return requiredText(missing, { length: patternLength, tooLong: "Le modèle est trop long" });
}

/**
 * The import form's fields besides the file. If no département (administrative area) is chosen, all are imported (rule
 * import/departments).
 */
export const importSchema = z.object({
  departments: z.pipe(
    z.transform((ticked: unknown) => (ticked === undefined ? [] : [ticked].flat())),
    z.array(
      z.enum(departmentCodes, "Choisissez des départements de la liste"),
      "Choisissez des départements",
    ),
  ),
  pattern_address: pattern("Le modèle d’adresse est requis"),
  pattern_phone: requiredText("Le modèle de téléphone est requis", {
    length: 40,
    tooLong: "Le modèle est trop long",
  }),
  pattern_email: pattern("Le modèle d’e-mail est requis").check(
    z.refine(
      (typed) => isEmailAddress(typed.replace(/\{\w+\}/g, "x")),
      "Le modèle doit ressembler à un e-mail",
    ),
  ),
});

export type ImportInput = z.output<typeof importSchema>;

/** The requests that act on an existing import. */
export const importRequestSchema = z.strictObject({
  intent: z.enum(["cancel", "resume"]),
  id: z.uuid(),
});

/**
 * Returns the entries of a list that was typed one to a line. The entries are trimmed; empty lines and repetitions are
 * left out.
 */
function typedLines(typed: string | undefined): string[] {
  const lines = (typed ?? "").split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
