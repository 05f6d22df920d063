import { useState } from "react";

/**
 * Returns the version from which unsaved text starts. While the edited part (`content`, as text) does not change, this
 * is the record's version. Once somebody else changes that part, it stays at the old version, so that a save is
 * refused, until the person calls `accept`.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
