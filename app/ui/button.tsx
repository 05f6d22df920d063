import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { buttonLook, type ButtonSize, type ButtonVariant } from "./button-look.ts";
import { classes } from "./classes.ts";
import { Icon, type IconType } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconType;
  /**
   * Set this prop, to true or false, on a button that sends a form. The button then keeps room for the waiting label,
   * so its width never changes.
   */
  busy?: boolean;
  busyLabel?: string;
}

/** A button. Its type defaults to "button". A busy button cannot be pressed again. */
export function Button({
  variant = "primary",
  size = "md",
  icon,
  busy,
  busyLabel = "Envoi en cours...",
  type = "button",
  disabled,
  className,
  children,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const wasFocused = useRef(false);
  // A busy button is disabled, so it loses the focus. Afterwards it gets the focus back, unless the focus is elsewhere.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) wasFocused.current = activeElement === own.current;
    else if (wasFocused.current && activeElement === body) own.current?.focus();
  }, [busy]);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  const off = "disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-disabled";
  return (
    <button
      {...rest}
      ref={own}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, classes(busy ? "cursor-progress" : off, className))}
    >
      {busy === undefined ? (
        <Label icon={icon}>{children}</Label>
      ) : (
        <span className="grid">
          <Face shown={!busy}>
            <Label icon={icon}>{children}</Label>
          </Face>
          <Face shown={busy}>
            <Spinner />
            {busyLabel}
          </Face>
        </span>
      )}
    </button>
  );
}

function Label({ icon, children }: { icon?: IconType; children: ReactNode }) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      {children}
    </>
  );
}

/** One of the button's two labels, in the same cell. The hidden one reserves its width, but is not read out. */
function Face({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <span
      className={classes(
        "col-start-1 row-start-1 inline-flex items-center justify-center gap-2.5",
        !shown && "invisible",
      )}
    >
      {children}
    </span>
  );
}
