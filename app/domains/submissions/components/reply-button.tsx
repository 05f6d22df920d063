import Mail from "lucide-react/icons/mail";
import { Button } from "#app/ui/button.tsx";
import { Kbd } from "#app/ui/kbd.tsx";

/** The field of a detail where one answers. */
export const replyFieldId = "reply-body";

/** Leads to the field where one answers, wherever it is on the screen. */
export function focusReply(): void {
  const field = document.getElementById(replyFieldId);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

/** "Répondre", with its key. */
export function ReplyButton() {
  return (
    <Button size="sm" icon={Mail} onClick={focusReply} aria-keyshortcuts="r">
      Répondre <Kbd className="max-xl:hidden">R</Kbd>
    </Button>
  );
}
