import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type ToggleEvent } from "react";

const gap = 6;
/** Windows narrower than this, in pixels, show a menu over their whole width. */
const narrow = 480;

/** The class names of one line of a menu, by tone. */
export const menuItemTones = {
  plain: "text-ink hover:bg-cobalt-wash hover:text-ink focus-visible:bg-cobalt-wash",
  danger: "text-danger hover:bg-danger-wash hover:text-danger focus-visible:bg-danger-wash",
};

export const menuItemLook =
  "flex min-h-10 w-full items-center gap-2.5 rounded-mark px-2.5 py-1.5 text-left text-small font-medium no-underline focus-visible:-outline-offset-3 aria-checked:bg-cobalt-wash disabled:bg-transparent disabled:text-disabled";

interface MenuSheetProps {
  /** The content of the button. */
  trigger: ReactNode;
  /** The button's accessible name when it differs from its content. */
  label?: string;
  /** The look of the button. */
  className: string;
  /** True while a choice is being saved: the menu does not open, and the button keeps the focus. */
  busy?: boolean;
  /** Buttons or links with the role `menuitem` or `menuitemradio`, out of the tab order. */
  children: ReactNode;
}

/**
 * A button and its menu in the browser's top layer. Nothing clips the menu, a press outside or Escape closes it, and
 * the focus returns to the button. Arrows, Home, End and first letters move the focus inside the menu.
 */
export function MenuSheet({ trigger, label, className, busy, children }: MenuSheetProps) {
  const id = useId();
  const buttonId = `${id}-button`;
  const sheet = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function items(): HTMLElement[] {
    return [...(sheet.current?.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)") ?? [])];
  }

  /** Places the menu, and marks the item that the browser focuses when it opens the menu: the chosen or first one. */
  function onBeforeToggle({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    const from = document.getElementById(buttonId);
    if (newState !== "open" || !from) return;
    placeBeside(currentTarget, from);
    const first = items().find((item) => item.ariaChecked === "true") ?? items()[0];
    for (const item of items()) {
      item.toggleAttribute("autofocus", item === first);
      item.tabIndex = item === first ? 0 : -1;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") return sheet.current?.hidePopover();
    const target = nextItem(items(), event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <>
      <button
        type="button"
        id={buttonId}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onKeyDown={(event) => {
          if (busy || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
          event.preventDefault();
          sheet.current?.showPopover();
        }}
        className={className}
      >
        {trigger}
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={buttonId}
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState }) => setOpen(newState === "open")}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("[role^=menuitem]")) sheet.current?.hidePopover();
        }}
        className="fixed m-0 max-h-[min(420px,50vh)] w-auto max-w-[calc(100vw-12px)] min-w-50 overflow-y-auto rounded-control border-outline border-ink bg-sheet p-1.5 text-ink shadow-lift"
      >
        {children}
      </div>
    </>
  );
}

/** Places the menu under the button, or above it in the lower half of the window, on the side that has room. */
function placeBeside(menu: HTMLElement, from: HTMLElement): void {
  const { top, right, bottom, left, width } = from.getBoundingClientRect();
  const above = bottom > innerHeight / 2;
  const toTheLeft = left > innerWidth / 2;
  menu.style.top = above ? "auto" : `${bottom + gap}px`;
  menu.style.bottom = above ? `${innerHeight - top + gap}px` : "auto";
  menu.style.left = toTheLeft ? "auto" : `${left}px`;
  menu.style.right = toTheLeft ? `${document.documentElement.clientWidth - right}px` : "auto";
  menu.style.minWidth = `${Math.max(width, 200)}px`;
  if (innerWidth >= narrow) return;
  // A telephone has no room at either side, so the menu takes the whole width.
  menu.style.left = `${gap}px`;
  menu.style.right = `${gap}px`;
}

function nextItem(items: HTMLElement[], key: string): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement);
  if (key === "ArrowDown") return items[(index + 1) % items.length];
  if (key === "ArrowUp") return items.at(index <= 0 ? -1 : index - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
