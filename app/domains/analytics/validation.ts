import * as z from "zod/mini";

const address = z.string().check(z.maxLength(2000));

/** What the collector sends when a visitor arrives. */
export const arrivalSchema = z.object({ visitor_id: z.uuid(), referrer: address });

/** What it sends for each page shown. */
export const pageViewSchema = z.object({
  session_id: z.uuid(),
  url: address,
  path: z.string().check(z.maxLength(300), z.regex(/^\/\S*$/)),
  referrer: address,
});

/** What it sends when the page is left. */
export const departureSchema = z.object({ session_id: z.uuid() });
