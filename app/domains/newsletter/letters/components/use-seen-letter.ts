import { useState } from "react";
import { useLocation } from "react-router";
import { firstValue, type FormValues } from "#app/lib/forms/form.ts";
import type { Letter } from "../queries.server.ts";

/**
 * Returns the id and version of the letter that the fields show. They change when the person opens another screen, but
 * not when data reload in the background: the fields keep the old text then, and with a newer version a save would
 * overwrite a colleague's changes unnoticed.
 */
export function useSeenLetter(id: string, letter: Letter | null, typed: FormValues | null) {
  const { key } = useLocation();
  const current = typed
    ? { key, id: firstValue(typed, "id") || id, version: firstValue(typed, "version") || "0" }
    : { key, id, version: String(letter?.version ?? 0) };
  const [seen, setSeen] = useState(current);
  if (seen.key === key) return seen;
  setSeen(current);
  return current;
}
