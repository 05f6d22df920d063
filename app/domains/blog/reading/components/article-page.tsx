import { type ReactNode, useRef } from "react";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { useSlowNavigation } from "#app/ui/use-slow-navigation.ts";
import { blogLabels } from "../labels.ts";
import type { Article } from "../queries/article.server.ts";
import { isBlogPostPath } from "../../rules/paths.ts";
import { ArticleContents } from "./article-contents.tsx";
import { ArticleHead } from "./article-head.tsx";
import { ArticleLoading } from "./article-loading.tsx";
import { ArticleNeighbours } from "./article-neighbours.tsx";
import { PostSheet } from "./post-sheet.tsx";
import { ReadingProgress } from "./reading-progress.tsx";
import { ShareRail } from "./share-rail.tsx";
import { useArticleLoading } from "./use-article-loading.ts";

const LateNeighbours = lateComponent(() =>
  import("./article-neighbours.tsx").then((late) => late.ArticleNeighbours),
);

interface ArticlePageProps {
  article: Article;
  /** The name that signs an article without an author. */
  signature: string;
  /** The article's absolute URL. */
  url: string;
  aside: ReactNode;
}

/** The page of an article. */
export function ArticlePage({ article, signature, url, aside }: ArticlePageProps) {
  const text = useRef<HTMLDivElement>(null);
  const loading = useArticleLoading();
  const isAnotherComing = useSlowNavigation(isBlogPostPath);
  const { slug, title, html, headings, previous, next, similar } = article;
  const neighbours = { previous, next, className: "max-w-170 2xl:col-start-2" };
  return (
    <>
      {(loading !== "over" || isAnotherComing) && (
        <ArticleLoading arrived={!isAnotherComing} leaving={loading === "leaving" && !isAnotherComing} />
      )}
      <article aria-labelledby="titre-article">
        <ReadingProgress text={text} />
        <ArticleHead article={article} signature={article.author ?? signature} />
        <div className="wrap grid gap-x-10 gap-y-10 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_auto_1fr] lg:pt-14 2xl:grid-cols-[4rem_minmax(0,680px)_300px] 2xl:grid-rows-[auto_1fr] 2xl:justify-between">
          <div ref={text} className="max-w-170 min-w-0 2xl:col-start-2">
            <ArticleContents headings={headings} />
            <Prose html={html} className="prose-article" />
            <ExampleNote note={article.isShipped ? blogLabels.shipped : null} />
          </div>
          <ShareRail url={url} title={title} className="2xl:col-start-1 2xl:row-start-1 print:hidden" />
          <LatePart name="article-voisins" of={slug} other={<LateNeighbours {...neighbours} />}>
            {import.meta.env.SSR && <ArticleNeighbours {...neighbours} />}
          </LatePart>
          <div className="min-w-0 lg:col-start-2 lg:row-[1/span_3] 2xl:col-start-3 2xl:row-[1/span_2] print:hidden">
            {aside}
          </div>
        </div>
      </article>
      {similar.length > 0 && (
        <section aria-labelledby="articles-similaires" className="bg-sand py-(--section) print:hidden">
          <div className="wrap">
            <h2 id="articles-similaires" className="mb-7 md:mb-10">
              {blogLabels.similar}
            </h2>
            <PostSheet posts={similar} level={3} />
          </div>
        </section>
      )}
    </>
  );
}
