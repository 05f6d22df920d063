import { useNavigate } from "react-router";
import { useToast } from "#app/ui/toast.tsx";
import { useChange } from "#app/ui/use-change.ts";

/** What staff do with the records of the inbox at `path`; `closedAddress` is the screen without a selection. */
export function useInboxActs(path: string, closedAddress: string) {
  const { ask, busy } = useChange(path);
  const navigate = useNavigate();
  const { showToast } = useToast();

  /** Puts the record in the trash and leaves it, with a way back. `done` says so: 'Message de … supprimé'. */
  function remove(id: string, done: string) {
    ask({ intent: "delete", id });
    void navigate(closedAddress, { preventScrollReset: true });
    showToast({ text: done, action: { label: "Annuler", onClick: () => ask({ intent: "restore", id }) } });
  }

  return { ask, busy, remove };
}
