import { useEffect, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";

/** Longer than anybody leaves an article open, shorter than a surprise. */
const lifetimeMs = 30 * 86_400_000;

export interface LocalCopy {
  /** Of the article. */
  id: string;
  savedAt: number;
  version: number;
  values: FormValues;
}

/** Reads, once, what this browser kept of an article and nobody saved; null on the server and while there is none. */
export function useFoundCopy(name: string): [LocalCopy | null, () => void] {
  const [found, setFound] = useState<LocalCopy | null>(null);
  useEffect(() => setFound(readCopy(name)), [name]);
  return [found, () => setFound(null)];
}

/** Keeps what is being typed in this browser: a power cut loses what was typed since. */
export function writeCopy(name: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(key(name), JSON.stringify(copy));
  } catch {
    // Storage refused or full: the server's copy is what remains.
  }
}

/** Forgets it: it is saved, or was not wanted. */
export function dropCopy(name: string): void {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // Storage refused: there is nothing to forget.
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
