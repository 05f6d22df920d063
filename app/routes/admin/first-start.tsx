import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { withoutSecrets } from "#app/domains/settings/commands/secrets.server.ts";
import { WelcomeScreen } from "#app/domains/settings/components/welcome-screen.tsx";
import {
  addressStep,
  pathAfter,
  stepPath,
  welcomeSteps,
  welcomeTexts,
} from "#app/domains/settings/content.ts";
import { getStepScreen, listDoneSteps } from "#app/domains/settings/queries/steps.server.ts";
import { previewedPages } from "#app/domains/settings/rules/previewed-pages.ts";
import { getZonesAtHome } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { getNearestZonePage } from "#app/domains/locations/zones/queries/surroundings.server.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { receiveSection, saveSection } from "./save-section.server.ts";
import type { Route } from "./+types/first-start";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const done = await listDoneSteps();
  if (params.step === undefined) {
    const first = welcomeSteps.find(({ slug }) => !done.includes(slug)) ?? welcomeSteps[0];
    throw redirect(stepPath(first?.slug ?? ""));
  }
  const step = welcomeSteps.find(({ slug }) => slug === params.step);
  if (!step) throw data(null, { status: 404 });
  const profile = requestProfile(context);
  const pages = previewedPages(step.section, profile, await getNearestZonePage());
  const zones = step.slug === addressStep ? await getZonesAtHome(profile) : null;
  return { step, screen: await getStepScreen(step), pages, done, zones };
}

/**
 * Saves a step of the first start (the first five screens of a new owner) that was sent without JavaScript. It then
 * redirects to the next step, as the script does.
 */
export async function action({ params, request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const step = welcomeSteps.find(({ slug }) => slug === params.step);
  if (!step) throw data(null, { status: 404 });
  const received = await receiveSection(actor, step.section, request, context.get(requestInfo).networkKey);
  const result = await saveSection(actor, step.section, received, requestProfile(context));
  if (result.outcome === "done") return redirect(pathAfter(step));
  return answerOf({ ...result, values: withoutSecrets(step.section, received.values) });
}

export const meta = screenMeta(welcomeTexts.title);

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={welcomeTexts.title}>
      <WelcomeScreen {...loaderData} answered={actionData} />
    </AdminPage>
  );
}
