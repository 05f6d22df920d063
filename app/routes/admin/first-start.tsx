import { data, redirect } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { WelcomeScreen } from "#app/domains/settings/components/welcome-screen.tsx";
import { stepPath, welcomeSteps, welcomeTexts } from "#app/domains/settings/content.ts";
import { getSectionScreen, listStoredNames } from "#app/domains/settings/queries.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/first-start";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const stored = await listStoredNames();
  const done = welcomeSteps
    .filter(({ section, names }) => {
      return stored[section]?.some((name) => !names || names.includes(name));
    })
    .map(({ slug }) => slug);
  if (params.step === undefined) {
    const first = welcomeSteps.find(({ slug }) => !done.includes(slug)) ?? welcomeSteps[0];
    throw redirect(stepPath(first?.slug ?? ""));
  }
  const step = welcomeSteps.find(({ slug }) => slug === params.step);
  if (!step) throw data(null, { status: 404 });
  return { step, screen: await getSectionScreen(step.section, step.names), done };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${welcomeTexts.title} | ${profileOf(matches).name}` }];
}

export default function Welcome({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={welcomeTexts.title}>
      <WelcomeScreen {...loaderData} />
    </AdminPage>
  );
}
