import { data } from "react-router";
import { profileOf } from "#app/domains/business/profile.ts";
import { unsubscribe } from "#app/domains/newsletter/commands.server.ts";
import { LinkOutcomePage, LinkPage } from "#app/domains/newsletter/components/newsletter-page.tsx";
import { linkTexts } from "#app/domains/newsletter/content/pages.ts";
import { answerOf, outcomeStatus } from "#app/lib/forms/outcome.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import type { Route } from "./+types/newsletter-unsubscription";

/** Ends a subscription. Mail programs also post here, when a person presses their 'unsubscribe' button (RFC 8058). */
export async function action({ request }: Route.ActionArgs) {
  const result = await unsubscribe(new URL(request.url).searchParams.get("token") ?? "");
  if (result.outcome === "gone") throw data(null, { status: outcomeStatus.gone });
  return answerOf(result);
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  const { title, text } = linkTexts.unsubscribe;
  return pageMeta(matches, {
    title: `${title} | ${profile.name}`,
    description: text,
    path: "/newsletter/desinscription",
    noindex: true,
  });
}

export const handle = { startsLight: true, hasNewsletter: true };

export default function NewsletterUnsubscription({ actionData }: Route.ComponentProps) {
  return actionData ? <LinkOutcomePage kind="unsubscribed" /> : <LinkPage kind="unsubscribe" />;
}
