import ChevronDown from "lucide-react/icons/chevron-down";
import { useLayoutEffect, useRef } from "react";
import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import { sayingTexts as texts } from "../content/saying-texts.ts";
import type { ResponseRow } from "../queries/configuration.server.ts";
import type { SayingGroup, Sayings } from "../queries/sayings.server.ts";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";
import { ListSearch } from "./list-search.tsx";
import { ReadAll } from "./read-all.tsx";
import { ResponseTable } from "./response-table.tsx";
import { itemId, SayingItem } from "./saying-item.tsx";

interface SayingListProps {
  address: ChatbotAddress;
  sayings: Sayings;
  responses: Page<ResponseRow> | null;
}

/**
 * Everything that the assistant can say, by subject, then the responses (stored answers) that the owner added (rule
 * assistant/read).
 */
export function SayingList({ address, sayings: { groups, counts }, responses }: SayingListProps) {
  const { search, view } = address;
  const acted = useRef<readonly string[]>([]);
  // The pressed button is gone. The focus moves to its answer, or to the next one if that answer has left the list.
  useLayoutEffect(() => {
    const [found] = acted.current.flatMap((key) => document.getElementById(itemId(key)) ?? []);
    acted.current = [];
    if (found && document.activeElement === document.body) found.focus({ preventScroll: true });
  }, [groups]);
  const keys = groups.flatMap(({ sayings }) => sayings.map(({ key }) => key));
  const onAct = (key: string) => {
    const at = keys.indexOf(key);
    acted.current = [key, ...keys.slice(at + 1), ...keys.slice(0, at).toReversed()];
  };
  const unread = groups.flatMap(({ sayings }) =>
    sayings.flatMap(({ decision }) => (decision?.state === "unread" ? decision : [])),
  );
  const section = useRef<HTMLElement>(null);
  const isPart = search !== "" || (view !== null && view !== "conseils");
  const to = (other: typeof view) => chatbotAddresses.write({ search, view: other });
  return (
    <section
      ref={section}
      aria-labelledby="sayings"
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none"
    >
      <div>
        <h2 id="sayings" className="text-h3 tracking-small">
          {texts.title}
        </h2>
        <p className="mt-1.5 text-small text-muted">{texts.intro}</p>
      </div>
      <ListSearch label={texts.search} search={search} view={view} />
      <SegmentedLinks
        label={texts.views}
        items={[
          { to: to(null), label: texts.all, count: counts.all, current: view === null },
          { to: to("a-relire"), label: texts.unread, count: counts.unread, current: view === "a-relire" },
          { to: to("tues"), label: texts.withheld, count: counts.withheld, current: view === "tues" },
          { to: to("conseils"), label: texts.advice, count: counts.advice, current: view === "conseils" },
        ]}
      />
      {unread.length > 0 && (
        <ReadAll
          unread={unread}
          address={address}
          onDone={() => section.current?.focus({ preventScroll: true })}
        />
      )}
      {groups.map((group) => (
        <Group key={`${group.key} ${isPart}`} group={group} isOpen={isPart} address={address} onAct={onAct} />
      ))}
      {groups.length === 0 && (
        <EmptyState
          title={search ? texts.noneFound : view === "tues" ? texts.noneWithheld : texts.noneUnread}
        >
          <LinkButton variant="secondary" size="sm" to={chatbotAddresses.path}>
            {texts.showAll}
          </LinkButton>
        </EmptyState>
      )}
      {view === "conseils" && <p className="text-small text-muted">{texts.aboutAdvice}</p>}
      {view === null && <p className="text-small text-muted">{texts.passages}</p>}
      {responses && <ResponseTable address={address} responses={responses} />}
    </section>
  );
}

interface GroupProps {
  group: SayingGroup;
  /** Whether the group is open at first. It is when the list is searched or shows only a part. */
  isOpen: boolean;
  address: ChatbotAddress;
  /** Called with the key of the answer about which the owner decides. */
  onAct: (key: string) => void;
}

function Group({ group: { title, sayings }, isOpen, address, onAct }: GroupProps) {
  const unread = sayings.filter(({ decision }) => decision?.state === "unread").length;
  return (
    <details open={isOpen} className="group/subject rounded-control border border-line bg-sheet">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2">
        <h3 className="text-h4">{title}</h3>
        <span className="text-small text-muted">
          {texts.count(sayings.length)}
          {texts.toRead(unread)}
        </span>
        <Icon
          icon={ChevronDown}
          className="ml-auto transition-transform duration-200 group-open/subject:rotate-180"
        />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {sayings.map((saying) => (
          <SayingItem key={saying.key} saying={saying} address={address} onAct={() => onAct(saying.key)} />
        ))}
      </ul>
    </details>
  );
}
