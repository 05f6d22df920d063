import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { saleTermsOf } from "#app/domains/business/queries.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { InkBand } from "#app/domains/site/components/ink-band.tsx";
import { LegalPage } from "#app/domains/site/components/legal-page.tsx";
import { type LegalText, legalTexts } from "#app/domains/site/content/legal-texts.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/legal-text";

export function loader({ request, context }: Route.LoaderArgs) {
  const profile = requestProfile(context);
  const words = businessWords(profile);
  const { title, description, path } = fillTexts(textAt(new URL(request.url).pathname), words);
  return { title, description, path, terms: saleTermsOf(profile) };
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, description, path } = loaderData;
  return pageMeta(matches, {
    title: `${title} | ${profileOf(matches).name}`,
    description,
    path,
    trail: [{ name: title, path }],
  });
}

export default function LegalTextPage({ loaderData }: Route.ComponentProps) {
  return <Still name="page">{import.meta.env.SSR && <LegalTextSections {...loaderData} />}</Still>;
}

function LegalTextSections({ path, terms }: Pick<Route.ComponentProps["loaderData"], "path" | "terms">) {
  const { sections, ...head } = textAt(path);
  // Fills in the title and the lead only. LegalPage fills in the sections, with the shop's address for legal pages.
  const { title, lead } = fillTexts(head, businessWords(useProfile()));
  return (
    <>
      <InkBand title={title} lead={lead} trail={[{ label: "Accueil", to: "/" }, { label: title }]} />
      <div className="wrap py-6">
        <LegalPage sections={sections} terms={terms} />
      </div>
    </>
  );
}

/** Returns the legal text for the path, because this route serves several paths. */
function textAt(pathname: string): LegalText {
  const text = legalTexts.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!text) throw new Error(`no legal text at ${pathname}`);
  return text;
}
