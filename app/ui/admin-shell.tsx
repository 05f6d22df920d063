import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSingleKeys } from "#app/lib/pages/list-keys.ts";
import { tellTypedEarly } from "#app/lib/pages/typed-early.ts";
import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { type AdminAccount, AdminNavigation, type AdminNavigationItem } from "./admin-navigation.tsx";
import { CountBadge } from "./count-badge.tsx";
import { Icon } from "./icon.tsx";
import { NavigationNotice } from "./navigation-notice.tsx";
import { IconButton } from "./icon-button.tsx";

interface AdminShellProps {
  items: readonly AdminNavigationItem[];
  settings: readonly AdminNavigationItem[];
  account: AdminAccount;
  /** A notice of one line, shown above every screen. */
  notice?: ReactNode;
  /** The id of the open record's title, for a screen that shows a record beside its list. */
  openRecord?: string | undefined;
  children: ReactNode;
}

const skipLook =
  "on-ink fixed top-2 left-2 z-50 -translate-y-20 rounded-control px-4 py-3 font-semibold focus:translate-y-0";

/** The frame of the back office: dark navigation at the left, or a dark bar and a drawer on a phone. */
export function AdminShell({ items, settings, account, notice, openRecord, children }: AdminShellProps) {
  const menu = useRef<HTMLElement>(null);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  // Waits for a microtask, because the text areas only then have the text that was typed before hydration
  // (typed-texts.ts).
  useEffect(() => queueMicrotask(tellTypedEarly), []);
  // The menu stays on the page when the screen changes. So the focus moves from the menu to the new screen's title, and
  // a person with a keyboard need not go through the rest of the menu.
  useLayoutEffect(() => {
    if (shownPath.current !== pathname && menu.current?.contains(document.activeElement))
      main.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    shownPath.current = pathname;
  }, [pathname]);
  useSingleKeys({
    m: () => {
      const line = ["nav a[aria-current]", "nav a"].map((query) =>
        menu.current?.querySelector<HTMLElement>(query),
      );
      line.find((found) => found)?.focus();
    },
  });
  return (
    <div
      data-key-shortcuts={account.usesKeyShortcuts ? undefined : "off"}
      className="min-h-dvh text-small md:grid md:grid-cols-[232px_minmax(0,1fr)] md:bg-linear-to-r md:from-ink md:from-[232px] md:to-transparent md:to-[232px]"
    >
      <a href="#contenu" className={skipLook}>
        Aller au contenu
      </a>
      {openRecord && (
        <a href={`#${openRecord}`} className={skipLook}>
          Aller à la fiche ouverte
        </a>
      )}
      <NavigationNotice />
      <aside
        ref={menu}
        aria-label="Menu"
        className="on-ink sticky top-0 hidden h-dvh overflow-y-auto md:block"
      >
        <AdminNavigation items={items} settings={settings} account={account} />
      </aside>
      <PhoneBar items={items} settings={settings} account={account} />
      <main ref={main} id="contenu" tabIndex={-1} className="flex min-w-0 flex-col outline-none md:min-h-dvh">
        {notice}
        {children}
      </main>
    </div>
  );
}

const drawerId = "menu-du-back-office";
/**
 * The attributes that make the browser itself open the drawer, even before the page's script has loaded. They are in an
 * object because React's types do not know them.
 */
const opensDrawer = { commandfor: drawerId, command: "show-modal" };

/** A phone's bar and drawer. The browser's dialog keeps the focus inside, closes on Escape and gives the focus back. */
function PhoneBar({ items, settings, account }: Pick<AdminShellProps, "items" | "settings" | "account">) {
  const drawer = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    // Closes nothing on the first page: a quick person may have opened the drawer before this script ran.
    if (shownPath.current !== pathname) drawer.current?.close();
    shownPath.current = pathname;
  }, [pathname]);
  // A press outside the drawer targets the dialog itself. Any link closes the drawer, even one to the current page.
  useEffect(() => {
    const element = drawer.current;
    const onClick = ({ target }: MouseEvent) => {
      if (target === element || (target as Element).closest("a[href]")) element?.close();
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, []);
  const isUrgent = items.some((item) => item.isUrgent);
  const total = items.reduce((sum, { count = 0 }) => sum + count, 0);

  return (
    <header className="on-ink sticky top-0 z-20 h-14 md:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        {...opensDrawer}
        onClick={() => {
          if (!("command" in HTMLButtonElement.prototype)) drawer.current?.showModal();
        }}
        className="flex h-14 items-center gap-1 pr-1 pl-4"
      >
        <Icon icon={Menu} size={24} />
        <span className="sr-only">Menu</span>
        <CountBadge
          count={total}
          isUrgent={isUrgent}
          label="à traiter"
          className="h-5 min-w-5 px-1.25 text-dense"
        />
      </button>
      <dialog
        ref={drawer}
        id={drawerId}
        aria-label="Menu du back-office"
        suppressHydrationWarning
        className="on-ink m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto overscroll-contain backdrop:bg-ink/55"
      >
        <AdminNavigation items={items} settings={settings} account={account} />
        <IconButton
          icon={X}
          label="Fermer le menu"
          variant="plain-on-ink"
          className="absolute top-4 right-3"
          onClick={() => drawer.current?.close()}
        />
      </dialog>
    </header>
  );
}
