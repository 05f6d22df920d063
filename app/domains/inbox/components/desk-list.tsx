import type { Page } from "#app/lib/pages/paging.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { deskTexts, deskViewTexts } from "../labels.ts";
import { deskAddresses, type DeskRecord, type DeskView, type FollowedSubmission } from "../rules.ts";
import { FollowUpRows } from "./follow-up-group.tsx";
import { AnswerRows, ReviewRows, UrgentRows } from "./waiting-groups.tsx";

interface DeskListProps {
  view: DeskView;
  records: Page<DeskRecord>;
  now: Date;
}

/**
 * Shows all records (stored submissions) of one group of the dashboard, of every kind, each with its next step (rule
 * inboxes/day-book).
 */
export function DeskList({ view, records, now }: DeskListProps) {
  const { label, empty } = deskViewTexts[view];
  if (records.total === 0)
    return (
      <EmptyState title={empty}>
        <LinkButton variant="secondary" size="sm" to="/admin">
          {deskTexts.title}
        </LinkButton>
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line rounded-control border border-line bg-sheet">
        <Rows view={view} records={records.items} now={now} />
      </ul>
      {records.pageCount > 1 && (
        <Pager
          page={records.page}
          pageCount={records.pageCount}
          hrefOf={(page) => deskAddresses.write({ view, page })}
          className="mt-5"
        />
      )}
    </>
  );
}

function Rows({ view, records, now }: { view: DeskView; records: readonly DeskRecord[]; now: Date }) {
  if (view === "urgent") return <UrgentRows records={records} now={now} />;
  if (view === "a-repondre") return <AnswerRows records={records} now={now} />;
  if (view === "a-relire") return <ReviewRows records={records} now={now} />;
  const planned = records.filter(
    (record): record is DeskRecord & FollowedSubmission => record.followUpDay !== null,
  );
  return <FollowUpRows records={planned} now={now} />;
}
