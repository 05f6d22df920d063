import { longMoment } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { editorTexts as texts } from "../labels.ts";
import type { CategoryChoice } from "../queries/editor.server.ts";
import { TwoTexts } from "./two-texts.tsx";
import type { PostEditorState } from "./use-post-editor.ts";

interface EditorMessagesProps {
  formId: string;
  editor: PostEditorState;
  categories: readonly CategoryChoice[];
}

/** The messages above the article: the result of a save, or the offer to continue a text that was never saved. */
export function EditorMessages({ formId, editor, categories }: EditorMessagesProps) {
  const { answer, found, busy } = editor;
  const messages = [
    found && !editor.dirty && (
      <Alert key="found" tone="info" role="status" title={texts.foundTitle}>
        <p suppressHydrationWarning>
          {texts.found} {longMoment(found.at)}.
        </p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Button size="sm" onClick={() => editor.takeFound(found)}>
            {texts.takeUp}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => editor.ignoreFound(found)}>
            {texts.ignore}
          </Button>
        </div>
      </Alert>
    ),
    !busy && answer && answer.outcome !== "done" && (
      <Outcome key="outcome" formId={formId} editor={editor} categories={categories} />
    ),
  ].filter(Boolean);
  return (
    messages.length > 0 && (
      <div className="grid gap-3 border-line px-4 pt-5 md:px-7 xl:border-b xl:pb-5">{messages}</div>
    )
  );
}

function Outcome({ formId, editor, categories }: EditorMessagesProps) {
  const { answer } = editor;
  switch (answer?.outcome) {
    case "stale":
      return (
        <TwoTexts
          mine={answer.values}
          theirs={answer.theirs}
          categories={categories}
          savedBy={answer.savedBy}
          formId={formId}
          onTakeTheirs={() => editor.takeTheirs(answer.theirs)}
        />
      );
    case "invalid":
      return <Alert tone="danger" title={texts.invalid} />;
    case "gone":
      return (
        <Alert tone="danger" title={texts.saveFailed}>
          {texts.gone}
        </Alert>
      );
    case "failed":
    case "refused":
      return (
        <Alert tone="danger" title={texts.saveFailed}>
          <p>{answer.outcome === "refused" ? texts.signedOut : texts.kept}</p>
          <Button variant="secondary" size="sm" onClick={() => editor.save()} className="mt-3">
            {texts.retry}
          </Button>
        </Alert>
      );
    case "done":
    case undefined:
      return null;
  }
}
