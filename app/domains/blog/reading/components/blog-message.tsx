import type { ReactNode } from "react";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { blogLabels } from "../labels.ts";

interface BlogMessageProps {
  title: string;
  text: string;
  /** Another link with which the visitor can continue on the site. */
  children?: ReactNode;
}

/** A message in place of an article or a list. It says what happened, and links to the blog. */
export function BlogMessage({ title, text, children }: BlogMessageProps) {
  return (
    <section className="on-ink overflow-hidden pt-(--header)">
      <div className="wrap grid lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-6">
        <div className="pt-6 pb-10 lg:pt-8 lg:pb-16">
          <Breadcrumbs
            items={[
              { label: "Accueil", to: "/" },
              { label: blogLabels.title, to: "/blog" },
            ]}
          />
          <h1 className="mt-8 max-w-[12.2em] lg:mt-12">{title}</h1>
          <p className="mt-5 max-w-[30.7em] text-lead text-muted-on-ink">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/blog" variant="signal">
              {blogLabels.backToBlog}
            </LinkButton>
            {children}
          </div>
        </div>
        <div className="-mx-5 md:mx-auto md:w-140 lg:-mr-15 lg:ml-0 lg:w-auto">
          <StillDrawing name="unplugged" backdrop={false} className="-mb-[9%] overflow-visible" />
        </div>
      </div>
    </section>
  );
}

/** The message for a missing article (rule blog/published-only). */
export function ArticleNotFound({ children }: { children?: ReactNode }) {
  return (
    <BlogMessage title={blogLabels.notFoundTitle} text={blogLabels.notFoundText}>
      {children}
    </BlogMessage>
  );
}
