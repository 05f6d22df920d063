import { useEffect, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";

/** How long the browser keeps a copy: thirty days, in milliseconds. Nobody leaves an article unsaved for longer. */
const lifetimeMs = 30 * 86_400_000;

export interface LocalCopy {
  /** The article's identifier. */
  id: string;
  savedAt: number;
  version: number;
  values: FormValues;
}

/**
 * Reads this browser's unsaved copy of an article. Does so after the first render, because the server cannot read the
 * copy and React needs the same HTML at first. Returns the copy (or null) and a function that hides it.
 */
export function useFoundCopy(name: string): [LocalCopy | null, () => void] {
  const [found, setFound] = useState<LocalCopy | null>(null);
  useEffect(() => setFound(readCopy(name)), [name]);
  return [found, () => setFound(null)];
}

/** Stores the typed text in this browser, so that a power cut loses only what is typed afterwards. */
export function writeCopy(name: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(copy));
  } catch {
    // The browser refuses storage, or its storage is full. The server's copy remains.
  }
}

/** Deletes the copy, after the text was saved or discarded. */
export function dropCopy(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // The browser refuses storage, so there is no copy.
  }
}

function readCopy(name: string): LocalCopy | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key(name)) ?? "null") as LocalCopy | null;
    return copy?.id && Date.now() - copy.savedAt < lifetimeMs ? copy : null;
  } catch {
    return null;
  }
}

function key(name: string): string {
  return `article:${name}`;
}
