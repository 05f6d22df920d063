import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { LegalPage } from "#app/domains/site/components/legal-page.tsx";
import { type LegalText, legalTexts } from "#app/domains/site/content/legal-texts.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/legal-text";

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const { title, description, path } = fillTexts(textAt(location.pathname), businessWords(profile));
  return pageMeta(matches, {
    title: `${title} | ${profile.name}`,
    description,
    path,
    trail: [{ name: title, path }],
  });
}

export default function LegalTextPage({ matches }: Route.ComponentProps) {
  const words = businessWords(useProfile());
  const { title, lead, sections } = fillTexts(textAt(matches.at(-1)?.pathname ?? ""), words);
  return (
    <Still name="page">
      {import.meta.env.SSR && (
        <>
          <InkBand title={title} lead={lead} trail={[{ label: "Accueil", to: "/" }, { label: title }]} />
          <div className="wrap py-6">
            <LegalPage sections={sections} />
          </div>
        </>
      )}
    </Still>
  );
}

/** The text of one of the addresses this route serves. */
function textAt(pathname: string): LegalText {
  const text = legalTexts.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!text) throw new Error(`no legal text at ${pathname}`);
  return text;
}
