import { type InboxProps, InboxScreen } from "#app/domains/submissions/components/inbox-screen.tsx";
import { useRecordKeys } from "#app/domains/submissions/components/reply-button.tsx";
import { useReadOnOpen } from "#app/domains/submissions/components/use-read-on-open.ts";
import { useInboxActs } from "#app/domains/submissions/components/use-inbox-acts.ts";
import { quoteInboxTexts } from "../labels.ts";
import type { QuoteCounts, QuoteRequestDetail, QuoteRequestSummary } from "../queries.server.ts";
import { isPhoto } from "../rules/requests.ts";
import { type QuoteAddress, quoteAddresses } from "../rules/addresses.ts";
import { openPhotos } from "./attachment-list.tsx";
import { QuoteDetail } from "./quote-detail.tsx";
import { QuotesPane } from "./quotes-pane.tsx";
import { ofName } from "#app/lib/french/elision.ts";

const { path, write } = quoteAddresses;

type QuotesInboxProps = InboxProps<QuoteAddress, QuoteRequestSummary, QuoteCounts, QuoteRequestDetail>;

/** The inbox of quote requests: their list, newest first, and the open request (rule inboxes/list). */
export function QuotesInbox(props: QuotesInboxProps) {
  const { address, records, counts, selected, now, loadFailed, around, live } = props;
  const closed = write({ ...address, selectedId: null });
  const { ask, busy, remove } = useInboxActs(path, closed);
  const toggle = ({ id, read }: Pick<QuoteRequestSummary, "id" | "read">) =>
    ask({ intent: read ? "unread" : "read", id });
  const toggleSelected = () => selected && toggle(selected);
  const isJustRead = useReadOnOpen(path, selected, props.marksReadOnOpen);
  const addressOf = (selectedId: string) => write({ ...address, selectedId });
  const own = { p: (outlined: string | null) => outlined === null && openPhotos() };
  useRecordKeys({ items: records.items, selected, toggle, addressOf, own });
  const hasPhotos = selected?.attachments.some(isPhoto) ?? false;

  return (
    <InboxScreen
      title="Devis"
      live={live}
      failedLoad={loadFailed ? "les demandes de devis" : null}
      addresses={quoteAddresses}
      address={address}
      views={views(counts)}
      label="Rechercher dans les demandes de devis"
      placeholder="Un nom, un téléphone, un mot"
      list={
        <QuotesPane
          address={address}
          quotes={records}
          spamCount={counts.spam}
          now={now}
          onToggleRead={toggle}
        />
      }
      detail={
        selected && (
          <QuoteDetail
            key={selected.id}
            quote={selected}
            backTo={closed}
            busy={busy}
            isJustRead={isJustRead}
            now={now}
            around={around}
            ask={ask}
            onToggleRead={toggleSelected}
            onDelete={() =>
              remove(
                selected.id,
                `Demande ${ofName(`${selected.first_name} ${selected.last_name}`)} supprimée`,
              )
            }
          />
        )
      }
      texts={quoteInboxTexts}
      shortcuts={[
        { key: "U", label: "lu, non lu" },
        { key: "R", label: "répondre" },
        ...(hasPhotos ? [{ key: "P", label: "photos" }] : []),
      ]}
    />
  );
}

const views = (counts: QuotesInboxProps["counts"]) => [
  { filters: { filtre: null }, label: "Toutes", count: counts.all },
  { filters: { filtre: "a-traiter" as const }, label: "À traiter", count: counts.waiting },
  { filters: { filtre: "non-lus" as const }, label: "Non lues", count: counts.unread },
  { filters: { filtre: "indesirables" as const }, label: "Indésirables", count: counts.spam },
];
