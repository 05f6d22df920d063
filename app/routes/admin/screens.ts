import Activity from "lucide-react/icons/activity";
import ChartColumn from "lucide-react/icons/chart-column";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import MessageCircleQuestion from "lucide-react/icons/message-circle-question-mark";
import MessageSquareText from "lucide-react/icons/message-square-text";
import MapPin from "lucide-react/icons/map-pin";
import ShieldCheck from "lucide-react/icons/shield-check";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import Users from "lucide-react/icons/users";
import Trash from "lucide-react/icons/trash-2";
import Newspaper from "lucide-react/icons/newspaper";
import { mayUse, type Role } from "#app/domains/auth/access/rules.ts";
import { statisticsTexts } from "#app/domains/analytics/labels.ts";
import { statisticsAddresses } from "#app/domains/analytics/rules/periods.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import { chatbotAddresses } from "#app/domains/chatbot/rules/address.ts";
import { staffTexts } from "#app/domains/auth/staff/labels.ts";
import { staffPath } from "#app/domains/auth/staff/rules.ts";
import { kindNames, kindOf } from "#app/domains/inbox/registry.ts";
import type { InboxBadges } from "#app/domains/inbox/rules.ts";
import { systemTexts } from "#app/domains/system/labels.ts";
import { templateTexts } from "#app/domains/inbox/replies/labels.ts";
import { templatesPath } from "#app/domains/inbox/replies/rules.ts";
import { trashAddresses } from "#app/domains/inbox/trash/rules.ts";
import { locationAddresses } from "#app/domains/locations/zones/rules/admin-addresses.ts";
import { letterAddresses } from "#app/domains/newsletter/letters/rules.ts";
import { subscriberAddresses } from "#app/domains/newsletter/rules.ts";
import { settingsTexts } from "#app/domains/settings/labels.ts";
import { settingsPath } from "#app/domains/settings/rules/form.ts";
import type { IconType } from "#app/ui/icon.tsx";

interface Screen {
  /** The path that the menu item opens. For a role that may not open this path, the item opens `orTo`. */
  to: string;
  orTo?: string;
  label: string;
  icon: IconType;
  badge?: keyof InboxBadges;
}

/** The items of the side navigation, from top to bottom. */
export const screens: readonly Screen[] = [
  { to: "/admin", label: "Tableau de bord", icon: House },
  ...kindNames.map((kind) => {
    const { addresses, plural, icon } = kindOf(kind);
    return { to: addresses.path, label: plural, icon, badge: kind };
  }),
  { to: locationAddresses.path, label: "Localisations", icon: MapPin },
  { to: postAddresses.path, label: "Articles", icon: Newspaper },
  { to: chatbotAddresses.path, label: "Chatbot", icon: MessageCircleQuestion },
  { to: subscriberAddresses.path, orTo: letterAddresses.path, label: "Lettre", icon: Mail },
  { to: statisticsAddresses.path, label: statisticsTexts.navigation, icon: ChartColumn },
];

/** The items of the settings, below the others. */
export const settings: readonly Screen[] = [
  { to: settingsPath, label: settingsTexts.title, icon: SlidersHorizontal },
  { to: staffPath, label: staffTexts.title, icon: Users },
  { to: templatesPath, label: templateTexts.title, icon: MessageSquareText },
  { to: trashAddresses.path, label: "Corbeille", icon: Trash },
  { to: "/admin/privacy", label: "RGPD", icon: ShieldCheck },
  { to: "/admin/system", label: systemTexts.screen, icon: Activity },
];

/**
 * Returns the items of a role's menus. Leaves out screens that the role may not open. Leaves out `unused` screens too:
 * those whose public page is hidden and in which nothing is stored (rule settings/unused-screens).
 */
export function screensOf(role: Role, all: readonly Screen[], unused: readonly string[] = []): Screen[] {
  return all.flatMap(({ orTo, ...screen }) => {
    if (unused.includes(screen.to)) return [];
    const to = [screen.to, orTo].find((address) => address !== undefined && mayUse(role, address));
    return to === undefined ? [] : [{ ...screen, to }];
  });
}
