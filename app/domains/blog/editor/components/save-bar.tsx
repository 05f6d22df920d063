import ArrowLeft from "lucide-react/icons/arrow-left";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { shortMoment } from "#app/lib/french/dates.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { editorTexts as texts } from "../labels.ts";
import { postAddresses } from "../rules/post-list.ts";
import { saveIntents } from "../rules/save-answer.ts";
import type { PostEditorState } from "./use-post-editor.ts";

/** The back link, the state of the save, and the two save buttons, which need a title (rule editor/required). */
export function SaveBar({ formId, editor }: { formId: string; editor: PostEditorState }) {
  const { busy, stored, title } = editor;
  // The server renders the buttons enabled. Without JavaScript, nothing could enable them once a title is typed.
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const off = hydrated && title.trim() === "";
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2 max-md:basis-full">
      <Link
        to={postAddresses.path}
        className="inline-flex min-h-10 items-center gap-2 font-semibold no-underline hover:underline"
      >
        <Icon icon={ArrowLeft} size={18} /> {texts.back}
      </Link>
      <p role="status" className="text-meta text-muted" suppressHydrationWarning>
        {stateText(editor)}
      </p>
      <div className="flex flex-wrap gap-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-ink max-md:bg-sheet max-md:p-2.5 max-md:*:flex-1 md:ml-auto">
        {stored?.status === "published" && (
          <Button
            type="submit"
            form={formId}
            name="intent"
            value={saveIntents.keepDate}
            variant="secondary"
            size="sm"
            disabled={off || busy}
          >
            {texts.saveKeepDate}
          </Button>
        )}
        <Button
          type="submit"
          form={formId}
          name="intent"
          value={saveIntents.save}
          size="sm"
          busy={busy}
          busyLabel={texts.saving}
          disabled={off}
          title={off ? texts.needsTitle : undefined}
          aria-keyshortcuts="Control+S"
        >
          {texts.save}
        </Button>
      </div>
    </div>
  );
}

function stateText({ dirty, keptAt, stored }: PostEditorState): string {
  if (dirty && keptAt) return `${texts.autosaved} ${shortMoment(keptAt, new Date())}`;
  if (dirty) return texts.unsaved;
  return stored ? texts.upToDate : "";
}
