import { Tag } from "#app/ui/tag.tsx";
import { blogLabels } from "../labels.ts";
import type { PostCard } from "../queries/card.server.ts";
import { CategoryChips } from "./category-chips.tsx";
import { PostFoot } from "./post-card.tsx";
import { PostPicture } from "./post-picture.tsx";

/** The featured article: the latest one, at the top of the first page (rule blog/featured). */
export function FeaturedPost({ post }: { post: PostCard }) {
  const { slug, title, excerpt, publishedAt, image, categories } = post;
  return (
    <article
      aria-labelledby={`article-${slug}`}
      className="on-sheet relative grid overflow-hidden rounded-control border-outline border-ink has-[a:hover]:bg-paper lg:grid-cols-[7fr_5fr]"
    >
      <PostPicture
        image={image}
        decorative
        eager
        sizes="(min-width: 1024px) 58vw, 100vw"
        className="aspect-8/5"
      />
      <div className="flex min-w-0 flex-col p-5 md:p-8 lg:border-l lg:border-line">
        <p>
          <Tag tone="signal">{blogLabels.featured}</Tag>
        </p>
        <h2
          id={`article-${slug}`}
          className="mt-4 text-[min(clamp(1.75rem,1.4rem+1.4vw,2.375rem),10vw)] leading-tight wrap-anywhere"
        >
          {title}
        </h2>
        {excerpt && <p className="mt-3 wrap-anywhere text-muted">{excerpt}</p>}
        <CategoryChips categories={categories} className="mt-4 mb-6" />
        <PostFoot slug={slug} publishedAt={publishedAt} className="mt-auto" />
      </div>
    </article>
  );
}
