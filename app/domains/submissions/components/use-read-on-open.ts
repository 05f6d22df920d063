import { useEffect, useEffectEvent, useState } from "react";
import { useChange } from "#app/ui/use-change.ts";

/**
 * Marks a submission as read once, when it is opened, unless the person prefers to do this by hand (rule inboxes/read).
 * Returns whether this function has marked the open record, for the text beside the button that undoes it.
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
