import { useState } from "react";
import { data, redirect } from "react-router";
import { profileOf, type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { receiveQuoteForm } from "#app/domains/quote-requests/commands.server.ts";
import { initialQuote, QuoteForm } from "#app/domains/quote-requests/components/quote-form.tsx";
import { QuoteStub } from "#app/domains/quote-requests/components/quote-stub.tsx";
import { LiveStub } from "#app/domains/quote-requests/components/live-stub.tsx";
import { WhatNext } from "#app/domains/quote-requests/components/what-next.tsx";
import { getShownEstimate } from "#app/domains/quote-requests/estimate/queries.server.ts";
import {
  estimatedQuote,
  knownQuery,
  noEstimate,
  servedDevices,
} from "#app/domains/quote-requests/estimate/rules.ts";
import {
  ownChoiceFor,
  ownServiceParameter,
  quoteOptionFor,
  quoteServiceTypeFor,
} from "#app/domains/services/rules/quote-choice.ts";
import { firstValue, type FormValues, formValues } from "#app/lib/forms/form.ts";
import { answerOf, type FormAnswer, outcomeStatus } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { pageMeta, type PageDescription, siteOf } from "#app/lib/pages/seo.ts";
import { sendForm } from "#app/lib/upload/send-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/devis";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const profile = requestProfile(context);
  const estimated = estimatedQuote(query, servedDevices(profile));
  const asked = quoteServiceTypeFor(query.get("service")) ?? estimated.service_type;
  const own = ownChoiceFor(query.get(ownServiceParameter), profile);
  const shown = (await getShownEstimate(query, profile)) ?? noEstimate(query);
  return {
    ...estimated,
    service_type: own ?? (asked && quoteOptionFor(asked, profile)),
    shown,
    query: knownQuery(query),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { outcome, slip } = await receiveQuoteForm(request, context.get(requestInfo));
  // The slip (the page that the visitor gets after a request) has its own URL, so a reload does not send the form
  // again.
  if (slip) return redirect(slip.href, { status: 303, headers: { "Set-Cookie": slip.cookie } });
  return answerOf(outcome);
}

/**
 * Sends the form from a browser with JavaScript. Posts it to a separate endpoint, whose JSON response lets the page
 * show the progress of the files.
 */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const received = await sendForm("/api/quote-requests", form, request.signal);
  const answer: FormAnswer = received ?? { outcome: "failed", values: formValues(form) };
  // The answer has an error status if it is not `done`. React Router then does not load the page's data again.
  return data(answer, outcomeStatus[answer.outcome]);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return pageMeta(matches, {
    title: `Devis gratuit de dépannage informatique | ${profile.name}`,
    description: `Décrivez la panne, joignez une photo : devis gratuit et sans engagement, réponse ${profile.claims.quoteDelay}, ${profile.at} et alentour.`,
    path: "/devis",
    ...(import.meta.env.SSR && structuredData(matches, profile)),
  });
}

/**
 * Returns the page's structured data, for search engines. Only the server calls this function, so that browsers do not
 * load its code.
 */
function structuredData(
  matches: Route.MetaArgs["matches"],
  profile: SiteProfile,
): Pick<PageDescription, "jsonLd" | "trail"> {
  const site = siteOf(matches);
  return {
    jsonLd: site ? [localBusinessJsonLd(profile, site.origin)] : [],
    trail: [{ name: "Devis gratuit", path: "/devis" }],
  };
}

export const handle = { startsLight: true };

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const answered = actionData && "values" in actionData ? actionData.values : initialQuote(loaderData);
  const [typed, setTyped] = useState<FormValues>();
  const soFar = typed ?? answered;
  const isRemote = firstValue(soFar, "service_type") === "distance";
  return (
    <>
      <Still name="titre">{import.meta.env.SSR && <QuoteHead />}</Still>
      <div className="wrap grid items-start pb-(--section) lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.2fr)]">
        <QuoteForm
          key={loaderData.query}
          prefilled={loaderData}
          answered={actionData}
          soFar={soFar}
          onTyped={setTyped}
        />
        <aside aria-label="Votre demande et la suite" className="lg:sticky lg:top-[calc(var(--header)+24px)]">
          <LiveStub values={soFar} isChanged={typed !== undefined}>
            <Still name="talon">{import.meta.env.SSR && <QuoteStub values={soFar} />}</Still>
          </LiveStub>
          <div hidden={isRemote}>
            <Still name="suite-envoi">{import.meta.env.SSR && <WhatNext />}</Still>
          </div>
          <div hidden={!isRemote}>
            <Still name="suite-distance">{import.meta.env.SSR && <WhatNext isRemote />}</Still>
          </div>
        </aside>
      </div>
    </>
  );
}

function QuoteHead() {
  const { freeRefusal, claims } = useProfile();
  return (
    <PageHead
      trail={[{ label: "Accueil", to: "/" }, { label: "Devis gratuit" }]}
      title={
        freeRefusal ? "Décrivez la panne, on vous répond avec un prix." : "Décrivez la panne, on vous répond."
      }
      lead={`Gratuit, sans engagement, réponse ${claims.quoteDelay}. Les champs sont obligatoires sauf mention contraire.`}
    />
  );
}
