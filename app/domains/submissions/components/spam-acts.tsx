import ShieldCheck from "lucide-react/icons/shield-check";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { spamAddress } from "../rules.ts";

/**
 * Returns the function that marks a record of the inbox at `path` as spam. The message after it leads to the list of
 * spam, because the record leaves the list that the person sees (rule inboxes/spam).
 */
export function useSpamMark(path: string): (id: string) => void {
  const navigate = useNavigate();
  const { showToast } = useToast();
  const { ask } = useChange(path, {
    onDone: () =>
      showToast({
        text: "Mis dans les indésirables",
        action: { label: "Les voir", onClick: () => void navigate(spamAddress(path)) },
      }),
  });
  return (id) => ask({ intent: "spam", id });
}

interface ReleaseButtonProps {
  /** The path of the inbox. Its action takes the record out of spam. */
  path: string;
  id: string;
  className: string;
}

/** The main action on spam: to say that it is not spam. */
export function ReleaseButton({ path, id, className }: ReleaseButtonProps) {
  const { ask, busy } = useChange(path, { success: "Ce n’est plus un indésirable" });
  return (
    <Button
      size="sm"
      icon={ShieldCheck}
      busy={busy}
      busyLabel="Un instant…"
      className={className}
      onClick={() => ask({ intent: "release", id })}
    >
      Pas un spam
    </Button>
  );
}
