import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";
import { blogLabels, foundPosts } from "../labels.ts";
import type { PostCard } from "../queries/card.server.ts";
import type { CountedCategory } from "../queries/list.server.ts";
import { blogAddresses, isBlogPostPath, postResultsId } from "../../rules/paths.ts";
import { ArticleLoading } from "./article-loading.tsx";
import { BlogFilters } from "./blog-filters.tsx";
import { FeaturedPost } from "./featured-post.tsx";
import { PostSheet } from "./post-sheet.tsx";

export interface BlogPageProps {
  search: string;
  category: CountedCategory | null;
  categories: readonly CountedCategory[];
  found: Page<PostCard>;
}

/** The list of the blog. Without a filter, its first page starts with the latest article (rule blog/featured). */
export function BlogPage({ search, category, categories, found }: BlogPageProps) {
  const isArticleComing = useSlowNavigation(isBlogPostPath);
  const isFiltered = search !== "" || category !== null;
  const [first, ...others] = found.items;
  const featured = found.page === 1 && !isFiltered ? first : undefined;
  return (
    <div className="wrap grid gap-10 pt-10 pb-(--section) md:pt-14">
      {isArticleComing && <ArticleLoading />}
      {featured && <FeaturedPost post={featured} />}
      <div>
        <BlogFilters search={search} category={category} categories={categories} />
        <p
          id={postResultsId}
          role="status"
          tabIndex={-1}
          className="mt-3 mb-5 min-h-6 scroll-mt-[calc(var(--header)+88px)] text-small text-muted outline-none"
        >
          {isFiltered && found.total > 0 ? foundPosts(found.total) : ""}
        </p>
        <FoundPosts
          search={search}
          category={category}
          found={{ ...found, items: featured ? others : found.items }}
          hasFeatured={featured !== undefined}
        />
      </div>
    </div>
  );
}

interface FoundPostsProps extends Pick<BlogPageProps, "search" | "category" | "found"> {
  /** Whether the featured article is shown above this list. An empty list then needs no message. */
  hasFeatured: boolean;
}

function FoundPosts({ search, category, found, hasFeatured }: FoundPostsProps) {
  const { items, page, pageCount, total } = found;
  const hrefOf = (other: number) => blogAddresses.write({ search, category: category?.slug, page: other });
  if (total === 0)
    return (
      <EmptyState
        title={blogLabels.empty}
        text="Essayez un autre mot, ou posez-nous la question&nbsp;: c’est souvent ainsi que naît un article."
        drawing={<StillDrawing name="backup" frame="standing" />}
      >
        <LinkButton to="/blog" variant="secondary">
          Voir tous les articles
        </LinkButton>
      </EmptyState>
    );
  if (items.length === 0 && hasFeatured) return null;
  if (items.length === 0)
    return (
      <EmptyState
        title={`La liste s’arrête à la page ${pageCount}`}
        text="La page demandée n’existe pas, ou n’existe plus."
      >
        <LinkButton to={hrefOf(1)}>Revenir à la première page</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <PostSheet posts={items} level={2} />
      {pageCount > 1 && <Pager page={page} pageCount={pageCount} hrefOf={hrefOf} numbered className="mt-6" />}
    </>
  );
}
