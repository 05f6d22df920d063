import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import { ToastCard, type Toast } from "./toast-card.tsx";

/** How long a toast (a short message) stays: enough to read it and, if it has an action, to press "Annuler" (undo). */
const plainMs = 5_000;
const withActionMs = 10_000;
const shownAtOnce = 3;

interface ToastContextValue {
  /**
   * Shows a message at the bottom left, for a few seconds. The next page removes it, unless it has a button or was
   * shown for that page. At most three messages are shown, the newest ones; on a phone only
   * the newest. A repeated message is shown once.
   */
  showToast: (toast: Toast) => void;
}

const ToastContext = createContext<ToastContextValue | null>(null);

export function useToast(): ToastContextValue {
  const context = useContext(ToastContext);
  if (!context) throw new Error("useToast is used outside of ToastProvider");
  return context;
}

/** Provides toasts to the screens inside it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<(Toast & { id: number })[]>([]);
  const lastId = useRef(0);
  const showToast = useCallback((toast: Toast) => {
    const id = ++lastId.current;
    setToasts((shown) =>
      [...shown.filter(({ text }) => text !== toast.text), { ...toast, id }].slice(-shownAtOnce),
    );
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const value = useMemo(() => ({ showToast }), [showToast]);
  const { pathname, search } = useLocation();
  const isReplaced = useNavigationType() === "REPLACE";
  // A toast about one record must not stay over the next record. Buttons that only change the URL replace the history
  // entry, so their toasts stay. A new screen shows its own toasts after this effect.
  useLayoutEffect(() => {
    if (isReplaced) return;
    setToasts((shown) =>
      shown.filter(({ action, carried }) => action || carried).map((toast) => ({ ...toast, carried: false })),
    );
  }, [pathname, search, isReplaced]);

  return (
    <ToastContext value={value}>
      {children}
      {/* The position keeps the toasts beside the menu and above the save bar. */}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+16px)] z-50 grid justify-items-start gap-2.5 md:right-auto md:bottom-20 md:left-64"
      >
        {toasts.map((toast) => (
          <TimedToast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
        ))}
      </div>
    </ToastContext>
  );
}

/** Shows a toast for its time, which does not run while the pointer or the keyboard focus is on the toast. */
function TimedToast({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const [held, setHeld] = useState(false);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismiss.current(), toast.action ? withActionMs : plainMs);
    return () => clearTimeout(timer);
  }, [held, toast.action]);
  return (
    <div
      // On a phone, several toasts would cover the screen. The older ones stay readable by screen readers.
      className="pointer-events-auto max-w-full max-md:not-last:not-focus-within:sr-only"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToastCard toast={toast} onDismiss={onDismiss} />
    </div>
  );
}
