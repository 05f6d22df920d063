import { data, replace } from "react-router";
import { ArticleAside } from "#app/domains/blog/reading/components/article-aside.tsx";
import { ArticlePage } from "#app/domains/blog/reading/components/article-page.tsx";
import { ArticleNotFound } from "#app/domains/blog/reading/components/blog-message.tsx";
import { blogLabels } from "#app/domains/blog/reading/labels.ts";
import { getArticle, getMovedArticlePath } from "#app/domains/blog/reading/queries/article.server.ts";
import { getBlogOverview } from "#app/domains/blog/reading/queries/list.server.ts";
import { listPopularPosts } from "#app/domains/blog/reading/queries/popular.server.ts";
import { withoutDeadLinks } from "#app/domains/blog/reading/rules/dead-links.ts";
import { blogPostPath } from "#app/domains/blog/rules/paths.ts";
import { sharedImage } from "#app/domains/blog/reading/rules/post-image.ts";
import { articleJsonLd, articleMeta } from "#app/domains/blog/reading/rules/structured-data.ts";
import { ErrorMessage, isUnavailable } from "#app/domains/site/components/error-page.tsx";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { phoneHref } from "#app/domains/business/rules/contact.ts";
import { LateNewsletterForm } from "#app/domains/newsletter/components/late-newsletter-form.tsx";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { withLinkNotes } from "#app/lib/pages/link-notes.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { siteOrigin } from "#app/lib/pages/site-url.server.ts";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import type { Route } from "./+types/blog-post";

const LateAside = lateComponent(() =>
  import("#app/domains/blog/reading/components/article-aside.tsx").then((late) => late.ArticleAside),
);

export async function loader({ params, context }: Route.LoaderArgs) {
  requireShown(context, "/blog");
  const [found, { categories }, popular] = await Promise.all([
    getArticle(params.slug),
    getBlogOverview(),
    listPopularPosts(params.slug),
  ]);
  if (!found) {
    const path = await getMovedArticlePath(params.slug);
    if (path) throw replace(path, 301);
    return data(null, { status: 404 });
  }
  const path = blogPostPath(found.slug);
  const linked = withoutDeadLinks(found.html, requestProfile(context));
  const article = { ...found, html: withLinkNotes(linked, siteOrigin(), path) };
  tagPage(context, `post:${article.slug}`, "post-cards", "categories");
  const url = siteOrigin() + path;
  return data({ article, url, popular, categories: categories.filter(({ count }) => count > 0) });
}

export function meta({ matches, loaderData, params }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  if (!loaderData)
    return pageMeta(matches, {
      title: `${blogLabels.notFoundTitle} | ${profile.name}`,
      description: blogLabels.notFoundText,
      path: `/blog/${params.slug}`,
      noindex: true,
    });
  const { article } = loaderData;
  const path = blogPostPath(article.slug);
  const site = siteOf(matches);
  return [
    ...pageMeta(matches, {
      title: `${article.metaTitle} | ${profile.name}`,
      description: article.metaDescription,
      path,
      type: "article",
      image: sharedImage(article.image),
      jsonLd: import.meta.env.SSR &&
        site && [localBusinessJsonLd(profile, site.origin), articleJsonLd(article, site)],
      trail: [{ name: blogLabels.title, path: "/blog" }],
    }),
    ...(import.meta.env.SSR ? articleMeta(article) : []),
  ];
}

/** The page has a newsletter form in the column beside the article, so its footer has none. */
export const handle = { hasNewsletter: true };

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  const profile = useProfile();
  if (!loaderData) return <ArticleNotFound />;
  const { article, url, popular, categories } = loaderData;
  const phone = { display: profile.phone.display, href: phoneHref(profile) };
  const around = { categories, popular, phone };
  return (
    <ArticlePage
      key={article.slug}
      article={article}
      signature={profile.name}
      url={url}
      aside={
        <aside aria-label="Autour de cet article" className="grid content-start gap-9">
          <LatePart name="article-colonne" of={article.slug} other={<LateAside {...around} />}>
            {import.meta.env.SSR && <ArticleAside {...around} />}
          </LatePart>
          {isShown(profile, "/newsletter") && <LateNewsletterForm ground="light" stacked />}
        </aside>
      }
    />
  );
}

/**
 * The page for an article that cannot be loaded. While the database is down, it says that the page is unavailable.
 * Otherwise it says that there is no such article (rule blog/published-only).
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isUnavailable(error) ? <ErrorMessage error={error} /> : <ArticleNotFound />;
}
