import {
  type FormEvent,
  type KeyboardEvent as KeyPress,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useToast } from "#app/ui/toast.tsx";
import { UnsavedChanges } from "#app/ui/unsaved-changes.tsx";
import { editorTexts as texts, savedText } from "../labels.ts";
import type { CategoryChoice } from "../queries/editor.server.ts";
import type { RevisionSummary } from "../queries/revisions.server.ts";
import { postFieldNames } from "../rules/post-values.ts";
import { saveIntents } from "../rules/save-answer.ts";
import { CategoriesPanel } from "./categories-panel.tsx";
import { ContentField, type ContentHandle } from "./content-field.tsx";
import { EditorMessages } from "./editor-messages.tsx";
import { GenerationPanel } from "../../generation/components/generation-panel.tsx";
import { ImagePanel } from "./image-panel.tsx";
import { PublicationPanel } from "./publication-panel.tsx";
import { RevisionsPanel } from "./revisions-panel.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SeoPanel } from "./seo-panel.tsx";
import { uploadMedia } from "./media-upload.ts";
import { type EditorStart, type PostEditorState, usePostEditor } from "./use-post-editor.ts";

export interface PostEditorProps extends EditorStart {
  categories: CategoryChoice[];
  revisions: RevisionSummary[];
  /** The name of the person who writes. */
  author: string;
  previewLink: string | null;
  canGenerate: boolean;
}

const formId = "article";

/** The editor of an article: the text on the left, the settings of its publication on the right. */
export function PostEditor(props: PostEditorProps) {
  const { categories, revisions, author, previewLink, canGenerate } = props;
  const form = useRef<HTMLFormElement>(null);
  const content = useRef<ContentHandle>(null);
  const editor = usePostEditor(props, form, content);
  const { id, start, errors, title, stored } = editor;
  const { showToast } = useToast();
  const titleField = useRef<HTMLInputElement>(null);
  useWrongField(form, editor);
  useFirstField(titleField, !props.post && !props.unsaved && !props.answered);
  useSaveKey(editor.save, title.trim() !== "" && !editor.busy);
  useEffect(() => {
    if (editor.answer?.outcome === "done") showToast({ text: savedText(editor.answer.post) });
  }, [editor.answer, showToast]);

  return (
    <AdminPage
      title={stored ? texts.editPost : texts.newPost}
      padded={false}
      actions={<SaveBar formId={formId} editor={editor} />}
    >
      <EditorMessages formId={formId} editor={editor} categories={categories} />
      <form
        aria-label={texts.form}
        ref={form}
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => submitPressed(event, editor.submit)}
        onInput={({ target }) => isPostField(target) && editor.touch()}
        className="grid grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_340px]"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={stored?.version ?? 0} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 py-6 md:px-7 xl:mx-auto xl:w-full xl:max-w-[792px]">
          <Field label={texts.title} name="title" error={errors.title}>
            <TextInput
              ref={titleField}
              value={title}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => editor.changeTitle(target.value)}
              onKeyDown={(event) => leaveTitle(event, content.current)}
              className="font-title text-h3 font-bold"
            />
          </Field>
          <ContentField
            key={start.epoch}
            ref={content}
            initialHtml={String(start.values.content ?? "")}
            error={errors.content}
            onChange={editor.touch}
            onUploadImage={uploadMedia}
            readAll={() => ({ ...editor.read(), id: editor.id })}
          />
          <GenerationPanel
            available={canGenerate}
            title={title}
            readContent={() => content.current?.html() ?? ""}
            onTitle={editor.changeTitle}
            onContent={(html) => content.current?.insert(html, "end")}
            onCategory={editor.addCategory}
            onMeta={(meta) => {
              editor.fillSide({ meta_title: meta.title, meta_description: meta.description });
            }}
          />
        </div>
        <div
          key={`${start.epoch} ${editor.sideEpoch}`}
          className="border-line bg-sheet max-xl:border-t xl:border-l"
        >
          <PublicationPanel
            values={start.values}
            errors={errors}
            post={stored}
            author={author}
            previewLink={previewLink}
          />
          <CategoriesPanel
            values={start.values}
            errors={errors}
            categories={categories}
            added={editor.added}
            onAdd={editor.addCategory}
            onRemove={editor.removeCategory}
          />
          <ImagePanel
            values={start.values}
            errors={errors}
            isNew={stored === null}
            imageWidth={stored?.imageWidth ?? null}
            onUpload={uploadMedia}
            onChange={editor.touch}
          />
          <SeoPanel values={start.values} errors={errors} title={title} />
          {stored && (
            <RevisionsPanel
              postId={id}
              revisions={revisions}
              onRestore={(values) => {
                editor.takeUp(values);
                showToast({ text: texts.restored });
              }}
            />
          )}
        </div>
      </form>
      <UnsavedChanges dirty={editor.dirty} isOwnWay={editor.isOwnWay}>
        {texts.leaveText}
      </UnsavedChanges>
    </AdminPage>
  );
}

/**
 * Whether a field belongs to the article. Dialogs and the generation panel also have fields, but these are not saved.
 */
function isPostField(target: EventTarget): boolean {
  const { name } = target as HTMLInputElement;
  return postFieldNames.some((field) => field === name);
}

/**
 * Enter in the title moves the cursor to the text instead of saving. An input method (for example for Japanese) uses
 * Enter to accept a character, so this function ignores that press.
 */
function leaveTitle(event: KeyPress, content: ContentHandle | null) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  content?.focus();
}

/** Submits the form. The pressed button decides: save, save without a new date, or overwrite another person's text. */
function submitPressed(event: FormEvent<HTMLFormElement>, submit: PostEditorState["submit"]) {
  event.preventDefault();
  const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
  if (pressed?.name === "accepted_version") submit({ intent: saveIntents.save, version: pressed.value });
  else submit({ intent: pressed?.name === "intent" ? pressed.value : saveIntents.save });
}

/** Focuses the first field of a new article, unless something else has the focus already. */
function useFirstField(field: RefObject<HTMLInputElement | null>, enabled: boolean) {
  const isWanted = useRef(enabled);
  useLayoutEffect(() => {
    if (isWanted.current && document.activeElement === document.body) field.current?.focus();
    isWanted.current = false;
  }, [field]);
}

/** After a refused save, focuses the first wrong field and centres it, because its message may be off the screen. */
function useWrongField(form: RefObject<HTMLFormElement | null>, { answer, busy }: PostEditorState) {
  const { showToast } = useToast();
  useLayoutEffect(() => {
    if (busy || answer?.outcome !== "invalid") return;
    const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
    wrong?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
    showToast({ text: texts.invalid, tone: "danger" });
  }, [form, answer, busy, showToast]);
}

/** Ctrl+S saves. */
function useSaveKey(save: () => void, enabled: boolean) {
  const [latest] = useState<{ save: () => void; enabled: boolean }>(() => ({ save, enabled }));
  useEffect(() => {
    Object.assign(latest, { save, enabled });
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (latest.enabled) latest.save();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [latest]);
}
