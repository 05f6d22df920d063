import type * as z from "zod/mini";

/** How many passkeys an account may have: enough for a person's devices, a password manager and a security key. */
export const mostPasskeys = 10;
export const longestName = 60;

const longestAnswer = 30_000;

/**
 * Reads what a device returned for a challenge, which the browser sends as JSON. Returns null for any other text, and
 * for one of more than 30,000 characters.
 */
export function readAnswer<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string,
): z.infer<Schema> | null {
  if (text.length > longestAnswer) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
