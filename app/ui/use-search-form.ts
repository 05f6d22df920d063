import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

/** Long enough for a word to be typed, short enough to feel immediate. */
const typingPauseMs = 350;

interface SearchFormOptions {
  /** The current address of the list. */
  path: string;
  /** The searched values, by field name: the fields follow them on back and forward. */
  values: Readonly<Record<string, string>>;
  /** Returns the address for what is typed and chosen. */
  pathOf: (typed: FormData) => string;
}

/**
 * A form that searches while the person types, and on submit as it does without JavaScript. Pass what it returns to
 * a `<Form method="get">`.
 */
export function useSearchForm({ path, values, pathOf }: SearchFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = JSON.stringify(values);
  const navigate = useNavigate();

  function searchNow() {
    clearTimeout(pause.current);
    const found = ref.current && pathOf(new FormData(ref.current));
    if (!found || found === path) return;
    // A search adds one entry to the history, however many characters it took.
    void navigate(found, { replace: Object.values(values).some(Boolean), preventScrollReset: true });
  }

  // A value that was typed or chosen before the script arrived is searched too (rule pages/first-act).
  const searchFirst = useEffectEvent(searchNow);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return searchFirst();
    }
    for (const [name, value] of Object.entries(JSON.parse(shown) as typeof values)) {
      const field = ref.current?.elements.namedItem(name);
      const canFollow = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Back and forward update the fields, except the one being typed in.
      if (canFollow && field !== document.activeElement) field.value = value;
    }
  }, [shown]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    ref,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      searchNow();
    },
    onChange() {
      clearTimeout(pause.current);
      pause.current = setTimeout(searchNow, typingPauseMs);
    },
  };
}
