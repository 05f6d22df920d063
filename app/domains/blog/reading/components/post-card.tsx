import { longDay } from "#app/lib/french/long-day.ts";
import { classes } from "#app/ui/classes.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { blogLabels } from "../labels.ts";
import type { PostCard } from "../queries/card.server.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { CategoryChips } from "./category-chips.tsx";
import { PostPicture } from "./post-picture.tsx";

interface PostCardItemProps {
  post: PostCard;
  level: 2 | 3;
}

/**
 * An article's card in a grid of three columns. The pictures in a row touch each other. Every illustration shows a part
 * of a workbench, so that a row of them looks like one long workbench.
 */
export function PostCardItem({ post, level }: PostCardItemProps) {
  const { slug, title, excerpt, publishedAt, image, categories } = post;
  const Heading = `h${level}` as const;
  return (
    <li
      className={classes(
        "group/card relative -mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line has-[a:hover]:bg-paper",
        "md:only:flex-row",
      )}
    >
      <PostPicture
        image={image}
        decorative
        sizes="(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw"
        className="aspect-8/5 md:group-only/card:w-1/2"
      />
      <div className="flex min-w-0 grow flex-col px-5 pt-5 pb-4 md:basis-1/2 md:px-6">
        <CategoryChips categories={categories} className="mb-3" />
        <Heading id={`article-${slug}`} className="text-h3 tracking-small wrap-anywhere">
          {title}
        </Heading>
        {excerpt && <p className="mt-2 line-clamp-3 text-small wrap-anywhere text-muted">{excerpt}</p>}
        <PostFoot slug={slug} publishedAt={publishedAt} className="mt-auto pt-4" />
      </div>
    </li>
  );
}

/** The date and the link of a card. The link covers the whole card. */
export function PostFoot({
  slug,
  publishedAt,
  className,
}: Pick<PostCard, "slug" | "publishedAt"> & { className?: string }) {
  return (
    <p className={classes("flex flex-wrap items-center justify-between gap-x-4", className)}>
      <time dateTime={publishedAt.toISOString()} className="text-small text-muted">
        {longDay(publishedAt)}
      </time>
      <MoreLink
        to={blogPostPath(slug)}
        prefetch="intent"
        aria-describedby={`article-${slug}`}
        className="after:absolute after:inset-0"
      >
        {blogLabels.readOn}
      </MoreLink>
    </p>
  );
}
