import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { DeskList } from "#app/domains/inbox/components/desk-list.tsx";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { deskTexts, deskViewTexts } from "#app/domains/inbox/labels.ts";
import { countDesk, listDesk } from "#app/domains/inbox/queries/desk.server.ts";
import { kindTables } from "#app/domains/inbox/registry.ts";
import { deskAddresses, deskViews } from "#app/domains/inbox/rules.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import type { Route } from "./+types/desk";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const now = new Date();
  const { view, page } = deskAddresses.read(url.searchParams);
  const counts = await countDesk(now);
  return { view, counts, records: await listDesk(view, { page, total: counts[view] }, now), now };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, loaderData ? deskViewTexts[loaderData.view].label : deskTexts.title);
}

export default function Desk({ loaderData: { view, counts, records, now } }: Route.ComponentProps) {
  useRevalidateOn(kindTables);
  return (
    <AdminPage
      title={deskViewTexts[view].label}
      live={<LiveState state={useLiveState()} />}
      actions={
        <SegmentedLinks
          label={deskTexts.title}
          className="max-w-full min-w-0 overflow-x-auto max-md:flex-1 md:max-xl:order-last md:max-xl:basis-full"
          items={deskViews.map((each) => ({
            to: deskAddresses.write({ view: each }),
            label: deskViewTexts[each].label,
            count: counts[each],
            current: each === view,
          }))}
        />
      }
    >
      <div className="max-w-[1240px]">
        <DeskList view={view} records={records} now={now} />
      </div>
    </AdminPage>
  );
}
