import { legalFieldLabels } from "#app/domains/business/labels/legal.ts";
import { type SaleTerms, type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { isReceiving } from "#app/domains/business/rules/site.ts";
import { businessWords, fillTexts, postalAddress } from "#app/domains/business/rules/texts.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { DashList } from "#app/ui/dash-list.tsx";
import { legalNavigation } from "../content/navigation.ts";
import { legalContacts, type LegalText } from "../content/legal-texts.ts";
import { LegalFacts } from "./legal-facts.tsx";
import { TextSection } from "./text-sections.tsx";

interface LegalPageProps extends Pick<LegalText, "sections"> {
  terms: SaleTerms;
}

/**
 * The content of a legal text. A term of sale that the owner has not stated is left out. Any other missing fact is
 * marked.
 */
export function LegalPage({ sections, terms: said }: LegalPageProps) {
  const profile = useProfile();
  const texts = fillTexts(sections, legalWords(profile)).filter(({ title }) => title);
  return texts.map(({ title, paragraphs, items, links, facts = [], terms = [] }, index) => (
    <TextSection key={title} title={title} first={index === 0}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {items && <DashList className="gap-2.5! text-body!" items={items} />}
      {links && <PageLinks paths={links} />}
      <LegalFacts facts={[...facts, ...saidOf(terms, said)]} />
    </TextSection>
  ));
}

/**
 * Returns the terms of sale that the owner has stated, with their labels. An empty term is left out rather than marked,
 * because visitors would notice a gap (rule pages/legal).
 */
function saidOf(terms: readonly (keyof SaleTerms)[], said: SaleTerms) {
  return terms.flatMap((term) =>
    said[term] === null ? [] : [[legalFieldLabels[term], said[term]] as const],
  );
}

/**
 * Returns the values for the names in braces in legal texts. The address of the invented shop that comes with the
 * program is marked as fictitious.
 */
function legalWords(profile: SiteProfile) {
  // The legal pages give the shop's address even if it receives nobody there. Such a shop asks its customers to write
  // or call.
  const venir = isReceiving(profile) ? legalContacts.receiving : legalContacts.distant;
  return { ...businessWords(profile), adresse: postalAddress(profile), venir };
}

function PageLinks({ paths }: { paths: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {legalNavigation
        .filter(({ to }) => paths.includes(to))
        .map(({ name, to }) => (
          <li key={to}>
            <AppLink to={to}>{name}</AppLink>
          </li>
        ))}
    </ul>
  );
}
