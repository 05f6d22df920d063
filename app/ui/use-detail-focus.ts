import { useEffect, type RefObject } from "react";

/** Where list and detail stand side by side: `--breakpoint-xl`. */
const bothPanes = "(min-width: 1101px)";

/**
 * On a narrow screen the list a record was chosen from is hidden, with the link that had the focus: the title of the
 * detail takes it. `record` names what is shown.
 */
export function useDetailFocus(title: RefObject<HTMLElement | null>, record: string): void {
  useEffect(() => {
    if (!window.matchMedia(bothPanes).matches) title.current?.focus({ preventScroll: true });
  }, [title, record]);
}
