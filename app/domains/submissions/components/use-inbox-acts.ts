import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import { useChange } from "#app/ui/use-change.ts";

/**
 * Returns the actions on the records (submissions) of the inbox at `path`. `closedAddress` is the URL of the inbox
 * without an open record.
 */
export function useInboxActs(path: string, closedAddress: string) {
  const { ask, busy } = useChange(path);
  const navigate = useNavigate();
  const { showToast } = useToast();

  /** Moves a record to the trash and closes it. A message with the text `done` then offers to undo this. */
  function remove(id: string, done: string) {
    ask({ intent: "delete", id });
    void navigate(closedAddress, { preventScrollReset: true });
    showToast({ text: done, action: { label: "Annuler", onClick: () => ask({ intent: "restore", id }) } });
  }

  return { ask, busy, remove };
}
