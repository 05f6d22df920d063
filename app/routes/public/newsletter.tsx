import { requireShown } from "#app/domains/business/profile.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { requestSubscription } from "#app/domains/newsletter/commands.server.ts";
import { SubscribePage } from "#app/domains/newsletter/components/newsletter-page.tsx";
import { newsletterTexts } from "#app/domains/newsletter/content/form.ts";
import { canSendEmail } from "#app/lib/mail/smtp.server.ts";
import { answerOf, answerOrFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/newsletter";

export function loader({ context }: Route.LoaderArgs) {
  requireShown(context, "/newsletter");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  requireShown(context, "/newsletter");
  const values = await receiveValues(request);
  const outcome = await requestSubscription(values, context.get(requestInfo).clientKey);
  return answerOf(outcome.outcome === "done" ? { ...outcome, isMailed: await canSendEmail() } : outcome);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const { title, lead } = newsletterTexts;
  return pageMeta(matches, {
    title: `${title} | ${profile.name}`,
    description: lead,
    path: "/newsletter",
    noindex: true,
  });
}

export const handle = { startsLight: true, hasNewsletter: true };

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return <SubscribePage title={newsletterTexts.title} text={newsletterTexts.lead} answered={actionData} />;
}
