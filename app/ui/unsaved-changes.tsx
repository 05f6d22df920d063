import { type ReactNode, useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface UnsavedChangesProps {
  /** Whether something typed is not saved yet. */
  dirty: boolean;
  /** Returns whether the page itself goes to this path after saving. The person then gets no question. */
  isOwnWay?: (pathname: string) => boolean;
  /** The text of the question: whether the typed text is lost. */
  children: ReactNode;
}

/**
 * Asks before the person leaves a page with unsaved changes. When a tab is closed, the browser asks in its own words.
 */
export function UnsavedChanges({ dirty, isOwnWay, children }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation: { pathname } }) =>
      dirty && currentLocation.pathname !== pathname && !isOwnWay?.(pathname),
  );
  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title={"Quitter sans enregistrer\u00a0?"}
      confirmLabel="Quitter"
      cancelLabel="Rester"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
