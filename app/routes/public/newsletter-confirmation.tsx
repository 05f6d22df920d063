import { profileOf } from "#app/domains/business/profile.ts";
import { confirmSubscription } from "#app/domains/newsletter/commands.server.ts";
import { LinkOutcomePage, LinkPage } from "#app/domains/newsletter/components/newsletter-page.tsx";
import { linkTexts } from "#app/domains/newsletter/content/pages.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/newsletter-confirmation";

export async function action({ request }: Route.ActionArgs) {
  return answerOf(await confirmSubscription(new URL(request.url).searchParams.get("token") ?? ""));
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const { title, text } = linkTexts.confirm;
  return pageMeta(matches, {
    title: `${title} | ${profile.name}`,
    description: text,
    path: "/newsletter/confirmation",
    noindex: true,
  });
}

export const handle = { startsLight: true, hasNewsletter: true };

export default function NewsletterConfirmation({ actionData }: Route.ComponentProps) {
  if (!actionData) return <LinkPage kind="confirm" />;
  return <LinkOutcomePage kind={actionData.outcome === "done" ? "confirmed" : "expired"} />;
}
