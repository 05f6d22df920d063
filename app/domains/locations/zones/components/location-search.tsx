import { Form } from "react-router";
import Search from "lucide-react/icons/search";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSearchForm } from "#app/ui/use-search-form.ts";
import { locationLabels } from "../labels/public.ts";
import { zoneAddresses, zoneResultsId } from "../../rules/paths.ts";

/**
 * The search in the list of zones (towns; rule zones/search). It searches while the visitor types or, without
 * JavaScript, when the form is sent.
 */
export function LocationSearch({ search }: { search: string }) {
  const form = useSearchForm({
    path: zoneAddresses.write({ search }),
    values: { search },
    resultsId: zoneResultsId,
    pathOf: (typed) => zoneAddresses.write({ search: String(typed.get("search")).trim() }),
  });
  return (
    <Form {...form} role="search" method="get" action={`/locations#${zoneResultsId}`} className="flex gap-3">
      <div className="relative grow border-b-outline border-ink focus-within:border-cobalt">
        <label htmlFor="recherche-zones" className="sr-only">
          Rechercher une zone
        </label>
        <Icon
          icon={Search}
          size={24}
          className="pointer-events-none absolute inset-y-0 left-0 my-auto max-md:hidden"
        />
        <input
          id="recherche-zones"
          type="search"
          name="search"
          defaultValue={search}
          placeholder={locationLabels.searchPlaceholder}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-15 w-full rounded-mark bg-transparent py-2 pr-2 font-title text-[clamp(1.0625rem,0.85rem+1.2vw,1.75rem)] font-bold tracking-small text-ellipsis placeholder:font-medium placeholder:text-placeholder max-[26.25rem]:placeholder:text-[min(0.9375rem,3.8vw)] md:pl-9.5 lg:text-h3"
        />
      </div>
      <Button type="submit" variant="secondary" className="self-end max-md:px-3!">
        <Icon icon={Search} className="md:hidden" />
        <span className="max-md:sr-only">Rechercher</span>
      </Button>
    </Form>
  );
}
