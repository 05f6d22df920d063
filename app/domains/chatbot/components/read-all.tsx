import type { SubmitEvent } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmFold } from "#app/ui/confirm-fold.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { sayingTexts as texts } from "../content/saying-texts.ts";
import type { ReadyDecision } from "../queries/said-now.server.ts";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";
import type { ConfigurationOutcome } from "../rules/configuration.ts";
import { readAllIntent } from "../validation.ts";

interface ReadAllProps {
  /** The ready answers (responses that came with the program) in the list that nobody has read. */
  unread: readonly ReadyDecision[];
  address: ChatbotAddress;
  onDone: () => void;
}

/**
 * The button that marks every unread answer of the list as read, after a confirmation (rule assistant/read). Works
 * without JavaScript.
 */
export function ReadAll({ unread, address, onDone }: ReadAllProps) {
  const { form, ask, busy } = useChange<ConfigurationOutcome>(chatbotAddresses.write(address), { onDone });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(new FormData(event.currentTarget), texts.readAll.done(unread.length));
  }
  return (
    <ConfirmFold label={texts.readAll.label} question={texts.readAll.question(unread.length)}>
      <form {...form} onSubmit={submit} aria-label={texts.readAll.label}>
        <input type="hidden" name="intent" value={readAllIntent} />
        {unread.map(({ id, version }) => (
          <input key={id} type="hidden" name="answers" value={`${id}:${version}`} />
        ))}
        <Button type="submit" size="sm" busy={busy} busyLabel={texts.acting}>
          {texts.readAll.submit}
        </Button>
      </form>
    </ConfirmFold>
  );
}
