import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { classes } from "./classes.ts";

interface TabsProps {
  /** What the tabs share, for those who do not see them side by side. */
  label: string;
  tabs: readonly { id: string; label: string; count?: number; content: ReactNode }[];
  defaultTab?: string;
  className?: string;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

/** Panels in the same place, one shown. Arrows, Home and End move between the tabs. */
export function Tabs({ label, tabs, defaultTab, className }: TabsProps) {
  const base = useId();
  const [selected, setSelected] = useState(defaultTab ?? tabs[0]?.id);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length - 1,
        )
      ];
    if (!next) return;
    event.preventDefault();
    setSelected(next.id);
    buttons.current.get(next.id)?.focus();
  }

  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(element) => {
              if (element) buttons.current.set(tab.id, element);
              return () => void buttons.current.delete(tab.id);
            }}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => setSelected(tab.id)}
            onKeyDown={onKeyDown}
            className={tabLook(tab.id === selected)}
          >
            <TabFace label={tab.label} count={tab.count} />
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          tabIndex={0}
          className="pt-3"
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The class names of a tab, for buttons here and links in TabLinks. */
export function tabLook(selected: boolean): string {
  return classes(
    "min-h-11 border-b-3 px-0.5 text-base font-semibold whitespace-nowrap no-underline transition-colors focus-visible:-outline-offset-3",
    selected
      ? "border-ink text-ink hover:text-ink"
      : "border-transparent text-muted hover:border-line-strong hover:text-ink",
  );
}

export function TabFace({ label, count }: { label: string; count?: number }) {
  return (
    <>
      {label}
      {count !== undefined && <span className="ml-1.5 font-medium text-muted tabular-nums">{count}</span>}
    </>
  );
}
