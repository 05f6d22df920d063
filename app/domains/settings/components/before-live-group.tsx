import { DayGroup, DayRow } from "#app/ui/day-book.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import {
  type BeforeLive,
  beforeLiveTexts as texts,
  stepPath,
  welcomePath,
  welcomeSteps,
} from "../content.ts";

interface BeforeLiveGroupProps {
  /** The slugs of the steps that are done. */
  done: readonly string[];
  lines: BeforeLive;
}

/** What is left before the site goes live, on the dashboard (rule settings/unfinished). Renders nothing once all is done. */
export function BeforeLiveGroup({ done, lines }: BeforeLiveGroupProps) {
  const left = welcomeSteps.filter(({ slug }) => !done.includes(slug));
  const { invented, missing, examples, prices, articles, zones, noZones } = lines;
  const count = invented + missing + examples + prices + articles + (zones > 0 ? 1 : 0) + (noZones ? 1 : 0);
  if (left.length + count === 0) return null;
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
      {count > 0 && (
        <DayRow
          title={texts.list}
          to="/admin/system"
          subject={texts.listSubject}
          text={texts.kinds(lines)}
          time={{ text: String(count), note: texts.lines(count) }}
          act={
            <LinkButton size="sm" variant="secondary" to="/admin/system">
              {texts.see}
            </LinkButton>
          }
        />
      )}
    </DayGroup>
  );
}
