import { useState } from "react";

/**
 * The version a person's unsaved text started from. It follows the record while the part they edit (`content`, as text)
 * stays the same; once somebody else changed that part it stays behind, so that the save is refused, until they `accept`.
 */
export function useSeenVersion(version: number, content: string) {
  const [seen, setSeen] = useState({ version, content });
  const current = { version, content };
  const changed = seen.content !== content;
  if (!changed && seen.version !== version) setSeen(current);
  return { version: seen.version, changed, accept: () => setSeen(current) };
}
