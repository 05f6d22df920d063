import { type FormEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";

/** Long enough for a word to be typed, short enough to feel immediate. */
const typingPauseMs = 350;

interface SearchFormOptions {
  /** The address of the list as it is shown. */
  path: string;
  /** What is searched in it, by name of field: the fields follow on back and forward. */
  values: Readonly<Record<string, string>>;
  /** The address what is typed and chosen leads to. */
  pathOf: (typed: FormData) => string;
}

/**
 * A form that searches while one types, and when one sends it, as it does without JavaScript. Give what it returns to
 * a `<Form method="get">`.
 */
export function useSearchForm({ path, values, pathOf }: SearchFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = JSON.stringify(values);
  const navigate = useNavigate();

  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(shown) as typeof values)) {
      const field = ref.current?.elements.namedItem(name);
      const canFollow = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Back and forward change the search under the fields, never under what is being typed.
      if (canFollow && field !== document.activeElement) field.value = value;
    }
  }, [shown]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchNow() {
    clearTimeout(pause.current);
    const found = ref.current && pathOf(new FormData(ref.current));
    if (!found || found === path) return;
    // A search in progress is one step of the history, however many letters it took.
    void navigate(found, { replace: Object.values(values).some(Boolean), preventScrollReset: true });
  }

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
