import { Button } from "#app/ui/button.tsx";
import { ConfirmFold } from "#app/ui/confirm-fold.tsx";
import type { useChange } from "#app/ui/use-change.ts";
import type { MailOutcome } from "../commands.server.ts";
import { mailTexts } from "../labels.ts";

/**
 * The state of a request that changes unsent e-mails. It belongs to the screen and not to the list of e-mails, so that
 * the result stays visible when its e-mail leaves the list.
 */
export type MailChange = ReturnType<typeof useChange<MailOutcome>>;

interface DropEmailProps {
  id: string;
  /** The recipient and the subject. With them, people who use a screen reader tell the forms apart. */
  name: string;
  change: MailChange;
}

/** The button by which the owner decides that an e-mail is never sent (rule running/dropped-email). It asks first. */
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
