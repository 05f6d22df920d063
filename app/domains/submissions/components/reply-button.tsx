import { useNavigate } from "react-router";
import Mail from "lucide-react/icons/mail";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import { Button } from "#app/ui/button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";

/** The id of the reply field. */
export const replyFieldId = "reply-body";

/** Scrolls to the reply field and focuses it. */
export function focusReply(): void {
  const field = document.getElementById(replyFieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

interface RecordKeysOptions<Row extends { id: string }> {
  items: readonly Row[];
  /** The open record (a stored submission). */
  selected: Row | null;
  /** Marks a record as read, or as unread again. */
  toggle: (row: Row) => void;
  addressOf: (id: string) => string;
  /** The keys that only this inbox has. */
  own?: Parameters<typeof useListKeys>[0];
}

/** Makes the keys U (read or unread) and R (reply) work. They act on the outlined row, otherwise on the open record. */
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
 * Returns the action of the key R: it goes to the reply field of the outlined record or, if none is outlined, of the
 * open record.
 */
export function useReplyTo(addressOf: (id: string) => string): (outlined: string | null) => void {
  const navigate = useNavigate();
  return (outlined) => {
    if (outlined === null) focusReply();
    else void navigate(`${addressOf(outlined)}#${replyFieldId}`, { preventScrollReset: true });
  };
}

/** The button 'Répondre' ("reply"), with its shortcut. */
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
