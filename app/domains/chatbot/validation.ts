import * as z from "zod/mini";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { optionalText, requiredText } from "#app/domains/submissions/validation.ts";
import { keywordText } from "./rules/keywords.ts";
import { questionLength, visitorMessageLength } from "./rules/limits.ts";
import { unknownPlaceholders } from "./rules/placeholders.ts";

/** What the widget sends of a conversation: both are needed, and neither is ever shown to anybody else. */
const conversationFields = { conversation: z.uuid(), visitor: z.uuid() };

export const conversationSchema = z.object(conversationFields);

/** One message of a visitor. The role is never theirs to say (decision 31); a blank one is refused. */
export const questionSchema = z.object({
  ...conversationFields,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(questionLength)),
});

/** The contact form's own rules (P§5), shorter: the transcript goes with the message. */
export const handoverSchema = z.extend(contactMessageSchema, {
  message: contactMessageSchema.shape.message.check(
    z.maxLength(
      visitorMessageLength,
      `Le message est trop long (${visitorMessageLength} caractères au plus)`,
    ),
  ),
});

const keywordsLength = 1_000;
const responseLength = 2_000;

/** Identifiers of the questions a response is for, as a list separated by commas. */
const questionIds = z.pipe(
  z.optional(z.string().check(z.regex(/^(\d{1,15}(,\d{1,15}){0,499})?$/))),
  z.transform((typed: string | undefined) => (typed ? typed.split(",").map(Number) : [])),
);

/**
 * The add form of the knowledge base (B§5): the response is required; keywords too, unless a suggestion stands in for
 * them. A chosen suggestion replaces what was typed. Keywords are lower case.
 */
export const responseSchema = z.pipe(
  z
    .object({
      id: z.optional(z.union([z.literal(""), z.uuid()])),
      version: z.optional(z.string().check(z.regex(/^\d{0,9}$/))),
      response: requiredText("La réponse est requise", {
        length: responseLength,
        tooLong: "La réponse est trop longue",
      }),
      keywords: optionalText({ length: keywordsLength, tooLong: "Il y a trop de mots-clés" }),
      suggested: optionalText({ length: keywordsLength, tooLong: "Il y a trop de mots-clés" }),
      use_suggestion: z.optional(z.literal("on")),
      offers_contact: z.optional(z.literal("on")),
      questions: questionIds,
    })
    .check(
      z.refine(({ keywords, suggested }) => keywordText(keywords ?? suggested ?? "") !== "", {
        path: ["keywords"],
        message: "Les mots-clés sont requis",
      }),
      z.refine(({ response }) => unknownPlaceholders(response).length === 0, {
        path: ["response"],
        message: "Un mot entre accolades n’existe pas : voyez la liste sous le champ",
      }),
    ),
  z.transform((typed) => ({
    id: typed.id || null,
    version: Number(typed.version || 0),
    response: typed.response,
    keywords: keywordText(
      (typed.use_suggestion ? (typed.suggested ?? typed.keywords) : (typed.keywords ?? typed.suggested)) ??
        "",
    ),
    offersContact: typed.offers_contact === "on",
    questions: typed.questions,
  })),
);

/** One response, for what is done with it. */
export const selectionSchema = z.object({ id: z.uuid() });

/** What keywords are suggested from. */
export const suggestionSchema = z.object({
  keywords: textOrNothing(keywordsLength, "Il y a trop de mots-clés"),
  response: textOrNothing(responseLength, "La réponse est trop longue"),
});

/** The lessons ticked: one or more. */
export const learnSchema = z.object({
  lessons: z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((typed: string | string[]) => [typed].flat()),
  ),
});

/** Questions one will not write a response for. */
export const dismissSchema = z.object({ questions: questionIds });

function textOrNothing(length: number, tooLong: string) {
  return z.pipe(
    optionalText({ length, tooLong }),
    z.transform((typed: string | null) => typed ?? ""),
  );
}
