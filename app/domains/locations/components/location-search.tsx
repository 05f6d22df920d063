import { type FormEvent, useEffect, useRef } from "react";
import { Form, useNavigate } from "react-router";
import Search from "lucide-react/icons/search";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { locationLabels } from "../labels.ts";
import { locationsPath } from "../rules/paths.ts";

/** Long enough for a word to be typed, short enough to feel immediate. */
const typingPauseMs = 350;

/** The search of the zone list (P§2). Searches while one types; without JavaScript, when one sends it. */
export function LocationSearch({ search }: { search: string }) {
  const form = useRef<HTMLFormElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();

  useEffect(() => {
    const field = form.current?.elements.namedItem("search");
    // Back and forward change the search under the field, never under what is being typed.
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  function searchNow() {
    clearTimeout(pause.current);
    if (!form.current) return;
    const typed = String(new FormData(form.current).get("search")).trim();
    if (typed === search) return;
    // A search in progress is one step of the history, however many letters it took.
    void navigate(locationsPath(typed), { replace: search !== "", preventScrollReset: true });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    searchNow();
  }

  function onChange() {
    clearTimeout(pause.current);
    pause.current = setTimeout(searchNow, typingPauseMs);
  }

  return (
    <Form
      ref={form}
      role="search"
      method="get"
      action="/locations"
      onSubmit={onSubmit}
      className="flex gap-3"
    >
      <div className="relative grow border-b-outline border-ink focus-within:border-cobalt">
        <label htmlFor="recherche-zones" className="sr-only">
          Rechercher une zone
        </label>
        <Icon icon={Search} size={24} className="pointer-events-none absolute inset-y-0 left-0 my-auto" />
        <input
          id="recherche-zones"
          type="search"
          name="search"
          defaultValue={search}
          placeholder={locationLabels.searchPlaceholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          onChange={onChange}
          className="min-h-15 w-full rounded-mark bg-transparent py-2 pr-2 pl-9.5 font-title text-[clamp(1.0625rem,0.85rem+1.2vw,1.75rem)] font-bold tracking-small text-ellipsis placeholder:font-medium placeholder:text-placeholder"
        />
      </div>
      <Button type="submit" variant="secondary" className="self-end max-md:sr-only max-md:focus:not-sr-only">
        Rechercher
      </Button>
    </Form>
  );
}
