import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { SubscriberList, SubscriberStates } from "#app/domains/newsletter/components/subscriber-list.tsx";
import { subscribersTexts } from "#app/domains/newsletter/labels.ts";
import { countSubscribers, listSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { subscriberStatus } from "#app/domains/newsletter/rules.ts";
import { pageNumber } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/newsletter";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const status = subscriberStatus(url.searchParams.get("status"));
  const [subscribers, counts] = await Promise.all([
    listSubscribers(status, pageNumber(url.searchParams.get("page"))),
    countSubscribers(),
  ]);
  return { status, subscribers, counts };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${subscribersTexts.title} | ${businessProfile.name}` }];
}

export default function Newsletter({ loaderData: { status, subscribers, counts } }: Route.ComponentProps) {
  return (
    <AdminPage title={subscribersTexts.title} actions={<SubscriberStates status={status} counts={counts} />}>
      <SubscriberList status={status} subscribers={subscribers} />
    </AdminPage>
  );
}
