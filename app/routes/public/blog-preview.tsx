import { data } from "react-router";
import { ArticlePreview } from "#app/domains/blog/editor/components/article-preview.tsx";
import { ArticleNotFound } from "#app/domains/blog/reading/components/blog-message.tsx";
import { previewTexts } from "#app/domains/blog/editor/content.ts";
import { getPreviewedArticle } from "#app/domains/blog/editor/queries/preview.server.ts";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/blog-preview";

export async function loader({ params }: Route.LoaderArgs) {
  const article = await getPreviewedArticle(params.token);
  return data({ article, title: article?.title ?? previewTexts.link }, { status: article ? 200 : 404 });
}

/** Only people who have the link may see the page. So no cache stores it, and search engines do not index it. */
export function headers(): HeadersInit {
  return { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex, nofollow" };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return [
    { title: [loaderData?.title, profile.name].filter(Boolean).join(" | ") },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export default function BlogPreview({ loaderData: { article } }: Route.ComponentProps) {
  const profile = useProfile();
  if (!article) return <ArticleNotFound />;
  return (
    <>
      <ArticlePreview article={article} signature={profile.name} />
      <Still name="apercu">{import.meta.env.SSR && <PreviewNote />}</Still>
    </>
  );
}

function PreviewNote() {
  return <p className="wrap pb-10 text-small text-muted">{previewTexts.note}</p>;
}
