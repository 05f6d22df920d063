import { AlreadyApplied, SamePersonList } from "#app/domains/inbox/components/same-person.tsx";
import { HistoryTimeline } from "#app/domains/inbox/components/history-timeline.tsx";
import type { SubmissionKind } from "#app/domains/submissions/rules.ts";
import type { AroundRecord } from "#app/ui/inbox/detail.tsx";
import type { RecordSurroundings } from "./around-record.server.ts";

/** What the three details show beside their record: the same parts, whatever its kind. */
export function aroundRecord(kind: SubmissionKind, loaded: RecordSurroundings | null): AroundRecord {
  if (!loaded) return { notice: null, correspondence: null, history: null };
  const { person, history } = loaded;
  return {
    notice: <AlreadyApplied earlier={person.earlierApplications} />,
    correspondence: <SamePersonList person={person} />,
    history: <HistoryTimeline kind={kind} history={history} />,
  };
}
