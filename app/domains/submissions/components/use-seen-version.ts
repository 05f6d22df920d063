import { useState } from "react";

/**
 * Returns the version that a save of a record (a stored submission) must send. `content` is the part that the person
 * edits, as a text. While nobody else changes this part, the current version is returned. After somebody else changed
 * it, the old version is returned, so that the server refuses the save, until `accept` is called.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
