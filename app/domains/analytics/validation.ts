import * as z from "zod/mini";

const address = z.string().check(z.maxLength(2000));

/** The request of the collector when a visitor arrives. */
export const arrivalSchema = z.object({ visitor_id: z.uuid(), referrer: address });

/** The request of the collector for each page shown. */
export const pageViewSchema = z.object({
  session_id: z.uuid(),
  url: address,
  path: z.string().check(z.maxLength(300), z.regex(/^\/\S*$/)),
  referrer: address,
});

/** The request of the collector when the visitor leaves the page. */
export const departureSchema = z.object({ session_id: z.uuid() });
