import { AudienceChoice } from "#app/domains/analytics/components/audience-choice.tsx";
import { businessProfile } from "#app/domains/business/profile.ts";
import { retentionPromise } from "#app/domains/privacy/labels.ts";
import { getPromisedRetention } from "#app/domains/privacy/queries/retention.server.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { PrivacyNotice } from "#app/domains/site/components/privacy-notice.tsx";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, "retention");
  return { retention: await getPromisedRetention() };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: `Confidentialité | ${businessProfile.name}`,
    description:
      "Ce que nous recueillons, pourquoi, pour combien de temps, et comment exercer vos droits sur vos données personnelles.",
    path: "/confidentialite",
  });
}

export default function PrivacyPage({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <>
      <InkBand
        title="Confidentialité"
        lead="Ce que nous recueillons, pourquoi, pour combien de temps, et comment le faire effacer."
        trail={[{ label: "Accueil", to: "/" }, { label: "Confidentialité" }]}
      />
      <div className="wrap py-6">
        <PrivacyNotice retention={retentionPromise(retention)} audienceChoice={<AudienceChoice />} />
      </div>
    </>
  );
}
