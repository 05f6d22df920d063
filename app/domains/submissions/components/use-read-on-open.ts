import { useEffect, useEffectEvent, useState } from "react";
import { useChange } from "#app/ui/use-change.ts";

/**
 * Marks a submission as read once, when a person opens it, unless the person switched this off (rule inboxes/read).
 * Returns true while the open record has just been marked in this way. The screen then says so, beside the button that
 * undoes it.
 */
export function useReadOnOpen(
  path: string,
  record: { id: string; read: boolean } | null,
  isWanted: boolean,
): boolean {
  const { ask } = useChange(path);
  const [marked, setMarked] = useState<string | null>(null);
  const id = record?.id ?? null;
  const mark = useEffectEvent(() => {
    if (!record || record.read || !isWanted) return setMarked(null);
    setMarked(record.id);
    ask({ intent: "read", id: record.id });
  });
  useEffect(() => mark(), [id]);
  return marked !== null && marked === id;
}
