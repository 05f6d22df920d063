import { type FormEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";

/** The pause in typing, in milliseconds, after which the list is searched. It is longer than a pause inside a word. */
export const typingPauseMs = 350;

interface SearchFormOptions {
  /** The current URL of the list. */
  path: string;
  /** The searched values, by field name. The fields show them after a back or forward navigation. */
  values: Readonly<Record<string, string>>;
  /** Returns the URL for the typed and chosen values. */
  pathOf: (typed: FormData) => string;
  /** The id of the line above the results. A submit moves the focus to this line and scrolls it to the window's top. */
  resultsId: string;
}

/**
 * Makes a form search while the person types, and when it is submitted. Returns props for a `<Form method="get">`,
 * which also works without JavaScript.
 */
export function useSearchForm({ path, values, pathOf, resultsId }: SearchFormOptions) {
  const ref = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSubmitted = useRef(false);
  const shown = JSON.stringify(values);
  const navigate = useNavigate();

  /** Returns whether there is something new to search. */
  function searchNow(): boolean {
    clearTimeout(pause.current);
    const found = ref.current && pathOf(new FormData(ref.current));
    if (!found || found === path) return false;
    // The first search adds an entry to the history. The next ones replace it, so that one Back leaves the search.
    void navigate(found, { replace: Object.values(values).some(Boolean), preventScrollReset: true });
    return true;
  }

  // Also searches for a value that was typed or chosen before the script had loaded (rule pages/first-act).
  const searchFirst = useEffectEvent(searchNow);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      searchFirst();
      return;
    }
    for (const [name, value] of Object.entries(JSON.parse(shown) as typeof values)) {
      const field = ref.current?.elements.namedItem(name);
      const canFollow = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // Back and forward update the fields, except the field in which somebody types.
      if (canFollow && field !== document.activeElement) field.value = value;
    }
    if (isSubmitted.current) showResults(resultsId);
    isSubmitted.current = false;
  }, [shown, resultsId]);
  useEffect(() => () => clearTimeout(pause.current), []);

  return {
    ref,
    onSubmit(event: FormEvent) {
      event.preventDefault();
      isSubmitted.current = searchNow();
      if (!isSubmitted.current) showResults(resultsId);
    },
    onChange() {
      isSubmitted.current = false;
      clearTimeout(pause.current);
      pause.current = setTimeout(searchNow, typingPauseMs);
    },
  };
}

/** Moves the focus from the field to the results, so that a telephone's keyboard no longer covers them. */
function showResults(id: string): void {
  const results = document.getElementById(id);
  results?.focus({ preventScroll: true });
  results?.scrollIntoView();
}
