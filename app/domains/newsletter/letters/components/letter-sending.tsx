import { Form, useNavigation } from "react-router";
import { longMoment } from "#app/lib/french/dates.ts";
import { wholeNumber } from "#app/lib/french/numbers.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { Tag } from "#app/ui/tag.tsx";
import {
  confirmText,
  confirmTitle,
  letterStatusLabels,
  letterTexts as texts,
  progressFacts,
  sendLabel,
} from "../labels.ts";
import type { Letter } from "../queries.server.ts";
import { letterPath, type LetterProgress } from "../rules.ts";

/** Asks for confirmation before a letter is sent, and shows how many readers it has. */
export function LetterConfirmation({
  letter,
  readers,
  refusal,
}: {
  letter: Letter;
  readers: number;
  refusal: string | null;
}) {
  const busy = useNavigation().state === "submitting";
  return (
    <Sheet outlined className="p-4 md:p-6">
      <h2 className="text-h3 tracking-small">{confirmTitle(readers)}</h2>
      <p className="mt-3 text-base font-semibold wrap-anywhere">{letter.subject}</p>
      <p className="mt-2 text-muted">{readers > 0 ? confirmText : texts.noReader}</p>
      {refusal && (
        <Alert tone="danger" title={texts.notDone} className="mt-4">
          {refusal}
        </Alert>
      )}
      <Form method="post" className="mt-5 flex flex-wrap gap-2.5">
        <input type="hidden" name="id" value={letter.id} />
        <input type="hidden" name="version" value={letter.version} />
        {readers > 0 && (
          <Button type="submit" size="sm" name="intent" value="send" busy={busy} busyLabel={texts.busy}>
            {sendLabel(readers)}
          </Button>
        )}
        <LinkButton variant="secondary" size="sm" to={letterPath(letter.id)}>
          {texts.back}
        </LinkButton>
      </Form>
    </Sheet>
  );
}

/** Asks for confirmation before a draft is deleted. */
export function LetterDeletion({ letter, refusal }: { letter: Letter; refusal: string | null }) {
  return (
    <Sheet outlined className="p-4 md:p-6">
      <h2 className="text-h3 tracking-small">{texts.deleteTitle}</h2>
      <p className="mt-3 text-base font-semibold wrap-anywhere">{letter.subject}</p>
      <p className="mt-2 text-muted">{texts.deleteText}</p>
      {refusal && (
        <Alert tone="danger" title={texts.notDeleted} className="mt-4">
          {refusal}
        </Alert>
      )}
      <Form method="post" className="mt-5 flex flex-wrap gap-2.5">
        <input type="hidden" name="id" value={letter.id} />
        <input type="hidden" name="version" value={letter.version} />
        <Button type="submit" size="sm" variant="danger-solid" name="intent" value="delete">
          {texts.delete}
        </Button>
        <LinkButton variant="secondary" size="sm" to={letterPath(letter.id)}>
          {texts.back}
        </LinkButton>
      </Form>
    </Sheet>
  );
}

/** A letter that is being sent, was stopped or has been sent: its progress, and the buttons for its state. */
export function LetterSending({
  letter,
  progress,
  isMailPaused,
  maySend,
  refusal,
}: {
  letter: Letter;
  progress: LetterProgress;
  isMailPaused: boolean;
  /** Whether this person may stop the sending and resume it. */
  maySend: boolean;
  refusal: string | null;
}) {
  const busy = useNavigation().state === "submitting";
  const { id, subject, status, startedAt, endedAt, startedBy, isStoppedByRefusals } = letter;
  const { label, tone, shape } = letterStatusLabels[status];
  const isUnderWay = status === "sending";
  return (
    <Sheet className="grid gap-5 p-4 md:p-6">
      <div>
        <Tag tone={tone} shape={shape}>
          {label}
        </Tag>
        <h2 className="mt-3 text-h3 tracking-small wrap-anywhere">{subject}</h2>
        {startedAt && (
          <p className="mt-1 text-small text-muted" suppressHydrationWarning>
            {startedBy}, {longMoment(startedAt)}
            {endedAt && ` – terminée ${longMoment(endedAt)}`}
          </p>
        )}
      </div>
      {status === "stopped" && (
        <Alert tone={isStoppedByRefusals ? "danger" : "info"} role="status">
          {isStoppedByRefusals ? texts.stoppedByRefusals : texts.stoppedByPerson}
        </Alert>
      )}
      {isUnderWay && isMailPaused && (
        <Alert tone="info" role="status">
          {texts.mailPaused}
        </Alert>
      )}
      <Progress label={texts.progress} value={progress.sent} max={progress.total} />
      <dl className="grid gap-2 text-small">
        {progressFacts(progress).map((fact) => (
          <div key={fact.label} className="flex justify-between gap-4 border-t border-line pt-2">
            <dt className="text-muted">{fact.label}</dt>
            <dd className="font-semibold tabular-nums">{wholeNumber(fact.count)}</dd>
          </div>
        ))}
      </dl>
      {refusal && (
        <Alert tone="danger" title={texts.notDone}>
          {refusal}
        </Alert>
      )}
      {status !== "sent" && maySend && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="sm"
            variant={isUnderWay ? "danger" : "primary"}
            name="intent"
            value={isUnderWay ? "stop" : "resume"}
            busy={busy}
            busyLabel={texts.busy}
          >
            {isUnderWay ? texts.stop : texts.resume}
          </Button>
        </Form>
      )}
    </Sheet>
  );
}
