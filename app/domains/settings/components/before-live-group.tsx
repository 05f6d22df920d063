import type { GoLiveLine, GoLiveList } from "#app/domains/business/rules/go-live.ts";
import { DayGroup, DayRow } from "#app/ui/day-book.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { beforeLiveTexts as texts, stepPath, welcomePath, welcomeSteps } from "../content.ts";

interface BeforeLiveGroupProps {
  /** The slugs of the first start's steps that are done. */
  done: readonly string[];
  list: GoLiveList;
}

/**
 * Shows, on the dashboard, what is left to do before the site opens: steps of the first start (the first five screens
 * of a new owner), and points of the go-live checklist (rule settings/unfinished). Shows nothing once all is done.
 */
export function BeforeLiveGroup({ done, list: { first, later } }: BeforeLiveGroupProps) {
  const left = welcomeSteps.filter(({ slug }) => !done.includes(slug));
  if (left.length + first.length + later.length === 0) return null;
  return (
    <DayGroup id="before-live" title={texts.title} hint={texts.hint}>
      {left.length > 0 && (
        <DayRow
          title={texts.start}
          to={stepPath(left[0]?.slug ?? "")}
          subject={texts.startSubject}
          text={texts.left(left.map(({ label }) => label))}
          time={{ text: texts.done(done.length), note: texts.doneNote(done.length) }}
          act={
            <LinkButton size="sm" variant="secondary" to={welcomePath}>
              {texts.resume(done.length)}
            </LinkButton>
          }
        />
      )}
      {first.length > 0 && (
        <ListRow
          title={texts.list}
          subject={texts.listSubject}
          lines={first}
          note={texts.lines(first.length)}
        />
      )}
      {/* The points that can wait are shown only when nothing else is left. */}
      {left.length + first.length === 0 && (
        <ListRow
          title={texts.later}
          subject={texts.laterSubject}
          lines={later}
          note={texts.laterLines(later.length)}
        />
      )}
    </DayGroup>
  );
}

interface ListRowProps {
  title: string;
  subject: string;
  lines: readonly GoLiveLine[];
  note: string;
}

function ListRow({ title, subject, lines, note }: ListRowProps) {
  return (
    <DayRow
      title={title}
      to="/admin/system#before-live"
      subject={subject}
      text={texts.kinds(lines.map((line) => line.title))}
      time={{ text: String(lines.length), note }}
      act={
        <LinkButton size="sm" variant="secondary" to="/admin/system#before-live">
          {texts.see}
        </LinkButton>
      }
    />
  );
}
