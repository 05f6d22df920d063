import * as z from "zod/mini";
import { contactMessageSchema } from "#app/domains/contact-messages/validation.ts";
import { questionLength, visitorMessageLength } from "./rules/limits.ts";

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
