import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import type { InboxRow } from "#app/domains/submissions/components/inbox-list.tsx";
import { followUpText } from "#app/domains/submissions/records/follow-up.ts";
import { StateMark } from "#app/ui/tag.tsx";
import { inboxTexts, serviceLabel } from "../labels.ts";
import type { ContactMessageSummary } from "../queries.server.ts";

/** Returns a message as a row of a list: sender, service, preview and state (rule inboxes/list). */
export function messageRow(message: ContactMessageSummary, now: Date): InboxRow {
  const { id, name, service, preview, createdAt, read, awaitsAnswer, result, spam } = message;
  return {
    id,
    title: name,
    subtitle: serviceLabel(service),
    preview,
    createdAt,
    isWaiting: !spam && (!read || awaitsAnswer),
    followUp: followUpText(message, now),
    state:
      spam || result || read ? (
        <AnswerMark of={message} now={now} />
      ) : (
        <StateMark tone="ink" shape="dot">
          {inboxTexts.unread}
        </StateMark>
      ),
  };
}
