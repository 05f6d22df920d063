import type { ComponentProps } from "react";
import { SamePersonList, SentBefore } from "#app/domains/inbox/components/same-person.tsx";
import { HistoryTimeline } from "#app/domains/inbox/components/history-timeline.tsx";
import { ReplyPanel } from "#app/domains/inbox/replies/components/reply-panel.tsx";
import type { AroundRecord } from "#app/domains/submissions/components/detail.tsx";
import type { RecordSurroundings } from "./around-record.server.ts";

/**
 * Returns the parts of a submission's screen that messages, quote requests and applications have in common. `offer` is
 * the next step that the screen proposes after a reply.
 */
export function aroundRecord(
  loaded: RecordSurroundings | null,
  offer: ComponentProps<typeof ReplyPanel>["offer"],
): AroundRecord {
  if (!loaded) return { notice: null, correspondence: null, history: null };
  const { person, history, reply } = loaded;
  return {
    notice: <SentBefore kind={reply.kind} earlier={person.earlier} />,
    correspondence: (
      <>
        <SamePersonList person={person} />
        <ReplyPanel form={reply} offer={offer} />
      </>
    ),
    history: <HistoryTimeline kind={reply.kind} history={history} />,
  };
}
