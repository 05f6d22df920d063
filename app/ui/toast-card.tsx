import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface Toast {
  text: string;
  tone?: "success" | "danger";
  /** A button: "Annuler" (undo) for an action that can be undone, "Réessayer" (try again) for one that failed. */
  action?: { label: string; onClick: () => void };
  /** Whether the action leads to another page, which then shows the message too. */
  carried?: boolean;
}

/** The dark card of one toast (a short message in a corner of the screen). */
export function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const { text, tone = "success", action } = toast;
  return (
    <div className="on-ink flex w-fit max-w-full items-center gap-1.5 rounded-control py-2 pr-2 pl-4.5 text-base leading-snug shadow-lift inset-ring inset-ring-(--border-color-ink)">
      <Icon
        icon={tone === "danger" ? TriangleAlert : Check}
        className={tone === "danger" ? "text-signal" : ""}
      />
      <p className="mx-1.5 min-w-0">{text}</p>
      {action && (
        <button
          type="button"
          className="min-h-10 shrink-0 rounded-mark px-3 font-semibold text-cobalt-on-ink transition-colors hover:bg-ink-2 hover:text-white"
          onClick={() => {
            action.onClick();
            onDismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <IconButton
        variant="plain-on-ink"
        icon={X}
        label="Fermer ce message"
        iconSize={18}
        onClick={onDismiss}
      />
    </div>
  );
}
