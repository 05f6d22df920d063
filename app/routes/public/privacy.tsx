import { requestProfile } from "#app/domains/business/profile.server.ts";
import { AudienceChoice } from "#app/domains/analytics/components/audience-choice.tsx";
import { profileOf } from "#app/domains/business/profile.ts";
import { retentionPromise } from "#app/domains/privacy/labels.ts";
import { getPromisedRetention } from "#app/domains/privacy/queries/retention.server.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { PrivacyNotice } from "#app/domains/site/components/privacy-notice.tsx";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, "retention");
  return { retention: await getPromisedRetention(), legal: requestProfile(context).legal };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: `Confidentialité | ${profile.name}`,
    description:
      "Ce que nous recueillons, pourquoi, pour combien de temps, et comment exercer vos droits sur vos données personnelles.",
    path: "/confidentialite",
    trail: [{ name: "Confidentialité", path: "/confidentialite" }],
  });
}

export default function PrivacyPage({ loaderData: { retention, legal } }: Route.ComponentProps) {
  return (
    <>
      <InkBand
        title="Confidentialité"
        lead="Ce que nous recueillons, pourquoi, pour combien de temps, et comment le faire effacer."
        trail={[{ label: "Accueil", to: "/" }, { label: "Confidentialité" }]}
      />
      <div className="wrap py-6">
        <PrivacyNotice
          retention={retentionPromise(retention)}
          legal={legal}
          audienceChoice={<AudienceChoice />}
        />
      </div>
    </>
  );
}
