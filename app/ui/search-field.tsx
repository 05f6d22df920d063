import { useEffect, useId, useRef, type ComponentProps, type RefObject } from "react";
import Search from "lucide-react/icons/search";
import { areKeysOff } from "#app/lib/pages/keys-off.ts";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { inputLook } from "./input-look.ts";
import { Kbd } from "./kbd.tsx";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "id" | "size" | "type"> {
  /** The field's name, for screen readers only: the magnifying glass already shows it. */
  label: string;
  /** "/" focuses the field from anywhere on the page, and the field shows the key. True by default. */
  shortcut?: boolean;
  size?: "md" | "sm";
}

/** A search box. Put it in a form with `role="search"` and the method GET. */
export function SearchField({ label, shortcut = true, size = "sm", className, ...rest }: SearchFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useSlashKey(field, shortcut);
  return (
    <div className={classes("relative", className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon
        icon={Search}
        size={18}
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto text-muted"
      />
      <input
        {...rest}
        ref={field}
        id={id}
        type="search"
        aria-keyshortcuts={shortcut ? "/" : undefined}
        className={inputLook(size, classes("peer pl-10.5", shortcut && "md:placeholder-shown:pr-10"))}
      />
      {shortcut && (
        <Kbd className="pointer-events-none absolute inset-y-0 right-3 my-auto peer-not-placeholder-shown:hidden peer-focus:hidden max-md:hidden">
          /
        </Kbd>
      )}
    </div>
  );
}

/** Focuses the field when "/" is pressed outside a text field. */
function useSlashKey(field: RefObject<HTMLInputElement | null>, enabled: boolean) {
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || areKeysOff() || event.ctrlKey || event.metaKey || event.altKey) return;
      const from = event.target instanceof Element ? event.target : null;
      if (from?.closest("input, textarea, select, [contenteditable='true'], dialog[open]")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [enabled, field]);
}
