import { Form, NavLink } from "react-router";
import ExternalLink from "lucide-react/icons/external-link";
import LogOut from "lucide-react/icons/log-out";
import { AppLink } from "./app-link.tsx";
import { Brand } from "./brand.tsx";
import { CountBadge } from "./count-badge.tsx";
import { Icon, type IconType } from "./icon.tsx";

export interface AdminNavigationItem {
  to: string;
  label: string;
  icon: IconType;
  /** The number of records that wait for an answer on the item's screen, updated live. */
  count?: number | undefined;
  /** Whether one of these records cannot wait. */
  isUrgent?: boolean;
}

export interface AdminAccount {
  name: string;
  email: string;
  /** Whether single-key shortcuts are switched on for this person. */
  usesKeyShortcuts: boolean;
}

const row =
  "flex min-h-10.5 w-full items-center gap-2.5 rounded-control px-2.5 text-base font-medium text-muted-on-ink no-underline transition-colors hover:bg-ink-2 hover:text-white";

/** The side navigation of the back office: its screens, the link to the site, the account and the way to sign out. */
export function AdminNavigation({
  items,
  settings,
  account,
}: {
  items: readonly AdminNavigationItem[];
  /** The screens for settings. Their links are below those of the everyday screens. */
  settings: readonly AdminNavigationItem[];
  account: AdminAccount;
}) {
  return (
    <div className="flex min-h-full flex-col px-3.5 pt-5.5 pb-3">
      <Brand
        to="/admin"
        className="mb-4.5 max-w-full self-start px-2.5 [&>span]:leading-tight [&>span]:whitespace-normal"
      />
      <nav aria-label="Back-office">
        <Screens items={items} />
      </nav>
      <div className="mt-auto pt-4">
        <nav aria-label="Réglages">
          <Screens items={settings} />
        </nav>
        <AppLink to="/" reloadDocument className={row}>
          <Icon icon={ExternalLink} />
          Voir le site
        </AppLink>
        <Form method="post" action="/admin/logout" reloadDocument aria-label="Se déconnecter">
          <button type="submit" className={row}>
            <Icon icon={LogOut} />
            Se déconnecter
          </button>
        </Form>
        <div className="mx-2.5 mt-3 border-t border-ink-3 pt-2">
          <NavLink
            to="/admin/account"
            className="-mx-2.5 block rounded-control px-2.5 py-1.5 text-small leading-snug text-white no-underline transition-colors hover:bg-ink-2 aria-[current=page]:bg-ink-2"
          >
            <span className="sr-only">Mon compte&nbsp;: </span>
            <span className="block truncate font-semibold">{account.name}</span>
            <span className="block truncate text-dense text-muted-on-ink">{account.email}</span>
          </NavLink>
        </div>
      </div>
    </div>
  );
}

function Screens({ items }: { items: readonly AdminNavigationItem[] }) {
  return (
    <ul className="grid gap-0.5">
      {items.map(({ to, label, icon, count = 0, isUrgent = false }) => (
        <li key={to}>
          <NavLink
            to={to}
            end={to === "/admin"}
            className={`${row} aria-[current=page]:bg-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-white aria-[current=page]:[&>svg]:text-signal`}
          >
            <Icon icon={icon} />
            <span className="whitespace-nowrap">{label}</span>
            <CountBadge count={count} isUrgent={isUrgent} label="à traiter" className="ml-auto" />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
