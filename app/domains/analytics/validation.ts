import * as z from "zod/mini";

const address = z.string().check(z.maxLength(2000));

/** The request that the collector (the script that counts pages) sends when a visitor arrives. */
export const arrivalSchema = z.object({ visitor_id: z.uuid(), referrer: address });

/** The request that the collector sends for each page shown. */
export const pageViewSchema = z.object({
  session_id: z.uuid(),
  url: address,
  path: z.string().check(z.maxLength(300), z.regex(/^\/\S*$/)),
  referrer: address,
});

/** The request that the collector sends when the visitor leaves the page. */
export const departureSchema = z.object({ session_id: z.uuid() });
