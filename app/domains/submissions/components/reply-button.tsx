import Mail from "lucide-react/icons/mail";
import { Button } from "#app/ui/button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";

/** The id of a detail's answer field. */
export const replyFieldId = "reply-body";

/** Scrolls to the answer field and focuses it. */
export function focusReply(): void {
  const field = document.getElementById(replyFieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** The button "Répondre", with its shortcut. */
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
