import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

interface DialogProps {
  open: boolean;
  /** Called on Escape, a press outside, or the dialog's own close button. */
  onClose: () => void;
  title: ReactNode;
  /** The element that has the focus when the dialog opens; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A modal window, made with the browser's `<dialog>`. The page behind it is inert. Closing gives the focus back. */
export function Dialog({ open, onClose, title, initialFocus, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because it runs before the effects in which the page may look for the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    initialFocus?.current?.focus();
  }, [open, initialFocus]);

  // A press on the backdrop targets the dialog itself. A press inside targets an element in the dialog.
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: MouseEvent) => event.target === element && onClose();
    element?.addEventListener("mousedown", onPress);
    return () => element?.removeEventListener("mousedown", onPress);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser reports a close with a delay. The dialog may be open again by then, so this reads its real state.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      className="on-sheet m-auto w-[calc(100%-40px)] max-w-115 rounded-control border-outline border-ink p-0 shadow-lift backdrop:bg-ink/55"
    >
      <div className="px-6.5 pt-6 pb-5">
        <h2 id={titleId} className="text-h3 tracking-small">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
