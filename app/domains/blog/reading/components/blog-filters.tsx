import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { Select } from "#app/ui/select.tsx";
import { useSearchForm } from "#app/ui/use-search-form.ts";
import { blogLabels } from "../labels.ts";
import type { CountedCategory } from "../queries/list.server.ts";
import { filterCategories } from "../rules/search.ts";
import { blogAddresses, postResultsId } from "../../rules/paths.ts";

interface BlogFiltersProps {
  search: string;
  category: CountedCategory | null;
  categories: readonly CountedCategory[];
}

/** The search and the category filter of the list (rule blog/list). A change of either leads to the first page. */
export function BlogFilters({ search, category, categories }: BlogFiltersProps) {
  const form = useSearchForm({
    path: blogAddresses.write({ search, category: category?.slug }),
    values: { search, category: category?.slug ?? "" },
    resultsId: postResultsId,
    pathOf: (typed) =>
      blogAddresses.write({
        search: String(typed.get("search")).trim(),
        category: String(typed.get("category")),
      }),
  });
  return (
    <Form
      {...form}
      role="search"
      aria-label={blogLabels.search}
      method="get"
      action={`/blog#${postResultsId}`}
      className="grid items-end gap-3 md:grid-cols-[1fr_16rem_auto]"
    >
      <SearchField
        label={blogLabels.search}
        name="search"
        size="md"
        defaultValue={search}
        placeholder={blogLabels.searchPlaceholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Select name="category" aria-label={blogLabels.category} defaultValue={category?.slug ?? ""}>
        <option value="">{blogLabels.everyCategory}</option>
        {filterCategories(categories, category).map(({ name, slug, count }) => (
          <option key={slug} value={slug}>
            {`${name} (${count})`}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="secondary">
        {blogLabels.searchNow}
      </Button>
    </Form>
  );
}
