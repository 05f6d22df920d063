import { Prose } from "#app/ui/prose.tsx";
import type { ArticlePreview as Preview } from "../queries/preview.server.ts";
import { ArticleContents } from "../../reading/components/article-contents.tsx";
import { ArticleHead } from "../../reading/components/article-head.tsx";

/** An article as its public page will show it, without the links to other articles. */
export function ArticlePreview({ article, signature }: { article: Preview; signature: string }) {
  return (
    <article aria-labelledby="titre-article">
      <ArticleHead article={article} signature={article.author ?? signature} />
      <div className="wrap pt-10 pb-(--section)">
        <div className="mx-auto max-w-170 min-w-0">
          <ArticleContents headings={article.headings} />
          <Prose html={article.html} className="prose-article" />
        </div>
      </div>
    </article>
  );
}
