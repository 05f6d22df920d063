import { requireShown } from "#app/domains/business/profile.server.ts";
import { placesOfWork } from "#app/domains/business/rules/places.ts";
import { profileOf, useProfile } from "#app/domains/business/profile.ts";
import { localBusinessJsonLd } from "#app/domains/business/rules/structured-data.ts";
import { receiveTechnicianApplication } from "#app/domains/technician-applications/commands.server.ts";
import { ApplicationForm } from "#app/domains/technician-applications/components/application-form.tsx";
import { WhatNext } from "#app/domains/technician-applications/components/what-next.tsx";
import { answerOf, answerOrFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { pageMeta, siteOf } from "#app/lib/pages/seo.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/join";

export function loader({ context }: Route.LoaderArgs) {
  requireShown(context, "/join");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireShown(context, "/join");
  const values = await receiveValues(request);
  const outcome = await receiveTechnicianApplication(values, context.get(requestInfo).clientKey);
  return answerOf(outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const site = siteOf(matches);
  return pageMeta(matches, {
    title: `Devenir technicien partenaire | ${profile.name}`,
    description: `Technicienne ou technicien informatique ${profile.within} ? Rejoignez l’atelier : ${placesOfWork(profile, ["à domicile"], ["à l’établi"])}, à temps plein ou le week-end. Candidature en cinq minutes.`,
    path: "/join",
    jsonLd: import.meta.env.SSR && site && [localBusinessJsonLd(profile, site.origin)],
    trail: [{ name: "Devenir technicien partenaire", path: "/join" }],
  });
}

export const handle = { startsLight: true };

export default function JoinPage({ actionData }: Route.ComponentProps) {
  const { within } = useProfile();
  return (
    <>
      <Still name="titre">
        {import.meta.env.SSR && (
          <PageHead
            trail={[{ label: "Accueil", to: "/" }, { label: "Devenir technicien partenaire" }]}
            title="Votre place est à l’établi."
            lead={`Vous réparez des ordinateurs, vous savez l’expliquer, vous habitez ${within} ou tout près\u00a0: dites-nous ce que vous faites le mieux. Les champs sont obligatoires sauf mention contraire.`}
          />
        )}
      </Still>
      <div className="wrap grid items-start gap-x-14 gap-y-10 pb-(--section) lg:grid-cols-[minmax(0,7.4fr)_minmax(0,4.2fr)]">
        <ApplicationForm answered={actionData} />
        <Still name="suite-envoi">{import.meta.env.SSR && <WhatNext />}</Still>
      </div>
    </>
  );
}
