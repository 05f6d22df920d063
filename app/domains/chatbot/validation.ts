import * as z from "zod/mini";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { optionalText, requiredText } from "#app/domains/submissions/validation.ts";
import { exampleLength, exampleLines, mostExamples, mostOffTopicExamples } from "./rules/examples.ts";
import { keywordText } from "./rules/keywords.ts";
import { questionLength, visitorMessageLength } from "./rules/limits.ts";

/** The identifiers that a page sends with each message: that of the conversation, and a secret one of its visitor. */
const unknownConversation = "Conversation inconnue\u00a0: rouvrez l’assistant";
const conversationFields = {
  conversation: z.uuid(unknownConversation),
  visitor: z.uuid(unknownConversation),
};
const questionMissing = "Écrivez votre question";

export const conversationSchema = z.object(conversationFields);

/**
 * One message of a visitor. A blank one is refused. If the request names a role (visitor or assistant), it is ignored,
 * so that nobody can write as the assistant (rule assistant/own-conversation).
 */
export const questionSchema = z.object({
  ...conversationFields,
  message: requiredText(questionMissing, { length: questionLength, tooLong: "La question est trop longue" }),
  /** The response (a stored answer) whose button the visitor chose after the assistant asked which one is meant. */
  choice: z.pipe(
    z.optional(z.uuid("Cette réponse n’est plus proposée")),
    z.transform((chosen: string | undefined) => chosen ?? null),
  ),
});

/** The rules of the contact form, with a lower limit for the message, because the conversation is added to it. */
export const handoverSchema = z.extend(contactMessageSchema, {
  message: contactMessageSchema.shape.message.check(
    z.maxLength(
      visitorMessageLength,
      `Le message est trop long (${visitorMessageLength} caractères au plus)`,
    ),
  ),
});

const keywordsLength = 1_000;
const labelLength = 40;
/** The longest form of a response, in characters. It is more than all its fields and examples together can have. */
export const longestResponseForm = 100_000;
export const longestOffTopic = 1_000_000;

/** Returns the schema of a field with example questions, one in each line. */
function exampleField(most: number) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed: string) => exampleLines(typed)),
    ),
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(exampleLength, `Une question est trop longue (${exampleLength} caractères au plus)`),
          ),
      )
      .check(z.maxLength(most, `Il y a trop de questions (${most} au plus)`)),
  );
}
const responseLength = 2_000;

/** The ids of visitors' questions, separated by commas. A new response is written for these questions. */
const questionIds = z.pipe(
  z.optional(z.string().check(z.regex(/^(\d{1,15}(,\d{1,15}){0,499})?$/))),
  z.transform((typed: string | undefined) => (typed ? typed.split(",").map(Number) : [])),
);

/**
 * The form of a response (rule assistant/responses). The text is required. Keywords are required too, unless the person
 * accepts the suggested keywords, which then replace the typed ones. Keywords are stored in lowercase.
 */
export const responseSchema = z.pipe(
  z
    .object({
      id: z.optional(z.union([z.literal(""), z.uuid()])),
      version: z.optional(z.string().check(z.regex(/^\d{0,9}$/))),
      response: requiredText("La réponse est requise", {
        length: responseLength,
        tooLong: "La réponse est trop longue",
        lines: true,
      }),
      keywords: optionalText({ length: keywordsLength, tooLong: "Il y a trop de mots-clés" }),
      suggested: optionalText({ length: keywordsLength, tooLong: "Il y a trop de mots-clés" }),
      use_suggestion: z.optional(z.literal("on")),
      label: optionalText({
        length: labelLength,
        tooLong: `Le libellé est trop long (${labelLength} caractères au plus)`,
      }),
      /** When the field is absent, the examples do not change. */
      examples: z.optional(exampleField(mostExamples)),
      offers_contact: z.optional(z.literal("on")),
      questions: questionIds,
    })
    .check(
      z.refine(({ keywords, suggested }) => keywordText(keywords ?? suggested ?? "") !== "", {
        path: ["keywords"],
        message: "Les mots-clés sont requis",
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
    label: typed.label,
    examples: typed.examples,
    questions: typed.questions,
  })),
);

/** The response in whose row a button was pressed. */
export const selectionSchema = z.object({ id: z.uuid() });

/**
 * A ready answer (a response that came with the program) on which the owner decides. `version` is the one that was
 * shown, so that a text changed meanwhile is noticed.
 */
export const readyAnswerSchema = z.object({
  id: z.uuid(),
  version: z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
});

/** The intent of a request that marks several ready answers as read. */
export const readAllIntent = "read-all";

/**
 * The ready answers (responses that came with the program) that the owner marks as read together, each as 'id:version'.
 */
export const readyAnswersSchema = z.object({
  answers: z.pipe(
    severalTexts(),
    z.array(z.string().check(z.regex(/^[0-9a-f-]{36}:\d{1,9}$/))).check(z.minLength(1), z.maxLength(500)),
  ),
});

/** The texts from which keywords are suggested. */
export const suggestionSchema = z.object({
  keywords: textOrNothing(keywordsLength, "Il y a trop de mots-clés"),
  response: textOrNothing(responseLength, "La réponse est trop longue"),
});

/** The ticked lessons (questions that always got the same answer): one or more. */
export const learnSchema = z.object({ lessons: severalTexts() });

/** Returns the schema of a field that one form may contain several times. */
function severalTexts() {
  return z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((typed: string | string[]) => [typed].flat()),
  );
}

/** The intent of a request that changes whether the text-generation service writes answers. */
export const writingIntent = "writing";
/** In a list of responses, the value of the choice 'off topic'. */
export const offTopicTarget = "foreign";
/** In a list of responses, the value of the choice 'a new response'. */
export const newTarget = "new";

/**
 * The typed list of off-topic questions. `seen` is a hash of the list as the form showed it, so that a change by
 * somebody else is noticed.
 */
export const offTopicSchema = z.object({
  examples: exampleField(mostOffTopicExamples),
  seen: z.string().check(z.maxLength(64)),
});

/** Visitors' unanswered questions, and the response whose examples they become. */
export const teachSchema = z.object({
  questions: questionIds,
  into: z.pipe(
    z.union([z.literal(offTopicTarget), z.uuid()]),
    z.transform((chosen: string) => (chosen === offTopicTarget ? null : chosen)),
  ),
});

/** The questions that the owner dismisses without writing a response. */
export const dismissSchema = z.object({ questions: questionIds });

function textOrNothing(length: number, tooLong: string) {
  return z.pipe(
    optionalText({ length, tooLong }),
    z.transform((typed: string | null) => typed ?? ""),
  );
}

/** Returns the id of the response that a visitor chose, from the URL. Returns null if the text is no id. */
export function readChoice(typed: string | null): string | null {
  return z.uuid().safeParse(typed).data ?? null;
}
