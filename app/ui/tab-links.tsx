import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";
import { TabFace, tabLook } from "./tabs.tsx";

interface TabLinksProps {
  label: string;
  tabs: readonly { to: string; label: string; count?: number; current: boolean }[];
  className?: string;
}

/** Tabs that are addresses: the look of Tabs, the behaviour of links. */
export function TabLinks({ label, tabs, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.to}>
            <AppLink
              to={tab.to}
              aria-current={tab.current ? "page" : undefined}
              className={classes("flex items-center", tabLook(tab.current))}
            >
              <TabFace label={tab.label} count={tab.count} />
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
