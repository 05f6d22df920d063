import { type ComponentProps, useEffect, useState } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { AdminProblem, denialOf } from "#app/domains/auth/components/admin-problem.tsx";
import { mayUse, type Role } from "#app/domains/auth/access/rules.ts";
import { adminGuard, requireActor } from "#app/domains/auth/guard.server.ts";
import { getPreferences } from "#app/domains/auth/queries.server.ts";
import { useWorker } from "#app/domains/auth/components/use-worker.ts";
import { InboxLive, useInboxBadges } from "#app/domains/inbox/components/inbox-live.tsx";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { getInboxBadges, getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import { countsFor } from "#app/domains/inbox/rules.ts";
import { isRecordOpen } from "#app/domains/inbox/registry.ts";
import { recordTitleId } from "#app/domains/submissions/components/detail.tsx";
import { SiteNotice } from "#app/domains/site/components/site-notice.tsx";
import { keepInstallOffer } from "#app/lib/home-screen/installing.ts";
import { watchNetwork } from "#app/lib/worker/offline-state.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { loadShownScripts } from "#app/lib/pages/route-script.ts";
import { Allowed } from "#app/ui/allowed.tsx";
import { AdminShell } from "#app/ui/admin-shell.tsx";
import { OfflineNotice } from "#app/ui/offline-notice.tsx";
import { ToastProvider } from "#app/ui/toast.tsx";
import { unlessFailed } from "#app/lib/forms/outcome.ts";
import { screens, screensOf, settings } from "./screens.ts";
import { AdminStop } from "./stop.tsx";
import { listUnusedScreens } from "./unused-screens.server.ts";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [adminGuard];

/**
 * This loader must exist. React Router asks the server for data only if a route has a loader, and the server checks the
 * person's access only then.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const { name, email, role } = actor;
  const [counts, badges, { usesKeyShortcuts }, unused] = await Promise.all([
    getInboxCounts(),
    getInboxBadges(),
    getPreferences(actor),
    listUnusedScreens(requestProfile(context)),
  ]);
  return {
    role,
    account: { name, email, usesKeyShortcuts },
    counted: countsFor(mayUse(role, "/admin/messages"), { counts, badges }),
    unused,
    readAt: Date.now(),
  };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

/**
 * If the server cannot be reached, uses the data of the last load, so that the menus stay visible beside the error.
 */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader);

export const shouldRevalidate = unlessFailed;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useEffect(keepInstallOffer, []);
  useWorker();
  const { role, account, counted, unused } = loaderData;
  // The time at which the server made this document. Without a network, the browser may show an older copy of it.
  const [readAt] = useState(loaderData.readAt);
  useEffect(() => watchNetwork(readAt), [readAt]);
  return (
    <ToastProvider>
      <InboxLive initial={counted}>
        <Allowed is={(address, act) => mayUse(role, address, act)}>
          <LiveShell role={role} account={account} unused={unused} />
        </Allowed>
      </InboxLive>
    </ToastProvider>
  );
}

interface LiveShellProps extends Pick<ComponentProps<typeof AdminShell>, "account"> {
  role: Role;
  unused: readonly string[];
}

function LiveShell({ role, account, unused }: LiveShellProps) {
  const badges = useInboxBadges();
  const shown = useMatches()
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => loadShownScripts(shown.split(" ")), [shown]);
  const openRecord = isRecordOpen(useLocation()) ? recordTitleId : undefined;
  const items = screensOf(role, screens, unused).map(({ badge, ...screen }) => ({
    ...screen,
    count: badge && badges[badge].waiting,
    isUrgent: badge !== undefined && badges[badge].urgent > 0,
  }));
  return (
    <AdminShell
      items={items}
      settings={screensOf(role, settings)}
      account={account}
      notice={<Notices />}
      openRecord={openRecord}
    >
      <Outlet />
    </AdminShell>
  );
}

function Notices() {
  return (
    <>
      <SiteNotice />
      <OfflineNotice />
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData || denialOf(error)) return <AdminStop error={error} />;
  const { role, account, unused } = loaderData;
  return (
    <AdminShell
      items={screensOf(role, screens, unused)}
      settings={screensOf(role, settings)}
      account={account}
      notice={<Notices />}
    >
      <AdminProblem error={error} />
    </AdminShell>
  );
}
