import * as z from "zod/mini";
import {
  optionalText,
  requiredChoice,
  requiredText,
  versionField,
} from "#app/domains/submissions/validation.ts";
import { hasVisible } from "#app/lib/forms/clean-text.ts";
import { oneLine } from "#app/lib/forms/one-line.ts";
import { parisMoment } from "#app/lib/french/dates.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { isFeaturedImage } from "../rules/featured-image.ts";
import { postStates } from "../rules/status.ts";

/** The longest HTML of an article, in characters. The editor's speed was measured with a quarter of this length. */
export const longestContent = 400_000;
/** PostgreSQL needs minutes to find the search words of an article that is one word of underscores and letters. */
const longestWord = 500;
const mostCategories = 30;

const missingContent = "Le contenu est requis";

const hasNoEndlessWord = (html: string) =>
  plainText(html)
    .split(/\s/)
    .every(({ length }) => length <= longestWord);

/** Whether an article's content has words or a picture. */
export function hasContent(html: string): boolean {
  return /<img\b/i.test(html) || hasVisible(plainText(html));
}

/** A field that may be sent once, several times, or not at all. */
const list = (item: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.pipe(
      z.transform((given: string | string[] | undefined) => [given ?? []].flat().filter(Boolean)),
      z.array(item).check(z.maxLength(mostCategories, "Trop de catégories")),
    ),
  );

const text = (length: number, tooLong: string, lines?: true) =>
  z.pipe(
    optionalText({ length, tooLong, lines }),
    z.transform((typed: string | null) => typed ?? ""),
  );

/** The longest time for which an article can be scheduled ahead, in days. */
const furthestDays = 730;

const isWithinReach = (written: string) =>
  (parisMoment(written)?.getTime() ?? 0) < Date.now() + furthestDays * 86_400_000;

const publishAt = z.pipe(
  z.pipe(
    z.optional(z.string()),
    z.transform((typed: string | undefined) => typed?.trim() ?? ""),
  ),
  z.string().check(z.maxLength(20, "Ce moment est trop long")),
);

/**
 * Returns a check for the form's `publish_at` (a time in Paris). It applies `test` to a scheduled article and accepts
 * any other (rule editor/schedule).
 */
const isSchedule = (test: (written: string) => boolean) => {
  return ({ status, publish_at: written }: { status: string; publish_at: string }) =>
    status !== "scheduled" || test(written);
};
const path = ["publish_at"];

/**
 * The form of the article editor (rule editor/required). Its fields are named like the database columns. An empty slug
 * or excerpt is allowed: the server makes them from the title and the text.
 */
export const postSchema = z
  .object({
    id: z.uuid("Article inconnu"),
    /** The article's version when it was opened; 0 for a new one. */
    version: versionField,
    title: requiredText("Le titre est requis", { length: 200, tooLong: "Le titre est trop long" }),
    slug: text(200, "L’adresse est trop longue"),
    content: z
      .string(missingContent)
      .check(
        z.maxLength(longestContent, `Le contenu est trop long (${longestContent} caractères au plus)`),
        z.refine(hasContent, missingContent),
        z.refine(
          hasNoEndlessWord,
          `Un mot dépasse ${longestWord} caractères\u00a0: coupez-le par une espace`,
        ),
      ),
    excerpt: text(500, "L’extrait est trop long", true),
    featured_image: z
      .string("Choisissez une image")
      .check(z.refine(isFeaturedImage, "Choisissez une image de la liste")),
    featured_image_alt: text(300, "Le texte alternatif est trop long"),
    status: requiredChoice(postStates, "Choisissez un statut", "Choisissez un statut de la liste"),
    publish_at: publishAt,
    author_name: text(100, "La signature est trop longue"),
    meta_title: text(200, "Le titre de référencement est trop long"),
    meta_description: text(500, "La description est trop longue"),
    category_ids: list(z.uuid("Catégorie inconnue")),
    new_categories: list(
      z
        .string()
        .check(z.overwrite(oneLine), z.trim(), z.maxLength(60, "Le nom d’une catégorie est trop long")),
    ),
    new_category_descriptions: z.pipe(
      z.optional(z.union([z.string(), z.array(z.string())])),
      z.transform((given: string | string[] | undefined) =>
        [given ?? []].flat().map((description) => oneLine(description).trim().slice(0, 300)),
      ),
    ),
  })
  .check(
    z.refine(isSchedule(Boolean), { path, error: "Choisissez le jour et l’heure" }),
    z.refine(
      isSchedule((written) => written === "" || parisMoment(written) !== null),
      { path, error: "Ce jour ou cette heure n’existe pas" },
    ),
    z.refine(isSchedule(isWithinReach), { path, error: "Choisissez un jour dans les deux ans" }),
  );

export type PostInput = z.output<typeof postSchema>;
