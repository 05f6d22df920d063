import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { NewsletterTabs } from "#app/domains/newsletter/components/newsletter-tabs.tsx";
import { SubscriberList, SubscriberStates } from "#app/domains/newsletter/components/subscriber-list.tsx";
import { resumeSubscriber } from "#app/domains/newsletter/commands.server.ts";
import { subscribersTexts } from "#app/domains/newsletter/labels.ts";
import { countSubscribers, listSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";
import { answerOf, answerOrFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/newsletter";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const { status, page } = subscriberAddresses.read(url.searchParams);
  const [subscribers, counts] = await Promise.all([listSubscribers(status, page), countSubscribers()]);
  return { status, subscribers, counts };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireActor(context);
  const result = await resumeSubscriber(await receiveValues(request));
  return answerOf(result);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const meta = screenMeta(subscribersTexts.title);

export default function Newsletter({ loaderData: { status, subscribers, counts } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={subscribersTexts.title}
      actions={
        <>
          <NewsletterTabs current="subscribers" />
          <SubscriberStates status={status} counts={counts} />
        </>
      }
    >
      <SubscriberList status={status} subscribers={subscribers} />
    </AdminPage>
  );
}
