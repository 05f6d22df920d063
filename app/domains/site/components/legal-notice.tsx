import { legalFieldLabels, publisherFields } from "#app/domains/business/labels/legal.ts";
import { type BusinessProfile, useProfile } from "#app/domains/business/profile.ts";
import { emailHref, phoneHref } from "#app/domains/business/rules/contact.ts";
import { postalAddress } from "#app/domains/business/rules/texts.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { LegalFacts } from "./legal-facts.tsx";
import { TextSection } from "./text-sections.tsx";

/**
 * The page /mentions-legales (legal notice), made from the facts about the business. A missing fact is shown as 'À
 * compléter' (to be completed; rule pages/legal).
 */
export function LegalNotice({ legal }: Pick<BusinessProfile, "legal">) {
  const profile = useProfile();
  const { name, phone, email, address } = profile;
  return (
    <>
      <TextSection title="Éditeur du site" first>
        <LegalFacts
          facts={[
            ["Nom commercial", name],
            ...publisherFields.map((field) => [legalFieldLabels[field], legal[field]] as const),
            ["Adresse", address.isFictitious ? null : postalAddress(profile)],
            [
              "Téléphone",
              <a key="phone" href={phoneHref(profile)}>
                {phone.display}
              </a>,
            ],
            [
              "E-mail",
              <a key="email" href={emailHref(profile)}>
                {email}
              </a>,
            ],
            [legalFieldLabels.publisher, legal.publisher],
          ]}
        />
      </TextSection>
      <TextSection title="Hébergement">
        <LegalFacts
          facts={[
            [legalFieldLabels.host, legal.host?.name],
            ["Adresse de l’hébergeur", legal.host?.address],
            ["Téléphone de l’hébergeur", legal.host?.phone],
          ]}
        />
      </TextSection>
      <TextSection title="Litiges et assurance">
        <p>
          En cas de désaccord, écrivez-nous d’abord : nous répondons. Si aucune solution n’est trouvée, vous
          pouvez saisir gratuitement le médiateur de la consommation ci-dessous.
        </p>
        <LegalFacts
          facts={[
            [legalFieldLabels.mediator, legal.mediator],
            [legalFieldLabels.insurer, legal.insurer],
          ]}
        />
      </TextSection>
      <TextSection title="Prix">
        <p>
          Les prix affichés sont en euros, {profile.priceWords.toutes_taxes}. Un devis gratuit précède toute
          intervention et rien ne commence sans votre accord. Le reste est dans les{" "}
          <AppLink to="/conditions-de-vente">conditions générales de vente</AppLink>.
        </p>
      </TextSection>
      <TextSection title="Contenus du site">
        <p>
          Les textes et les dessins de ce site appartiennent à {name}. Les caractères Bricolage Grotesque et
          Figtree sont distribués sous licence SIL Open Font License 1.1.
        </p>
      </TextSection>
      <TextSection title="Données personnelles">
        <p>
          Ce que nous recueillons, pourquoi et pour combien de temps&nbsp;:{" "}
          <AppLink to="/confidentialite">lire la page Confidentialité</AppLink>.
        </p>
      </TextSection>
    </>
  );
}
