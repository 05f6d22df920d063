import Activity from "lucide-react/icons/activity";
import ChartColumn from "lucide-react/icons/chart-column";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessageSquareText from "lucide-react/icons/message-square-text";
import MapPin from "lucide-react/icons/map-pin";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Trash from "lucide-react/icons/trash-2";
import Newspaper from "lucide-react/icons/newspaper";
import { type ComponentProps, useEffect } from "react";
import { Outlet } from "react-router";
import { statisticsTexts } from "#app/domains/analytics/labels.ts";
import { statisticsAddresses } from "#app/domains/analytics/rules/periods.ts";
import { AdminProblem, LoneAdminProblem } from "#app/domains/auth/components/admin-problem.tsx";
import { adminGuard, requireActor } from "#app/domains/auth/guard.server.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import { chatbotAddresses } from "#app/domains/chatbot/rules/address.ts";
import { getPreferences } from "#app/domains/auth/queries.server.ts";
import { kindIcons } from "#app/domains/inbox/components/kind-icons.ts";
import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";
import { InboxLive, useInboxBadges } from "#app/domains/inbox/components/inbox-live.tsx";
import { getInboxBadges, getInboxCounts } from "#app/domains/inbox/queries/counts.server.ts";
import type { InboxBadges } from "#app/domains/inbox/rules.ts";
import { systemTexts } from "#app/domains/system/labels.ts";
import { templateTexts } from "#app/domains/inbox/replies/labels.ts";
import { templatesPath } from "#app/domains/inbox/replies/rules.ts";
import { trashAddresses } from "#app/domains/inbox/trash/rules.ts";
import { locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";
import { settingsTexts } from "#app/domains/settings/labels.ts";
import { settingsPath } from "#app/domains/settings/rules.ts";
import { DemoNotice } from "#app/domains/site/components/demo-notice.tsx";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { AdminShell } from "#app/ui/admin-shell.tsx";
import type { IconType } from "#app/ui/icon.tsx";
import { ToastProvider } from "#app/ui/toast.tsx";
import { unlessFailed } from "#app/lib/forms/outcome.ts";
import type { Route } from "./+types/layout";

interface Screen {
  to: string;
  label: string;
  icon: IconType;
  badge?: keyof InboxBadges;
}

/** The side navigation, from top to bottom. */
const screens: readonly Screen[] = [
  { to: "/admin", label: "Tableau de bord", icon: House },
  ...kindNames.map((kind) => {
    const { addresses, plural } = kindOf(kind);
    return { to: addresses.path, label: plural, icon: kindIcons[kind], badge: kind };
  }),
  { to: locationAddresses.path, label: "Localisations", icon: MapPin },
  { to: postAddresses.path, label: "Articles", icon: Newspaper },
  { to: chatbotAddresses.path, label: "Chatbot", icon: MessageCircleQuestion },
  { to: subscriberAddresses.path, label: "Lettre", icon: Mail },
  { to: statisticsAddresses.path, label: statisticsTexts.navigation, icon: ChartColumn },
];

/** The settings screens, below the others. */
const settings: readonly Screen[] = [
  { to: settingsPath, label: settingsTexts.title, icon: SlidersHorizontal },
  { to: templatesPath, label: templateTexts.title, icon: MessageSquareText },
  { to: trashAddresses.path, label: "Corbeille", icon: Trash },
  { to: "/admin/privacy", label: "RGPD", icon: ShieldCheck },
  { to: "/admin/system", label: systemTexts.screen, icon: Activity },
];

export const middleware: Route.MiddlewareFunction[] = [adminGuard];

/** Must exist: without a loader the guard would not run on the browser's own navigations. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const { name, email } = actor;
  const [counts, badges, { usesKeyShortcuts }] = await Promise.all([
    getInboxCounts(),
    getInboxBadges(),
    getPreferences(actor),
  ]);
  return { account: { name, email, usesKeyShortcuts }, counted: { counts, badges } };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

/** Keeps the navigation around the problem screen when the server cannot be reached. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export const shouldRevalidate = unlessFailed;

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  const { account, counted } = loaderData;
  return (
    <ToastProvider>
      <InboxLive initial={counted}>
        <LiveShell account={account} />
      </InboxLive>
    </ToastProvider>
  );
}

function LiveShell({ account }: Pick<ComponentProps<typeof AdminShell>, "account">) {
  const badges = useInboxBadges();
  const items = screens.map(({ badge, ...screen }) => ({
    ...screen,
    count: badge && badges[badge].waiting,
    isUrgent: badge !== undefined && badges[badge].urgent > 0,
  }));
  return (
    <AdminShell items={items} settings={settings} account={account} notice={<DemoNotice />}>
      <Outlet />
    </AdminShell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <LoneAdminProblem error={error} notice={<DemoNotice />} />;
  return (
    <AdminShell items={screens} settings={settings} account={loaderData.account} notice={<DemoNotice />}>
      <AdminProblem error={error} />
    </AdminShell>
  );
}
