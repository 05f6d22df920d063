import * as z from "zod/mini";
import { emailField } from "#app/domains/submissions/validation.ts";

/** The newsletter's form: an e-mail address (rule forms/email). */
export const newsletterSchema = z.object({ email: emailField() });

/** The request to end the pause of an address. */
export const resumeSchema = z.strictObject({ intent: z.literal("resume"), id: z.uuid() });
