import type { FormValues } from "#app/lib/forms/form.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { plainText } from "#app/lib/pages/plain-text.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { editorTexts as texts } from "../labels.ts";
import type { EditedPost } from "../queries/editor.server.ts";
import { postText } from "../rules/post-values.ts";

interface TwoTextsProps {
  mine: FormValues;
  theirs: EditedPost;
  /** The person who saved the other text. */
  savedBy: string | null;
  /** The form of the buttons, which a browser without JavaScript posts. */
  formId: string;
  onTakeTheirs: () => void;
}

/** Shows both texts of a refused save and lets the person choose (rule editor/conflict). */
export function TwoTexts({ mine, theirs, savedBy, formId, onTakeTheirs }: TwoTextsProps) {
  return (
    <Alert tone="danger" title={texts.staleTitle}>
      <p>{texts.staleText}</p>
      <div className="mt-3 grid gap-4 lg:grid-cols-2">
        <OneText title={texts.mine} values={mine} />
        <OneText
          title={texts.theirs}
          note={[savedBy, longMoment(theirs.updatedAt)].filter(Boolean).join(", ")}
          values={theirs.values}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" form={formId} name="accepted_version" value={theirs.version}>
          {texts.keepMine}
        </Button>
        <Button variant="secondary" size="sm" onClick={onTakeTheirs} className="noscript:hidden">
          {texts.takeTheirs}
        </Button>
      </div>
    </Alert>
  );
}

function OneText({ title, note, values }: { title: string; note?: string; values: FormValues }) {
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="font-text text-base font-bold tracking-normal">{title}</h2>
        {note && (
          <p className="text-meta text-muted" suppressHydrationWarning>
            {note}
          </p>
        )}
      </div>
      <div
        role="region"
        aria-label={title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="mt-1.5 max-h-60 overflow-y-auto rounded-mark border border-line bg-sheet p-3 text-ink"
      >
        <p className="font-semibold break-words">{postText(values, "title")}</p>
        <p className="mt-1 text-small break-words whitespace-pre-line">
          {plainText(postText(values, "content"))}
        </p>
      </div>
    </div>
  );
}
