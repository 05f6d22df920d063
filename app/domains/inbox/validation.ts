import * as z from "zod/mini";

/** Retries one e-mail, or every e-mail that did not leave when none is named. */
export const retryEmailsSchema = z.strictObject({
  intent: z.literal("retry-emails"),
  id: z.optional(z.uuid()),
});
