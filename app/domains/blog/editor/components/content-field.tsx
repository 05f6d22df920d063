import { lazy, type Ref, Suspense, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { FormValues } from "#app/lib/forms/form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Field } from "#app/ui/field.tsx";
import type { ImageUpload } from "#app/ui/rich-text/image-dialog.tsx";
import type { RichTextHandle } from "#app/ui/rich-text/rich-text-editor.tsx";
import { Loading, Skeleton } from "#app/ui/skeleton.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { editorTexts as texts } from "../labels.ts";
import { PreviewPane } from "./preview-pane.tsx";
import { ModeSwitch, type WritingMode } from "./mode-switch.tsx";

const RichTextEditor = lazy(() =>
  import("#app/ui/rich-text/rich-text-editor.tsx").then((module) => ({ default: module.RichTextEditor })),
);

/** What other parts of the editor may do with the article's text, shown formatted, as HTML or as a preview. */
export interface ContentHandle {
  html: () => string;
  insert: (html: string, where: "selection" | "end") => void;
  /** Puts the cursor back at its last position, in the formatted text or in its HTML. */
  focus: () => void;
}

interface ContentFieldProps {
  ref: Ref<ContentHandle>;
  initialHtml: string;
  error?: string;
  onChange: () => void;
  onUploadImage: ImageUpload;
  /** Returns everything typed so far, for the preview. */
  readAll: () => FormValues;
}

/**
 * The field for the article's text. It shows the text formatted, as HTML, or as the article's page. Without JavaScript
 * it is a plain field with HTML.
 */
export function ContentField(props: ContentFieldProps) {
  const { ref, initialHtml, error, onChange, onUploadImage, readAll } = props;
  const [mode, setMode] = useState<WritingMode>("write");
  const [html, setHtml] = useState(initialHtml);
  const [ready, setReady] = useState(false);
  const [unsupported, setUnsupported] = useState(false);
  const richText = useRef<RichTextHandle>(null);
  const source = useRef<HTMLTextAreaElement>(null);

  useEffect(() => setReady(true), []);

  const current = () => {
    if (mode === "source") return source.current?.value ?? html;
    return richText.current?.html() ?? html;
  };

  useImperativeHandle(ref, () => ({
    html: current,
    insert(added, where) {
      if (mode === "write" && richText.current) richText.current.insert(added, where);
      else {
        const text = `${current()}\n${added}`.trim();
        if (source.current) source.current.value = text;
        setHtml(text);
      }
      onChange();
    },
    focus: () => (mode === "write" ? richText.current?.focus() : source.current?.focus()),
  }));

  function change(next: WritingMode) {
    setHtml(current());
    setUnsupported(false);
    setMode(next);
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {/* The buttons take their space before the script has loaded. A press before that takes effect afterwards. */}
      <div className="noscript:hidden">
        <ModeSwitch mode={mode} onChange={change} />
      </div>
      {unsupported && <Alert tone="info">{texts.unsupported}</Alert>}
      {mode === "write" && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 noscript:hidden">
          {ready ? (
            <Suspense fallback={<EditorSkeleton />}>
              <RichTextEditor
                label={texts.content}
                initialHtml={html}
                invalid={Boolean(error)}
                describedBy="content-help"
                onHandle={(handle) => {
                  richText.current = handle;
                }}
                onChange={onChange}
                onUnsupported={() => {
                  setUnsupported(true);
                  setMode("source");
                }}
                onUploadImage={onUploadImage}
              />
            </Suspense>
          ) : (
            <EditorSkeleton />
          )}
          <p id="content-help" className="text-meta text-muted">
            {ready && error && <b className="block text-danger">{error}</b>}
            {texts.keys}
          </p>
        </div>
      )}
      {ready && mode === "preview" && <PreviewPane readAll={() => ({ ...readAll(), content: html })} />}
      {(!ready || mode === "source") && (
        <Field
          label={texts.contentSource}
          name="content"
          error={error}
          className={ready ? undefined : "hidden noscript:block"}
        >
          <TextArea
            ref={source}
            key={mode}
            defaultValue={html}
            spellCheck={false}
            rows={24}
            className="max-h-none min-h-120 font-mono text-small"
          />
        </Field>
      )}
    </div>
  );
}

/** A placeholder as high as the empty editor, so that nothing below it moves. */
function EditorSkeleton() {
  return (
    <Loading
      label="Chargement de l’éditeur"
      className="min-h-112.5 rounded-control border border-line bg-sheet p-8 md:min-h-107"
    >
      <Skeleton className="mb-6 h-8 w-full" />
      <Skeleton className="mb-3 h-4 w-11/12" />
      <Skeleton className="mb-3 h-4 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </Loading>
  );
}
