import { Form } from "react-router";
import Search from "lucide-react/icons/search";
import { longDay } from "#app/lib/french/long-day.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { blogLabels } from "../labels.ts";
import type { CountedCategory } from "../queries/list.server.ts";
import type { PopularPost } from "../queries/popular.server.ts";
import { blogAddresses, blogPostPath } from "../../rules/paths.ts";

export interface ArticleAsideProps {
  categories: readonly CountedCategory[];
  popular: readonly PopularPost[];
  /** The shop's phone number. */
  phone: { display: string; href: string };
}

/** The column beside an article: search, help, categories with their counts, popular articles. */
export function ArticleAside({ categories, popular, phone }: ArticleAsideProps) {
  return (
    <>
      <SidebarSearch />
      <div className="on-ink rounded-control p-5">
        <h2 className="text-h4">{blogLabels.needHelp}</h2>
        <p className="mt-1.5 text-small text-muted-on-ink">{blogLabels.needHelpText}</p>
        <p className="mt-3">
          <AppLink to={phone.href} className="font-title text-h3 font-bold whitespace-nowrap no-underline">
            {phone.display}
          </AppLink>
        </p>
        <LinkButton to="/contact" variant="signal" className="mt-4 w-full">
          {blogLabels.contact}
        </LinkButton>
      </div>
      {categories.length > 0 && (
        <nav aria-labelledby="blog-categories">
          <h2 id="blog-categories" className="text-h4">
            {blogLabels.categories}
          </h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {categories.map(({ name, slug, count }) => (
              <li key={slug}>
                <AppLink
                  to={blogAddresses.write({ category: slug })}
                  className="flex justify-between gap-4 py-2.5 text-base text-ink no-underline hover:underline"
                >
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-muted tabular-nums">{count}</span>
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {popular.length > 0 && (
        <nav aria-labelledby="blog-popular">
          <h2 id="blog-popular" className="text-h4">
            {blogLabels.popular}
          </h2>
          <ol className="mt-2 divide-y divide-line border-y border-line">
            {popular.map(({ slug, title, publishedAt }, index) => (
              <li key={slug} className="grid grid-cols-[1.75rem_1fr] py-3">
                <span aria-hidden="true" className="font-title text-h3 leading-none font-bold">
                  {index + 1}
                </span>
                <span>
                  <AppLink
                    to={blogPostPath(slug)}
                    className="block text-base leading-snug font-semibold wrap-anywhere text-ink no-underline hover:underline"
                  >
                    {title}
                  </AppLink>
                  <time dateTime={publishedAt.toISOString()} className="mt-1 block text-meta text-muted">
                    {longDay(publishedAt)}
                  </time>
                </span>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  );
}

/** The search field beside an article. The browser does not send a blank search, even without JavaScript. */
function SidebarSearch() {
  return (
    <Form method="get" action="/blog" role="search" aria-label={blogLabels.search} className="flex gap-2">
      <SearchField
        label={blogLabels.search}
        name="search"
        size="md"
        shortcut={false}
        placeholder={blogLabels.searchPlaceholder}
        maxLength={100}
        required
        pattern=".*\S.*"
        title="Un mot à chercher"
        className="grow"
      />
      <Button type="submit" variant="secondary" className="px-3.5!">
        <Icon icon={Search} />
        <span className="sr-only">{blogLabels.searchNow}</span>
      </Button>
    </Form>
  );
}
