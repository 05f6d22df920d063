import { useEffect, useState } from "react";
import { longDay } from "#app/lib/french/long-day.ts";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { classes } from "#app/ui/classes.ts";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { blogLabels, readingTime } from "../labels.ts";
import type { Article } from "../queries/article.server.ts";
import { heroHidesAfter } from "../rules/reading.ts";
import { CategoryChips } from "./category-chips.tsx";
import { PostPicture } from "./post-picture.tsx";

type HeadedArticle = Pick<Article, "title" | "categories" | "publishedAt" | "readingMinutes" | "image">;

/** The dark band at the head of an article: title, categories, author, date, reading time and picture. */
export function ArticleHead({ article, signature }: { article: HeadedArticle; signature: string }) {
  const { title, categories, publishedAt } = article;
  return (
    <header className="on-ink overflow-hidden pt-(--header)">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-10">
        <div className="relative z-1 min-w-0 pt-6 pb-9 lg:pt-8 lg:pb-12">
          <Breadcrumbs
            items={[
              { label: "Accueil", to: "/" },
              { label: blogLabels.title, to: "/blog" },
            ]}
          />
          <h1
            id="titre-article"
            className="mt-8 text-[min(clamp(2rem,1.5rem+2.1vw,3.25rem),11vw)] leading-[1.06] wrap-anywhere hyphens-auto lg:mt-10"
          >
            {title}
          </h1>
          <CategoryChips categories={categories} tone="on-ink" className="mt-6" />
          <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted-on-ink">
            <span>Par {signature}</span>
            <time dateTime={publishedAt.toISOString()}>{longDay(publishedAt)}</time>
            <span>{readingTime(article.readingMinutes)}</span>
          </p>
        </div>
        <HeroPicture article={article} />
      </div>
    </header>
  );
}

/** Fades the picture out after 300 px of scrolling (rule blog/hero). Its space stays, so that nothing moves. */
function HeroPicture({ article: { image } }: { article: HeadedArticle }) {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const measure = () => setIsHidden(window.scrollY > heroHidesAfter);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, []);
  const fading = classes("transition-opacity duration-250", isHidden && "opacity-0");
  if (image.kind === "media")
    return (
      <div data-hero={isHidden ? "hidden" : "shown"} className={classes("pb-9 lg:pt-8 lg:pb-12", fading)}>
        <PostPicture
          image={image}
          eager
          sizes="(min-width: 1024px) 42vw, 100vw"
          className="aspect-8/5 rounded-control"
        />
      </div>
    );
  return (
    <div
      data-hero={isHidden ? "hidden" : "shown"}
      className={classes("-mx-5 md:mx-auto md:w-140 md:max-w-full lg:-mr-15 lg:ml-0 lg:w-auto", fading)}
    >
      <StillDrawing
        name={image.key}
        backdrop={false}
        label={image.alt}
        className="-mb-[9%] overflow-visible"
      />
    </div>
  );
}
