import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { classes } from "#app/ui/classes.ts";
import { cleanHtml, saysTheSame } from "./clean-html.ts";
import { richTextExtensions } from "./extensions.ts";
import { ImageDialog, type ImageUpload } from "./image-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { RichTextToolbar } from "./toolbar.tsx";
import "./rich-text.css";

/** The editor's functions for the page around it. Reading the text is costly, so `html` does so only on request. */
export interface RichTextHandle {
  html: () => string;
  insert: (html: string, where: "selection" | "end") => void;
  focus: () => void;
}

export interface RichTextEditorProps {
  /** The accessible name of the editor. */
  label: string;
  /** The initial text, sanitised. Later changes are ignored. */
  initialHtml: string;
  invalid?: boolean;
  describedBy?: string;
  /** Receives the editor's functions, and null when the editor is removed. */
  onHandle: (handle: RichTextHandle | null) => void;
  /** Called after each change, without the text. */
  onChange: () => void;
  /** Called when the text contains elements that the editor would lose, so that only its HTML can be edited. */
  onUnsupported: () => void;
  onUploadImage: ImageUpload;
}

/**
 * Edits a text with headings, lists, links, pictures and tables, as readers will see it. The editor is heavy: load it
 * lazily, in the back office only. In the text, Tab indents or moves between cells. So keyboard users leave the text
 * with Escape, which moves the focus to the toolbar.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, initialHtml, invalid, describedBy, onUploadImage } = props;
  const [dialog, setDialog] = useState<"link" | "image" | null>(null);
  const [initial] = useState(initialHtml);
  const toolbar = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const told = useRef(props);
  useEffect(() => {
    told.current = props;
  });

  const editor = useEditor({
    extensions: richTextExtensions,
    content: initial,
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        id: contentId,
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        ...(describedBy && { "aria-describedby": describedBy }),
        class: "prose prose-article",
      },
      handleKeyDown: (_view, event) => {
        if (event.key === "Escape") {
          toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
          return true;
        }
        if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
          event.preventDefault();
          setDialog("link");
          return true;
        }
        return false;
      },
    },
    // The editor adds an empty paragraph for the cursor, which is not a change by the person.
    onUpdate: ({ transaction }) => {
      if (transaction.docChanged) told.current.onChange();
    },
  });

  useEffect(() => {
    if (!editor) return;
    if (!saysTheSame(initial, editor.getHTML())) told.current.onUnsupported();
    told.current.onHandle({
      html: () => cleanHtml(editor.getHTML()),
      insert: (html, where) => {
        if (where === "selection") editor.chain().focus().insertContent(html).run();
        // In an empty editor, appended text would have an empty line above it.
        else if (editor.isEmpty) editor.chain().setContent(html).focus("end").run();
        else editor.chain().insertContentAt(editor.state.doc.content.size, html).focus("end").run();
      },
      focus: () => void editor.commands.focus(),
    });
    return () => told.current.onHandle(null);
  }, [editor, initial]);

  return (
    <div
      className={classes(
        "rich-text rounded-control border-outline bg-field focus-within:border-cobalt",
        invalid ? "border-danger bg-danger-ground" : "border-line-strong",
      )}
    >
      {editor && (
        <RichTextToolbar
          ref={toolbar}
          editor={editor}
          controls={contentId}
          onLink={() => setDialog("link")}
          onImage={() => setDialog("image")}
        />
      )}
      <EditorContent editor={editor} className="px-4 py-5 text-body md:px-8 md:py-7" />
      {/* The dialog has a form. Forms cannot be nested, so the portal puts it outside the page's form. */}
      {editor &&
        dialog &&
        createPortal(
          dialog === "link" ? (
            <LinkDialog editor={editor} onClose={() => setDialog(null)} />
          ) : (
            <ImageDialog editor={editor} onUpload={onUploadImage} onClose={() => setDialog(null)} />
          ),
          document.body,
        )}
    </div>
  );
}
