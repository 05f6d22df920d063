import type { ReactNode } from "react";
import type { Choices, InboxAddress, InboxAddresses } from "#app/lib/pages/list-address.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { spamAddress } from "../rules.ts";
import { InboxList, type InboxRow } from "./inbox-list.tsx";
import { PaneHead } from "./pane-head.tsx";

interface InboxPaneProps<Filters extends Choices> {
  addresses: InboxAddresses<Filters>;
  address: InboxAddress<Filters>;
  /** The filters of this list, in addition to the search. */
  filters?: ReactNode;
  rows: InboxRow[];
  page: Omit<Page<unknown>, "items">;
  /** How many records are spam. An empty list leads to them. */
  spamCount: number;
  now: Date;
  /** The name of the list, and two texts for an empty inbox: that it is empty, and why. */
  texts: { list: string; empty: string; whyEmpty: string };
  /** The texts for a search or filter without results: a title, and the label of the link to the unfiltered list. */
  filtered: { title: string; backLabel: string };
  /** What an empty inbox offers as the next step: a link to the page where visitors write. */
  next: { to: string; label: string };
}

/**
 * The list of an inbox, with links to its other pages. An empty list explains why it is empty and offers the next step
 * (rule inboxes/empty-texts).
 */
export function InboxPane<Filters extends Choices>(props: InboxPaneProps<Filters>) {
  const { addresses, address, filters, rows, page, spamCount, now, texts, filtered, next } = props;
  const isFiltered = address.search !== "" || Object.values(address.filters).some(Boolean) || page.total > 0;
  const spamList = spamAddress(addresses.path);
  const spamLink = spamCount > 0 && addresses.write(address) !== spamList && (
    <LinkButton variant="secondary" size="sm" to={spamList}>
      Voir les indésirables ({spamCount})
    </LinkButton>
  );
  return (
    <>
      <PaneHead exportTo={addresses.exported(address)}>{filters}</PaneHead>
      {rows.length > 0 ? (
        <InboxList
          label={texts.list}
          rows={rows}
          selectedId={address.selectedId}
          addressOf={(selectedId) => addresses.write({ ...address, selectedId })}
          now={now}
        />
      ) : (
        <div className="p-4 md:p-6">
          {isFiltered ? (
            <EmptyState title={filtered.title}>
              <LinkButton variant="secondary" size="sm" to={addresses.write(addresses.everything)}>
                {filtered.backLabel}
              </LinkButton>
              {spamLink}
            </EmptyState>
          ) : (
            <EmptyState title={texts.empty} text={texts.whyEmpty}>
              <LinkButton variant="secondary" size="sm" to={next.to} reloadDocument>
                {next.label}
              </LinkButton>
              {spamLink}
            </EmptyState>
          )}
        </div>
      )}
      {rows.length > 0 && page.pageCount > 1 && (
        <div className="px-4 py-5">
          <Pager
            page={page.page}
            pageCount={page.pageCount}
            hrefOf={(number) => addresses.write({ ...address, page: number, selectedId: null })}
          />
        </div>
      )}
    </>
  );
}
