import { blogLabels } from "../labels.ts";
import type { ArticleHeading } from "../rules/article-html.ts";

/** The table of contents. Only a long article has one. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="sommaire" className="mb-9 border-y border-line py-5">
      <h2 id="sommaire" className="text-h4">
        {blogLabels.contents}
      </h2>
      <ol className="mt-2 list-decimal pl-5 marker:font-semibold marker:text-cobalt">
        {headings.map(({ id, title }) => (
          <li key={id} className="py-1">
            <a href={`#${id}`} className="wrap-anywhere">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
