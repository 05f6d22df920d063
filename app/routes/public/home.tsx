import { businessWords, fillTexts } from "#app/domains/business/rules/texts.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { offeredChoices } from "#app/domains/business/rules/form-services.ts";
import { isRemoteOffered, listServices } from "#app/domains/business/rules/site.ts";
import { homeTexts, shown } from "#app/domains/business/queries.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { AboutSection } from "#app/domains/business/components/about-section.tsx";
import { ExampleNote } from "#app/ui/example-note.tsx";
import { ContactDetails } from "#app/domains/business/components/contact-details.tsx";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { exampleNote } from "#app/domains/business/rules/examples.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { receiveContactMessage } from "#app/domains/contact-messages/commands.server.ts";
import { ContactForm } from "#app/domains/contact-messages/components/contact-form.tsx";
import { pricedPlan } from "#app/domains/pricing/rules/plans.ts";
import { useEstimateInSight } from "#app/domains/quote-requests/estimate/components/use-estimate-in-sight.ts";
import { EstimateForm } from "#app/domains/quote-requests/estimate/components/estimate-form.tsx";
import { replacementPath } from "#app/domains/quote-requests/replacement/content.ts";
import { estimatesOf, hasPrices, servedDevices } from "#app/domains/quote-requests/estimate/rules.ts";
import { ServicesSheet } from "#app/domains/services/components/services-sheet.tsx";
import { CallToAction } from "#app/domains/site/components/call-to-action.tsx";
import { HomeHero } from "#app/domains/site/components/home-hero.tsx";
import { TestimonialsCarousel } from "#app/domains/testimonials/components/carousel.tsx";
import { answerOf, answerOrFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { countedText } from "#app/lib/french/counts.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { capitalized } from "#app/lib/french/capitals.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { SlipDrawing } from "#app/ui/drawings/slip.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PriceSheet } from "#app/ui/price-sheet.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const profile = requestProfile(context);
  return {
    texts: homeTexts(profile),
    figures: shown(profile, "homeFigures"),
    testimonials: shown(profile, "testimonials"),
    estimates: estimatesOf(profile.prices, offeredChoices(profile), servedDevices(profile)),
    plans: fillTexts(profile.prices.home, businessWords(profile)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const values = await receiveValues(request);
  const outcome = await receiveContactMessage(values, context.get(requestInfo).clientKey);
  return answerOf(outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `Réparation et dépannage informatique ${profile.at} | ${profile.name}`,
    description: `Ordinateur en panne, lent ou bloqué ? ${capitalized(profile.claims.diagnosis)}, prix annoncé avant toute réparation${profile.claims.guarantee ? `, ${profile.claims.guarantee}` : ""}. ${capitalized(placesOfWork(profile, ["à domicile"], [`à l’atelier ${profile.at}`]))}.`,
    path: "/",
    jsonLd: import.meta.env.SSR && site && [localBusinessJsonLd(profile, site.origin)],
  });
}

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  useEstimateInSight();
  return (
    <>
      <Still name="accueil-page">{import.meta.env.SSR && <HomeSections {...loaderData} />}</Still>
      <section id="contact" tabIndex={-1} className="section outline-none">
        <div className="wrap grid items-start gap-[clamp(32px,5vw,72px)] lg:grid-cols-[5fr_7fr]">
          <div>
            <Still name="accueil-contact">
              {import.meta.env.SSR && (
                <>
                  <h2>Contactez-nous</h2>
                  <p className="mt-4 max-w-[25.6em] text-lead text-muted">{loaderData.texts.contactLead}</p>
                  <ContactDetails />
                </>
              )}
            </Still>
          </div>
          <ContactForm answered={actionData} />
        </div>
      </section>
      <Still name="accueil-appel">
        {import.meta.env.SSR && <CallToAction {...loaderData.texts.call} Drawing={SlipDrawing} />}
      </Still>
    </>
  );
}

/** The sections of the home page that React never changes, so that the carousel's script can change their HTML. */
function HomeSections({
  texts,
  figures,
  testimonials,
  plans,
  estimates,
}: Route.ComponentProps["loaderData"]) {
  const profile = useProfile();
  const comparePath = isShown(profile, replacementPath) ? replacementPath : undefined;
  return (
    <>
      <HomeHero {...texts.hero}>
        {hasPrices(estimates) && <EstimateForm estimates={estimates} comparePath={comparePath} />}
      </HomeHero>
      <section id="services" tabIndex={-1} className="section outline-none">
        <div className="wrap">
          <SectionHead
            title={`${capitalized(countedText(listServices(profile).length, "métier"))}, un\u00a0seul interlocuteur.`}
            lead={texts.servicesLead}
          />
          <ServicesSheet />
        </div>
      </section>
      <AboutSection {...texts.about} figures={figures} />
      {testimonials.length > 0 && <TestimonialsCarousel testimonials={testimonials} />}
      <section id="tarifs" tabIndex={-1} className="bg-sand section outline-none">
        <div className="wrap">
          <SectionHead {...texts.prices} />
          {plans.length > 0 && <PriceSheet plans={plans.map(pricedPlan)} />}
          {plans.some(({ role }) => role === "support") && (
            <ExampleNote note={exampleNote(profile, "unlimitedSupport")} />
          )}
          <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-muted md:mt-8.5">
            <p className="max-w-[47.4em]">{texts.prices.terms}</p>
            {isRemoteOffered(profile) && (
              <MoreLink to="/services/depannage-distance">Détail du dépannage à distance</MoreLink>
            )}
          </div>
        </div>
      </section>
    </>
  );
}
