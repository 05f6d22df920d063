import { useEffectEvent, useLayoutEffect } from "react";
import { areKeysOff } from "./keys-off.ts";

/** Whether a key press is meant for a field or for the browser rather than for the list. */
function isTaken(event: KeyboardEvent): boolean {
  return (
    areKeysOff() ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    (event.target as HTMLElement).closest(
      "input, textarea, select, dialog, [contenteditable], [role=menu]",
    ) !== null
  );
}

function moveInList(step: 1 | -1) {
  const items = [...document.querySelectorAll<HTMLElement>("[data-list-item]")];
  const focused = items.indexOf(document.activeElement as HTMLElement);
  const current = focused >= 0 ? focused : items.findIndex((item) => item.ariaCurrent === "true");
  const next = items[current < 0 ? 0 : current + step];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/**
 * Returns the id of the focused row, to which the screen's own keys apply. Returns null when the focus is elsewhere, or
 * on the row that is already open.
 */
function outlinedId(): string | null {
  const item = document.activeElement?.closest("[data-list-item]:not([aria-current])");
  return item?.getAttribute("data-list-item") || null;
}

const listKeys: Record<string, () => void> = { j: () => moveInList(1), k: () => moveInList(-1) };

/**
 * Makes a list usable by keyboard: j and k move along the rows, which are marked `data-list-item`; Enter opens the
 * focused row. `keys` are the screen's own keys, by letter. Each gets the `data-list-item` of the focused row, or null
 * when the focus is elsewhere or on the open row. The search field handles the key "/".
 */
export function useListKeys(keys: Record<string, (outlined: string | null) => void>): void {
  useSingleKeys({ ...keys, ...listKeys });
}

/** Listens for single keys wherever the focus is, unless the person switched them off or a field needs them. */
export function useSingleKeys(keys: Record<string, (outlined: string | null) => void>): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || isTaken(event)) return;
    event.preventDefault();
    act(outlinedId());
  });
  // A layout effect, because a quick person may press a key before a normal effect runs.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => hear(event);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
