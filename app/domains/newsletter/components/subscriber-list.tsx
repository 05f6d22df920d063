import { longMoment } from "#app/lib/french/dates.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { SegmentedLinks } from "#app/ui/segmented-links.tsx";
import { Table, TableCell, TableRow } from "#app/ui/table.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { subscriberLabels, subscribersTexts } from "../labels.ts";
import type { Subscriber } from "../queries.server.ts";
import { subscriberAddresses, type SubscriberStatus } from "../rules.ts";

interface SubscriberListProps {
  status: SubscriberStatus;
  subscribers: Page<Subscriber>;
}

/** The newsletter's subscribers in one state, by page. The export contains the whole list (rule newsletter/list). */
export function SubscriberList({ status, subscribers }: SubscriberListProps) {
  const isPaused = status === "paused";
  const change = useChange(subscriberAddresses.path, { success: subscribersTexts.resumed });
  if (subscribers.total === 0)
    return (
      <EmptyState
        title={subscribersTexts.empty}
        text={isPaused ? subscribersTexts.pausedEmptyText : subscribersTexts.emptyText}
      />
    );
  const caption = `${subscriberLabels[status]}, du plus récent au plus ancien`;
  const columns = isPaused
    ? [...subscribersTexts.columns.slice(0, 1), subscribersTexts.pauseReason, subscribersTexts.resume]
    : subscribersTexts.columns;
  return (
    <div className="grid gap-5">
      <ExportLink
        to={subscriberAddresses.write({ status }, `${subscriberAddresses.path}/export`)}
        className="justify-self-start"
      />
      {isPaused && <p className="max-w-[44.8em] text-muted">{subscribersTexts.pausedText}</p>}
      {/* The dates and the mail servers' replies would make a table too wide for a narrow screen, so it shows a list. */}
      <ul aria-label={caption} className="divide-y divide-line border-y border-line xl:hidden">
        {subscribers.items.map((subscriber) => (
          <li key={subscriber.id} className="grid gap-1 py-3">
            <span className="font-semibold wrap-anywhere">{subscriber.email}</span>
            {isPaused ? (
              <>
                <span className="text-meta wrap-anywhere text-muted">{subscriber.pauseReason ?? "—"}</span>
                <ResumeForm subscriber={subscriber} change={change} />
              </>
            ) : (
              <dl className="grid gap-0.5 text-meta text-muted tabular-nums">
                {momentsOf(subscriber).map(
                  ({ label, moment }) =>
                    moment && (
                      <div key={label} className="flex flex-wrap gap-x-1.5">
                        <dt>{label}&nbsp;:</dt>
                        <dd>{longMoment(moment)}</dd>
                      </div>
                    ),
                )}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <Table
        caption={caption}
        columns={columns.map((label) => ({ label, labelHidden: label === subscribersTexts.resume }))}
        className="max-xl:hidden"
      >
        {subscribers.items.map((subscriber) => (
          <TableRow key={subscriber.id}>
            <TableCell heading>{subscriber.email}</TableCell>
            {isPaused && (
              <>
                <TableCell className="min-w-44 wrap-anywhere">{subscriber.pauseReason ?? "—"}</TableCell>
                <TableCell>
                  <ResumeForm subscriber={subscriber} change={change} />
                </TableCell>
              </>
            )}
            {!isPaused &&
              momentsOf(subscriber).map(({ label, moment }) => (
                <TableCell key={label} numeric>
                  {moment ? longMoment(moment) : "—"}
                </TableCell>
              ))}
          </TableRow>
        ))}
      </Table>
      {subscribers.pageCount > 1 && (
        <Pager
          page={subscribers.page}
          pageCount={subscribers.pageCount}
          hrefOf={(page) => subscriberAddresses.write({ status, page })}
        />
      )}
    </div>
  );
}

function momentsOf({ createdAt, confirmedAt, unsubscribedAt }: Subscriber) {
  return [createdAt, confirmedAt, unsubscribedAt].map((moment, index) => ({
    label: subscribersTexts.columns[index + 1] ?? "",
    moment,
  }));
}

function ResumeForm({
  subscriber: { id, email },
  change,
}: {
  subscriber: Subscriber;
  change: ReturnType<typeof useChange>;
}) {
  return (
    <form {...change.form}>
      <input type="hidden" name="intent" value="resume" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        aria-label={`${subscribersTexts.resume}\u00a0: ${email}`}
      >
        {subscribersTexts.resume}
      </Button>
    </form>
  );
}

/** The links to the subscriber states, each with its count. */
export function SubscriberStates({
  status,
  counts,
}: {
  status: SubscriberStatus;
  counts: Record<SubscriberStatus, number>;
}) {
  const states = Object.keys(subscriberLabels) as SubscriberStatus[];
  return (
    <SegmentedLinks
      label="Filtrer"
      className="max-w-full overflow-x-auto"
      items={states.map((state) => ({
        to: subscriberAddresses.write({ status: state }),
        label: subscriberLabels[state],
        count: counts[state],
        current: state === status,
      }))}
    />
  );
}
