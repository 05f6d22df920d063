import { data } from "react-router";
import { BlogMessage } from "#app/domains/blog/reading/components/blog-message.tsx";
import { BlogPage } from "#app/domains/blog/reading/components/blog-page.tsx";
import { blogDescription, blogLabels, blogTitle } from "#app/domains/blog/reading/labels.ts";
import { getBlogOverview, searchPosts } from "#app/domains/blog/reading/queries/list.server.ts";
import { blogSummary } from "#app/domains/blog/reading/queries/summary.server.ts";
import { blogAddresses } from "#app/domains/blog/rules/paths.ts";
import { cardImagePath } from "#app/domains/blog/reading/rules/post-image.ts";
import { postListJsonLd } from "#app/domains/blog/reading/rules/structured-data.ts";
import { requireShown } from "#app/domains/business/profile.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { busySearch } from "#app/lib/pages/busy-search.server.ts";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { callOf } from "#app/domains/business/queries.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { pageMeta, paginationLinks, siteOf } from "#app/lib/pages/seo.ts";
import type { DrawingProps } from "#app/ui/drawings/drawing.tsx";
import { StillDrawing } from "#app/ui/drawings/still-drawing.tsx";
import { LatePart, lateComponent } from "#app/ui/late-part.tsx";
import type { Route } from "./+types/blog";

const LateBand = lateComponent(() =>
  import("#app/domains/site/components/ink-band.tsx").then((late) => late.InkBand),
);
const LateCall = lateComponent(() =>
  import("#app/domains/site/components/call-to-action.tsx").then((late) => late.CallToAction),
);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireShown(context, "/blog");
  const { searchParams } = new URL(request.url);
  const { search, page, category: slug } = blogAddresses.read(searchParams);
  tagPage(context, "posts", "categories");
  const { categories } = await getBlogOverview();
  const category = categories.find((one) => one.slug === slug) ?? null;
  if (slug && !category) return data(null, { status: 404 });
  const found = await searchPosts({ search, category, page }).catch(busySearch);
  const profile = requestProfile(context);
  const call = callOf("blog", profile);
  const summary = blogSummary(categories, profile);
  return data(
    { search, category, categories, found, call, summary },
    { status: page > found.pageCount ? 404 : 200 },
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  if (!loaderData)
    return pageMeta(matches, {
      title: `${blogLabels.categoryNotFoundTitle} | ${profile.name}`,
      description: blogLabels.categoryNotFoundText,
      path: "/blog",
      noindex: true,
    });
  const { search, category, found, summary } = loaderData;
  const { page, pageCount, items } = found;
  const pathOf = (other: number) => blogAddresses.write({ category: category?.slug, search, page: other });
  const trail = [
    { name: blogLabels.title, path: "/blog" },
    ...(category ? [{ name: category.name, path: blogAddresses.write({ category: category.slug }) }] : []),
  ];
  const site = siteOf(matches);
  const [first] = items;
  const isFeatured = page === 1 && !search && !category;
  return [
    ...pageMeta(matches, {
      title: `${blogTitle({ category, search, page })} | ${profile.name}`,
      description: blogDescription({ category, search, page, summary }),
      path: pathOf(page),
      image: { card: "blog", alt: "Un établi de réparation" },
      noindex: search !== "" || found.total === 0 || page > pageCount,
      jsonLd: import.meta.env.SSR && site && [postListJsonLd(items, site)],
      trail,
    }),
    ...paginationLinks(matches, { page, pageCount, pathOf }),
    ...(isFeatured && first
      ? [{ tagName: "link", rel: "preload", as: "image", href: cardImagePath(first.image) }]
      : []),
  ];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (!loaderData)
    return <BlogMessage title={blogLabels.categoryNotFoundTitle} text={blogLabels.categoryNotFoundText} />;
  const { category, search } = loaderData;
  const trail = [
    { label: "Accueil", to: "/" },
    { label: blogLabels.title, to: category ? "/blog" : undefined },
  ];
  const band = {
    title: category?.name ?? blogLabels.heroTitle,
    lead: category?.description || blogLabels.heroLead,
    trail: category ? [...trail, { label: category.name }] : trail,
    Drawing: category || search ? undefined : TopDrawing,
  };
  return (
    <>
      <LatePart
        name="blog-tete"
        of={blogAddresses.write({ category: category?.slug, search })}
        other={<LateBand {...band} />}
      >
        {import.meta.env.SSR && <InkBand {...band} />}
      </LatePart>
      <BlogPage {...loaderData} />
      <LatePart name="blog-appel" of="blog" other={<LateCall {...loaderData.call} Drawing={EndDrawing} />}>
        {import.meta.env.SSR && <CallToAction {...loaderData.call} Drawing={EndDrawing} />}
      </LatePart>
    </>
  );
}

function TopDrawing(props: DrawingProps) {
  return <StillDrawing name="backup" {...props} />;
}

function EndDrawing(props: DrawingProps) {
  return <StillDrawing name="memory" {...props} />;
}
