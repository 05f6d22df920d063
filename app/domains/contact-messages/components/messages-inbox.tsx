import { InboxPane } from "#app/domains/submissions/components/inbox-pane.tsx";
import { type InboxProps, InboxScreen } from "#app/domains/submissions/components/inbox-screen.tsx";
import { useRecordKeys } from "#app/domains/submissions/components/reply-button.tsx";
import { useReadOnOpen } from "#app/domains/submissions/components/use-read-on-open.ts";
import { useInboxActs } from "#app/domains/submissions/components/use-inbox-acts.ts";
import { inboxTexts } from "../labels.ts";
import type { ContactMessageDetail, ContactMessageSummary, MessageCounts } from "../queries.server.ts";
import { type MessageAddress, messageAddresses } from "../rules.ts";
import { MessageDetail } from "./message-detail.tsx";
import { messageRow } from "./message-row.tsx";
import { ofName } from "#app/lib/french/elision.ts";

const { path, write } = messageAddresses;

type MessagesInboxProps = InboxProps<
  MessageAddress,
  ContactMessageSummary,
  MessageCounts,
  ContactMessageDetail
>;

/** The inbox of the contact form: the list of messages, newest first, and the open message (rule inboxes/list). */
export function MessagesInbox(props: MessagesInboxProps) {
  const { address, records, counts, selected, now, loadFailed, around, live } = props;
  const closed = write({ ...address, selectedId: null });
  const { ask, remove } = useInboxActs(path, closed);
  const toggle = ({ id, read }: Pick<ContactMessageSummary, "id" | "read">) =>
    ask({ intent: read ? "unread" : "read", id });
  const toggleRead = () => selected && toggle(selected);
  const isJustRead = useReadOnOpen(path, selected, props.marksReadOnOpen);
  const addressOf = (selectedId: string) => write({ ...address, selectedId });
  useRecordKeys({ items: records.items, selected, toggle, addressOf });

  return (
    <InboxScreen
      title="Messages"
      live={live}
      failedLoad={loadFailed ? "les messages" : null}
      addresses={messageAddresses}
      address={address}
      views={views(counts)}
      label="Rechercher dans les messages"
      placeholder="Un nom, un e-mail, un mot"
      list={<Pane {...props} />}
      detail={
        selected && (
          <MessageDetail
            key={selected.id}
            message={selected}
            backTo={closed}
            isJustRead={isJustRead}
            now={now}
            around={around}
            ask={ask}
            onToggleRead={toggleRead}
            onDelete={() => remove(selected.id, `Message ${ofName(selected.name)} supprimé`)}
          />
        )
      }
      texts={inboxTexts}
      shortcuts={[
        { key: "U", label: "lu, non lu" },
        { key: "R", label: "répondre" },
      ]}
    />
  );
}

const views = (counts: MessagesInboxProps["counts"]) => [
  { filters: { filtre: null }, label: "Tous", count: counts.all },
  { filters: { filtre: "a-traiter" as const }, label: "À traiter", count: counts.waiting },
  { filters: { filtre: "non-lus" as const }, label: "Non lus", count: counts.unread },
  { filters: { filtre: "indesirables" as const }, label: "Indésirables", count: counts.spam },
];

function Pane({ address, records, counts, now }: MessagesInboxProps) {
  const isAllRead = address.filters.filtre === "non-lus" && !address.search;
  return (
    <InboxPane
      addresses={messageAddresses}
      address={address}
      rows={records.items.map((message) => messageRow(message, now))}
      page={records}
      spamCount={counts.spam}
      now={now}
      texts={inboxTexts}
      filtered={{
        title: isAllRead ? "Tout est lu" : "Aucun message trouvé",
        backLabel: "Voir tous les messages",
      }}
      next={{ to: "/#contact", label: "Ouvrir le formulaire" }}
    />
  );
}
