import * as z from "zod/mini";
import { emailField } from "#app/domains/submissions/validation.ts";

/** The newsletter's form: an e-mail address (rule forms/email). */
export const newsletterSchema = z.object({ email: emailField() });

/** The request to send letters to a paused address again. */
export const resumeSchema = z.strictObject({ intent: z.literal("resume"), id: z.uuid() });
