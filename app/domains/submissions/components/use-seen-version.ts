import { useState } from "react";

/**
 * Returns the version that a save of a record (a stored submission) must name. While nobody changes the edited part
 * (`content`, as text), this is the current version. Once somebody else has changed that part, it stays the old
 * version, so that the save is refused, until `accept` is called.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
