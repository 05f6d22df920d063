import { useState } from "react";

/**
 * Returns the version of a record (a stored submission) from which unsaved text starts. While the edited part
 * (`content`, as text) does not change, this is the current version. Once somebody else changes that part, the returned
 * version stays the old one, so that a save is refused, until `accept` is called.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
