import type { ReactNode } from "react";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import type { AroundRecord } from "#app/domains/submissions/components/detail.tsx";
import { InboxScreen } from "#app/domains/submissions/components/inbox-screen.tsx";
import { InboxToolbar } from "#app/domains/submissions/components/inbox-toolbar.tsx";
import { focusReply } from "#app/domains/submissions/components/reply-button.tsx";
import { useInboxActs } from "#app/domains/submissions/components/use-inbox-acts.ts";
import { quoteInboxTexts } from "../labels.ts";
import type { QuoteRequestDetail, QuoteRequestSummary } from "../queries.server.ts";
import { type QuoteAddress, quoteAddresses } from "../rules.ts";
import { QuoteDetail } from "./quote-detail.tsx";
import { QuotesPane } from "./quotes-pane.tsx";

const { path, write } = quoteAddresses;

interface QuotesInboxProps {
  address: QuoteAddress;
  quotes: Page<QuoteRequestSummary>;
  counts: { all: number; unread: number; spam: number };
  selected: QuoteRequestDetail | null;
  now: Date;
  loadFailed?: boolean;
  around: AroundRecord;
  /** Whether what is on screen is current. */
  live: ReactNode;
}

/** The inbox of quote requests (B§2). */
export function QuotesInbox(props: QuotesInboxProps) {
  const { address, quotes, counts, selected, now, loadFailed, around, live } = props;
  const closed = write({ ...address, selectedId: null });
  const { ask, busy, remove } = useInboxActs(path, closed);
  const toggle = ({ id, read }: Pick<QuoteRequestSummary, "id" | "read">) =>
    ask({ intent: read ? "unread" : "read", id });
  const toggleSelected = () => selected && toggle(selected);
  useListKeys({ u: toggleSelected, r: focusReply });

  return (
    <InboxScreen
      title="Devis"
      live={live}
      failedLoad={loadFailed ? "les demandes de devis" : null}
      toolbar={
        <InboxToolbar
          addresses={quoteAddresses}
          address={address}
          views={views(counts)}
          label="Rechercher dans les demandes de devis"
          placeholder="Un nom, un téléphone, un mot"
        />
      }
      list={<QuotesPane address={address} quotes={quotes} now={now} onToggleRead={toggle} />}
      detail={
        selected && (
          <QuoteDetail
            key={selected.id}
            quote={selected}
            backTo={closed}
            busy={busy}
            around={around}
            onToggleRead={toggleSelected}
            onStatus={(status) =>
              ask({ intent: "status", id: selected.id, version: String(selected.version), status })
            }
            onDelete={() =>
              remove(selected.id, `Demande de ${selected.firstName} ${selected.lastName} supprimée`)
            }
          />
        )
      }
      noDetail={address.selectedId ? quoteInboxTexts.gone : quoteInboxTexts.noSelection}
      shortcuts={[
        { key: "U", label: "lu, non lu" },
        { key: "R", label: "répondre" },
      ]}
    />
  );
}

const views = (counts: QuotesInboxProps["counts"]) => [
  { filters: { filtre: null }, label: "Toutes", count: counts.all },
  { filters: { filtre: "non-lus" as const }, label: "Non lues", count: counts.unread },
  { filters: { filtre: "indesirables" as const }, label: "Indésirables", count: counts.spam },
];
