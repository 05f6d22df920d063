import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface TabLinksProps {
  label: string;
  tabs: readonly { to: string; label: string; count?: number; current: boolean }[];
  className?: string;
}

/** Links that look like tabs. */
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

/** The class names of a tab. */
function tabLook(selected: boolean): string {
  return classes(
    "min-h-11 border-b-3 px-0.5 text-base font-semibold whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-3",
    selected
      ? "border-ink text-ink hover:text-ink"
      : "border-transparent text-muted hover:border-line-strong hover:text-ink",
  );
}

function TabFace({ label, count }: { label: string; count?: number }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="ml-1.5 font-medium text-muted tabular-nums">{count}</span>}
    </>
  );
}
