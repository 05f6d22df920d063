import { redirect } from "react-router";
import { begin } from "#app/domains/auth/commands/account.server.ts";
import { WelcomeForm } from "#app/domains/auth/components/welcome-form.tsx";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { hasToBegin, isFunctionName, returnPath } from "#app/domains/auth/rules.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/welcome";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireActor(context);
  if (!hasToBegin(actor)) return redirect(returnPath(url.searchParams.get("retour")));
  const { name, email, needsName = false, needsPassword = false } = actor;
  return { proposed: isFunctionName(name) ? "" : name, email, needsName, needsPassword };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await begin(actor, formValues(await request.formData()));
  return result.outcome === "done" ? redirect(returnPath(url.searchParams.get("retour"))) : answerOf(result);
}

export const meta = screenMeta("Bienvenue");

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title="Bienvenue">
      <WelcomeForm {...loaderData} answered={actionData} />
    </AdminPage>
  );
}
