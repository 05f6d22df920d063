import { useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** The verb of the action: "Supprimer" (delete). */
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for an action that cannot be undone. */
  tone?: "danger" | "plain";
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** The consequence, in a sentence. */
  children?: ReactNode;
}

/** Asks before an action. The keyboard focus starts on the button that cancels. */
export function ConfirmDialog({
  open,
  title,
  confirmLabel,
  cancelLabel = "Annuler",
  tone = "danger",
  busy,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open={open} onClose={onCancel} title={title} initialFocus={cancel}>
      {children && <div className="mt-2 text-base text-muted">{children}</div>}
      <div className="mt-5 flex flex-wrap justify-end gap-2.5">
        <Button ref={cancel} variant="secondary" size="sm" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button
          variant={tone === "danger" ? "danger-solid" : "primary"}
          size="sm"
          disabled={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
