import { useState } from "react";

/**
 * Returns the version that unsaved text starts from. It follows the record while the edited part (`content`, as text)
 * stays the same. Once somebody else changes that part it stays behind, so that the save is refused, until the person
 * calls `accept`.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
