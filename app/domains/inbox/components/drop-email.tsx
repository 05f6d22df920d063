import { Button } from "#app/ui/button.tsx";
import { ConfirmFold } from "#app/ui/confirm-fold.tsx";
import type { useChange } from "#app/ui/use-change.ts";
import type { MailOutcome } from "../commands.server.ts";
import { mailTexts } from "../labels.ts";

/** A change of unsent e-mails. The screen owns it, so that the result stays visible when an e-mail leaves its list. */
export type MailChange = ReturnType<typeof useChange<MailOutcome>>;

interface DropEmailProps {
  id: string;
  /** The recipient and the subject, which tell this form from the others for screen readers. */
  name: string;
  change: MailChange;
}

/** Lets the owner decide that an e-mail is never sent (rule running/dropped-email). */
export function DropEmail({ id, name, change }: DropEmailProps) {
  return (
    <ConfirmFold label={mailTexts.drop} question={mailTexts.dropQuestion} className="pb-2">
      <form {...change.form} aria-label={`${mailTexts.dropAct}\u00a0: ${name}`}>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="drop-email"
          variant="danger"
          size="sm"
          busy={change.asked?.get("intent") === "drop-email" && change.asked.get("id") === id}
          busyLabel="Un instant…"
        >
          {mailTexts.dropAct}
        </Button>
      </form>
    </ConfirmFold>
  );
}
