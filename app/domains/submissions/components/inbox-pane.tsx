import type { ReactNode } from "react";
import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { InboxList, type InboxRow } from "./inbox-list.tsx";

interface InboxPaneProps {
  label: string;
  rows: InboxRow[];
  page: Omit<Page<unknown>, "items">;
  selectedId: string | null;
  now: Date;
  addressOf: (id: string) => string;
  pageAddress: (page: number) => string;
  /** The texts for a filter or search without results: the reason, and the link to the whole list. */
  filtered: { title: string; backLabel: string; backTo: string } | null;
  /** The texts for an empty inbox: its meaning, and the next step. */
  empty: { title: string; text: string; next: ReactNode };
}

/** The list of an inbox with its pager; an empty one says why, and the next step (rule inboxes/empty-texts). */
export function InboxPane(props: InboxPaneProps) {
  const { label, rows, page, selectedId, now, addressOf, pageAddress, filtered, empty } = props;
  if (rows.length === 0) {
    return (
      <div className="p-4 md:p-6">
        {filtered ? (
          <EmptyState title={filtered.title}>
            <LinkButton variant="secondary" size="sm" to={filtered.backTo}>
              {filtered.backLabel}
            </LinkButton>
          </EmptyState>
        ) : (
          <EmptyState title={empty.title} text={empty.text}>
            {empty.next}
          </EmptyState>
        )}
      </div>
    );
  }
  return (
    <>
      <InboxList label={label} rows={rows} selectedId={selectedId} addressOf={addressOf} now={now} />
      {page.pageCount > 1 && (
        <div className="px-4 py-5">
          <Pager page={page.page} pageCount={page.pageCount} hrefOf={pageAddress} />
        </div>
      )}
    </>
  );
}
