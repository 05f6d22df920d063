import * as z from "zod/mini";
import { optionalText, requiredText, versionField } from "#app/domains/submissions/validation.ts";
import { mostArticles } from "./rules.ts";

const noArticle = "Choisissez au moins un article";

/** The typed fields of a letter. */
export const letterFieldsSchema = z.object({
  subject: requiredText("L’objet est requis", { length: 150, tooLong: "L’objet est trop long" }),
  introduction: z.pipe(
    optionalText({ length: 3_000, tooLong: "Le mot d’introduction est trop long", lines: true }),
    z.transform((typed: string | null) => typed?.replace(/\r\n?/g, "\n") ?? ""),
  ),
  post_ids: z.pipe(
    z.optional(z.union([z.string(), z.array(z.string())])),
    z.pipe(
      z.transform((given: string | string[] | undefined) => [
        ...new Set([given ?? []].flat().filter(Boolean)),
      ]),
      z
        .array(z.uuid("Article inconnu"))
        .check(
          z.minLength(1, noArticle),
          z.maxLength(mostArticles, `Choisissez ${mostArticles} articles au plus`),
        ),
    ),
  ),
});

const typed = letterFieldsSchema.shape;
const seen = { id: z.uuid(), version: versionField };

/** The requests of a letter's screen. `test` and `review` (the preview before sending) also save the typed text. */
export const letterRequestSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("save"), ...seen, ...typed }),
  z.strictObject({ intent: z.literal("test"), ...seen, ...typed }),
  z.strictObject({ intent: z.literal("review"), ...seen, ...typed }),
  z.strictObject({ intent: z.literal("send"), ...seen }),
  z.strictObject({ intent: z.literal("delete"), ...seen }),
  z.strictObject({ intent: z.literal("stop"), id: z.uuid() }),
  z.strictObject({ intent: z.literal("resume"), id: z.uuid() }),
]);

export type LetterRequest = z.output<typeof letterRequestSchema>;
export type TypedLetter = Extract<LetterRequest, { intent: "save" | "test" | "review" }>;
