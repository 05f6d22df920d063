import { useNavigate } from "react-router";
import Mail from "lucide-react/icons/mail";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";

/** The id of the reply field. */
export const replyFieldId = "reply-body";

/** Scrolls to the reply field and moves the focus into it. */
export function focusReply(): void {
  const field = document.getElementById(replyFieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

interface RecordKeysOptions<Row extends { id: string }> {
  items: readonly Row[];
  /** The record (a stored submission) that is open; null if none is. */
  selected: Row | null;
  /** Marks a record as read or, if it is read, as unread. */
  toggle: (row: Row) => void;
  addressOf: (id: string) => string;
  /** The keys that only this inbox has. */
  own?: Parameters<typeof useListKeys>[0];
}

/**
 * Makes two keys work: U marks a record as read or unread, R goes to the reply. If the arrow keys have outlined a row
 * of the list, the keys act on that row, otherwise on the open record.
 */
export function useRecordKeys<Row extends { id: string }>(options: RecordKeysOptions<Row>): void {
  const { items, selected, toggle, addressOf, own } = options;
  useListKeys({
    u: (outlined) => {
      const record = outlined ? items.find(({ id }) => id === outlined) : selected;
      if (record) toggle(record);
    },
    r: useReplyTo(addressOf),
    ...own,
  });
}

/**
 * Returns the function for the key R, which goes to a reply field. If a row of the list is outlined, the function gets
 * its id and goes to that record's field, otherwise to the field of the open record.
 */
export function useReplyTo(addressOf: (id: string) => string): (outlined: string | null) => void {
  const navigate = useNavigate();
  return (outlined) => {
    if (outlined === null) focusReply();
    else void navigate(`${addressOf(outlined)}#${replyFieldId}`, { preventScrollReset: true });
  };
}

/** The button 'Répondre' (reply). It names the key that does the same. */
export function ReplyButton({ className }: { className?: string }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={Mail}
      onClick={focusReply}
      className={className}
      aria-keyshortcuts="r"
    >
      Répondre <Kbd className="max-xl:hidden">R</Kbd>
    </Button>
  );
}
