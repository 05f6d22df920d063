import { businessProfile } from "#app/domains/business/profile.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { LegalPage } from "#app/domains/site/components/legal-page.tsx";
import { type LegalText, legalTexts } from "#app/domains/site/content/legal-texts.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/legal-text";

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description, path } = textAt(location.pathname);
  return pageMeta(matches, { title: `${title} | ${businessProfile.name}`, description, path });
}

export default function LegalTextPage({ matches }: Route.ComponentProps) {
  const { title, lead, sections } = textAt(matches.at(-1)?.pathname ?? "");
  return (
    <>
      <InkBand title={title} lead={lead} trail={[{ label: "Accueil", to: "/" }, { label: title }]} />
      <div className="wrap py-6">
        <LegalPage sections={sections} />
      </div>
    </>
  );
}

/** The text of one of the addresses this route serves. */
function textAt(pathname: string): LegalText {
  const text = legalTexts.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!text) throw new Error(`no legal text at ${pathname}`);
  return text;
}
