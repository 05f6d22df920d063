import { requestProfile } from "#app/domains/business/profile.server.ts";
import { AudienceChoice } from "#app/domains/analytics/components/audience-choice.tsx";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { writerOf } from "#app/domains/chatbot/gateway.server.ts";
import { retentionPromise } from "#app/domains/privacy/labels.ts";
import { areKept, getPromisedRetention } from "#app/domains/privacy/queries/retention.server.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { AudienceNotice, PrivacyNotice, RightsNotice } from "#app/domains/site/components/privacy-notice.tsx";
import { tagPage } from "#app/lib/pages/cache.server.ts";
import { TextSection } from "#app/domains/site/components/text-sections.tsx";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/privacy";

export async function loader({ context }: Route.LoaderArgs) {
  tagPage(context, "retention");
  const profile = requestProfile(context);
  const [retention, writer, takesApplications, hasLetter] = await Promise.all([
    getPromisedRetention(),
    writerOf(profile),
    isShown(profile, "/join") || areKept("applications"),
    isShown(profile, "/newsletter") || areKept("subscribers"),
  ]);
  return {
    retention: retentionPromise(retention, takesApplications),
    writer,
    takesApplications,
    hasLetter,
    legal: profile.legal,
  };
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

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Still name="page">
        {import.meta.env.SSR && (
          <>
            <InkBand
              title="Confidentialité"
              lead="Ce que nous recueillons, pourquoi, pour combien de temps, et comment le faire effacer."
              trail={[{ label: "Accueil", to: "/" }, { label: "Confidentialité" }]}
            />
            <div className="wrap pt-6">
              <PrivacyNotice {...loaderData} />
            </div>
          </>
        )}
      </Still>
      <div className="wrap pb-6">
        <TextSection title="Mesure d’audience" id="mesure-audience">
          <Still name="mesure">{import.meta.env.SSR && <AudienceNotice />}</Still>
          <AudienceChoice />
        </TextSection>
        <Still name="page-fin">{import.meta.env.SSR && <RightsNotice />}</Still>
      </div>
    </>
  );
}
