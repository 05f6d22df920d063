import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { fadesAtEnd, useMoreAtEnd } from "#app/ui/use-more-at-end.ts";
import type { SettingsOutcome } from "../commands/change.server.ts";
import { settingsTexts as texts } from "../labels.ts";
import type { SectionScreen } from "../queries/section.server.ts";
import { sectionPath } from "../rules/form.ts";
import { type PreviewedPage } from "../rules/previewed-pages.ts";
import { SectionForm } from "./section-form.tsx";
import { SectionHistory } from "./section-history.tsx";
import { SectionPreview } from "./section-preview.tsx";
import { SectionTrial } from "./section-trial.tsx";

interface SettingsScreenProps {
  menu: readonly { key: string; label: string; waiting: number }[];
  screen: SectionScreen;
  /** The public pages on which the section can be previewed. */
  pages: readonly PreviewedPage[];
  answered?: SettingsOutcome & { refusal: string | null; values: FormValues };
  /** The result of a test that was posted without JavaScript. */
  tried?: ComponentProps<typeof SectionTrial>["answered"];
  /** The e-mail address that the field for a test message contains at first. */
  recipient: string;
}

/**
 * The screen of the settings: the sections on the left, the form of one section in the middle, its preview on the
 * right.
 */
export function SettingsScreen({ menu, screen, pages, answered, tried, recipient }: SettingsScreenProps) {
  const [typed, setTyped] = useState<FormValues>();
  const { updatedAt, updatedBy } = screen;
  const tabs = useCurrentTab(screen.key);
  useMoreAtEnd(tabs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[200px_minmax(0,1fr)] xl:grid-cols-[200px_minmax(0,1fr)_300px]">
      <nav aria-label={texts.menu} className="min-w-0 lg:row-span-3 xl:row-span-2">
        <ul ref={tabs} className={`flex gap-1 overflow-x-auto p-1 lg:grid ${fadesAtEnd}`}>
          {menu.map(({ key, label, waiting }) => (
            <li key={key} className="shrink-0">
              <AppLink
                to={sectionPath(key)}
                aria-current={key === screen.key ? "page" : undefined}
                className="relative flex min-h-10 items-center gap-2 rounded-control px-3 font-medium text-ink no-underline hover:bg-sand aria-[current=page]:bg-plate aria-[current=page]:text-on-plate"
              >
                {label}
                {waiting > 0 && (
                  <span className="ml-auto font-semibold">
                    {waiting}
                    <span className="sr-only"> à confirmer ou à compléter</span>
                  </span>
                )}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <h2 className="text-h3">{screen.label}</h2>
        <p className="mt-1 mb-4 text-muted" suppressHydrationWarning>
          {screen.lead}
          {updatedAt && ` Modifiés le ${longMoment(updatedAt)} par ${updatedBy}.`}
        </p>
        <SectionForm key={screen.key} screen={screen} answered={answered} onTyped={setTyped} pages={pages} />
        {screen.trial && (
          <SectionTrial
            key={`trial ${screen.key}`}
            screen={screen}
            trial={screen.trial}
            recipient={recipient}
            answered={tried}
          />
        )}
      </div>
      {screen.trial === null && (
        <div className="min-w-0 lg:col-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-1">
          <SectionPreview screen={screen} typed={typed} />
        </div>
      )}
      <div className="min-w-0 lg:col-start-2">
        <SectionHistory screen={screen} />
      </div>
    </div>
  );
}

/** Scrolls the row of tabs sideways so that the current tab is in the middle. The page itself does not scroll. */
function useCurrentTab(key: string) {
  const tabs = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = tabs.current;
    const current = list?.querySelector("[aria-current=page]");
    if (!list || !current) return;
    const [row, tab] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    list.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
  }, [key]);
  return tabs;
}
