import * as z from "zod/mini";
import { requiredChoice, requiredText, versionField } from "#app/domains/submissions/validation.ts";
import { amountField } from "#app/domains/submissions/records/requests.ts";
import { kindNames } from "../registry.ts";
import { unknownVariablesText } from "./labels.ts";
import { templateKinds, unknownVariables } from "./rules.ts";

/**
 * Returns the schema of a required text whose words in braces must all be known variables. `missing` is the error for
 * an empty text.
 */
function filledText(missing: string, length: Parameters<typeof requiredText>[1]) {
  return requiredText(missing, length).check(
    z.check<string>(({ value, issues }) => {
      const unknown = unknownVariables(value);
      if (unknown.length > 0)
        issues.push({ code: "custom", input: value, message: unknownVariablesText(unknown) });
    }),
  );
}

const subject = filledText("L’objet est requis", { length: 200, tooLong: "L’objet est trop long" });
const body = filledText("Le texte est requis", {
  length: 10_000,
  tooLong: "Le texte est trop long",
  lines: true,
});

/**
 * The reply form. Requests with the same `key` count as one reply. `seen` is the id of the last reply that the author
 * has read on the screen ('' for none); the server compares it with the last stored reply.
 */
export const replySchema = z.strictObject({
  /** 'own-reply' notes a reply that the person sent with their own mail program; the site then sends nothing. */
  intent: z.enum(["reply", "own-reply"]),
  kind: z.enum(kindNames),
  id: z.uuid(),
  key: z.uuid(),
  seen: z.union([z.uuid(), z.literal("")]),
  subject,
  body,
  /** The proposed price, for a kind that has one. */
  price: amountField,
});

export type ReplyInput = z.output<typeof replySchema>;

/** The typed fields of a template, with their error texts. */
export const templateFieldsSchema = z.object({
  name: requiredText("Le nom est requis", { length: 80, tooLong: "Le nom est trop long" }),
  kind: requiredChoice(templateKinds, "Choisissez une sorte de demande", "Choisissez dans la liste"),
  subject,
  body,
});

const typed = templateFieldsSchema.shape;

/** The requests of the template screens. A request with any other field is refused. */
export const templateRequestSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("create"), id: z.uuid(), ...typed }),
  z.strictObject({ intent: z.literal("update"), id: z.uuid(), version: versionField, ...typed }),
  z.strictObject({ intent: z.literal("delete"), id: z.uuid(), version: versionField }),
]);

export type TemplateRequest = z.output<typeof templateRequestSchema>;
