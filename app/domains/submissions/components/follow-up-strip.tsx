import AlarmClock from "lucide-react/icons/alarm-clock";
import { useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { followUpText, isFollowUpLate } from "../records/follow-up.ts";
import { FollowUpActs, type FollowedRecord } from "./follow-up-acts.tsx";
import { FollowUpDialog } from "./follow-up-dialog.tsx";

interface FollowUpStripProps {
  /** The path of the inbox. Its action changes the follow-up. */
  path: string;
  record: FollowedRecord;
  now: Date;
}

/** Shows the planned call to a person (the follow-up) above the person's text. Shows nothing if none is planned. */
export function FollowUpStrip({ path, record, now }: FollowUpStripProps) {
  const [changing, setChanging] = useState(false);
  const { followUpDay, followUpNote } = record;
  const text = followUpText(record, now);
  if (!followUpDay || !text) return null;
  const isLate = isFollowUpLate(record, now);
  return (
    <section
      aria-label="Rappel prévu"
      className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line-strong bg-sheet px-3.5 py-2"
    >
      <Icon icon={AlarmClock} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-52 wrap-anywhere">
        <strong className={classes("font-semibold", isLate && "text-danger")} suppressHydrationWarning>
          {text}
          {isLate && ", en retard"}
        </strong>
        {followUpNote && <span className="block">{followUpNote}</span>}
      </p>
      <div className="-mx-2 flex flex-wrap">
        <FollowUpActs path={path} record={record} now={now} />
        <Button variant="text" size="sm" onClick={() => setChanging(true)}>
          Changer…
        </Button>
      </div>
      {changing && <FollowUpDialog path={path} record={record} onClose={() => setChanging(false)} />}
    </section>
  );
}
