import { profileOf } from "#app/domains/business/profile.ts";
import { requestProfile, requireShown } from "#app/domains/business/profile.server.ts";
import { priceOf } from "#app/domains/pricing/rules/plans.ts";
import { ReplacementPage } from "#app/domains/quote-requests/replacement/components/replacement-page.tsx";
import { replacementPath, replacementTexts } from "#app/domains/quote-requests/replacement/content.ts";
import { compare, readCompared } from "#app/domains/quote-requests/replacement/rules.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/replacement";

const longestTyped = 20;

export function loader({ request, context }: Route.LoaderArgs) {
  requireShown(context, replacementPath);
  const query = new URL(request.url).searchParams;
  const typed = Object.fromEntries(
    ["appareil", "age", "reparation", "neuf"].map((name) => [
      name,
      (query.get(name) ?? "").slice(0, longestTyped),
    ]),
  );
  const profile = requestProfile(context);
  const read = readCompared(query, profile);
  if (!read || "errors" in read) return { typed, errors: read?.errors ?? {}, result: null };
  const setUp = priceOf(profile.prices, "intervention");
  return { typed, errors: {}, result: { compared: read.values, comparison: compare(read.values, setUp) } };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: `${replacementTexts.title} Le calcul pour un ordinateur | ${profileOf(matches).name}`,
    description:
      "Réparer votre ordinateur ou en acheter un neuf\u00a0: ce que coûte une année d’usage dans les deux cas, avec nos hypothèses écrites.",
    path: replacementPath,
    trail: [{ name: replacementTexts.title, path: replacementPath }],
  });
}

export const handle = { startsLight: true };

export default function Replacement({ loaderData }: Route.ComponentProps) {
  return <ReplacementPage {...loaderData} />;
}
