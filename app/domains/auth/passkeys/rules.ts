import type * as z from "zod/mini";

/** How many passkeys an account may have: its devices, its password manager, a security key. */
export const mostPasskeys = 10;
export const longestName = 60;

const longestAnswer = 30_000;

/** Reads a device's answer from its browser. Null for anything else, whatever its size. */
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
