import type { Editor } from "@tiptap/core";
import BetweenHorizontalEnd from "lucide-react/icons/between-horizontal-end";
import BetweenVerticalEnd from "lucide-react/icons/between-vertical-end";
import Bold from "lucide-react/icons/bold";
import Code from "lucide-react/icons/code";
import FoldHorizontal from "lucide-react/icons/fold-horizontal";
import FoldVertical from "lucide-react/icons/fold-vertical";
import Grid2x2X from "lucide-react/icons/grid-2x2-x";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import Heading4 from "lucide-react/icons/heading-4";
import Image from "lucide-react/icons/image";
import Italic from "lucide-react/icons/italic";
import Link from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Redo from "lucide-react/icons/redo-2";
import SquareCode from "lucide-react/icons/square-code";
import Table from "lucide-react/icons/table";
import TextQuote from "lucide-react/icons/text-quote";
import Undo from "lucide-react/icons/undo-2";
import type { IconType } from "#app/ui/icon.tsx";

/** One button of the toolbar. */
export interface ToolbarAct {
  /** The accessible name of the button. */
  label: string;
  /** The keyboard shortcut of the button. */
  keys?: string;
  icon: IconType;
  run?: (editor: Editor) => void;
  opens?: "link" | "image";
  isActive?: (editor: Editor) => boolean;
  isShown?: (editor: Editor) => boolean;
  isEnabled?: (editor: Editor) => boolean;
}

const headingIcons = { 2: Heading2, 3: Heading3, 4: Heading4 };

const heading = (level: 2 | 3 | 4): ToolbarAct => ({
  label: `Titre de niveau ${level}`,
  keys: `Ctrl+Alt+${level}`,
  icon: headingIcons[level],
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isActive: (editor) => editor.isActive("heading", { level }),
});

const inTable = (editor: Editor) => editor.isActive("table");

/** The toolbar from left to right. */
export const toolbarGroups: readonly { name: string; acts: readonly ToolbarAct[] }[] = [
  { name: "titles", acts: [heading(2), heading(3), heading(4)] },
  {
    name: "words",
    acts: [
      {
        label: "Gras",
        keys: "Ctrl+B",
        icon: Bold,
        run: (editor) => editor.chain().focus().toggleBold().run(),
        isActive: (editor) => editor.isActive("bold"),
      },
      {
        label: "Italique",
        keys: "Ctrl+I",
        icon: Italic,
        run: (editor) => editor.chain().focus().toggleItalic().run(),
        isActive: (editor) => editor.isActive("italic"),
      },
      {
        label: "Code",
        keys: "Ctrl+E",
        icon: Code,
        run: (editor) => editor.chain().focus().toggleCode().run(),
        isActive: (editor) => editor.isActive("code"),
      },
      {
        label: "Lien",
        keys: "Ctrl+K",
        icon: Link,
        opens: "link",
        isActive: (editor) => editor.isActive("link"),
      },
    ],
  },
  {
    name: "blocks",
    acts: [
      {
        label: "Liste à puces",
        keys: "Ctrl+Maj+8",
        icon: List,
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
        isActive: (editor) => editor.isActive("bulletList"),
      },
      {
        label: "Liste numérotée",
        keys: "Ctrl+Maj+7",
        icon: ListOrdered,
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
        isActive: (editor) => editor.isActive("orderedList"),
      },
      {
        label: "Citation",
        keys: "Ctrl+Maj+B",
        icon: TextQuote,
        run: (editor) => editor.chain().focus().toggleBlockquote().run(),
        isActive: (editor) => editor.isActive("blockquote"),
      },
      {
        label: "Bloc de code",
        keys: "Ctrl+Alt+C",
        icon: SquareCode,
        run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
        isActive: (editor) => editor.isActive("codeBlock"),
      },
    ],
  },
  {
    name: "inserts",
    acts: [
      { label: "Image", icon: Image, opens: "image", isActive: (editor) => editor.isActive("image") },
      {
        label: "Tableau",
        icon: Table,
        run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        isEnabled: (editor) => !inTable(editor),
      },
    ],
  },
  {
    name: "table",
    acts: [
      {
        label: "Ajouter une ligne",
        icon: BetweenHorizontalEnd,
        run: (editor) => editor.chain().focus().addRowAfter().run(),
        isShown: inTable,
      },
      {
        label: "Ajouter une colonne",
        icon: BetweenVerticalEnd,
        run: (editor) => editor.chain().focus().addColumnAfter().run(),
        isShown: inTable,
      },
      {
        label: "Supprimer la ligne",
        icon: FoldVertical,
        run: (editor) => editor.chain().focus().deleteRow().run(),
        isShown: inTable,
      },
      {
        label: "Supprimer la colonne",
        icon: FoldHorizontal,
        run: (editor) => editor.chain().focus().deleteColumn().run(),
        isShown: inTable,
      },
      {
        label: "Supprimer le tableau",
        icon: Grid2x2X,
        run: (editor) => editor.chain().focus().deleteTable().run(),
        isShown: inTable,
      },
    ],
  },
  {
    name: "history",
    acts: [
      {
        label: "Annuler",
        keys: "Ctrl+Z",
        icon: Undo,
        run: (editor) => editor.chain().focus().undo().run(),
        isEnabled: (editor) => editor.can().undo(),
      },
      {
        label: "Rétablir",
        keys: "Ctrl+Maj+Z",
        icon: Redo,
        run: (editor) => editor.chain().focus().redo().run(),
        isEnabled: (editor) => editor.can().redo(),
      },
    ],
  },
];
