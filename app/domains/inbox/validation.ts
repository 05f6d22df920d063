import * as z from "zod/mini";

/** Tries to send again: one e-mail, or all that did not leave when none is named. */
export const retryEmailsSchema = z.strictObject({
  intent: z.literal("retry-emails"),
  id: z.optional(z.uuid()),
});
