import { requireActor } from "#app/domains/auth/guard.server.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { SubscriberList, SubscriberStates } from "#app/domains/newsletter/components/subscriber-list.tsx";
import { subscribersTexts } from "#app/domains/newsletter/labels.ts";
import { countSubscribers, listSubscribers } from "#app/domains/newsletter/queries.server.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import type { Route } from "./+types/newsletter";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const { status, page } = subscriberAddresses.read(url.searchParams);
  const [subscribers, counts] = await Promise.all([listSubscribers(status, page), countSubscribers()]);
  return { status, subscribers, counts };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const profile = profileOf(matches);
  return [{ title: `${subscribersTexts.title} | ${profile.name}` }];
}

export default function Newsletter({ loaderData: { status, subscribers, counts } }: Route.ComponentProps) {
  return (
    <AdminPage title={subscribersTexts.title} actions={<SubscriberStates status={status} counts={counts} />}>
      <SubscriberList status={status} subscribers={subscribers} />
    </AdminPage>
  );
}
