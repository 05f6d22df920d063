import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { Fragment, type KeyboardEvent, type Ref, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type ToolbarAct, toolbarGroups } from "./toolbar-acts.ts";

interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor;
  /** The id of the text area. */
  controls: string;
  onLink: () => void;
  onImage: () => void;
}

/** The formatting buttons, in groups. Tab reaches one button; arrows, Home and End reach the others (ARIA toolbar). */
export function RichTextToolbar({ ref, editor, controls, onLink, onImage }: RichTextToolbarProps) {
  const [stop, setStop] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      pressed: acts.map((act) => act.isActive?.(current) ?? false),
      shown: acts.map((act) => act.isShown?.(current) ?? true),
      enabled: acts.map((act) => act.isEnabled?.(current) ?? true),
    }),
  });
  const run = (act: ToolbarAct) => {
    if (act.opens === "link") onLink();
    else if (act.opens === "image") onImage();
    else act.run?.(editor);
  };
  const shownStop = states.shown[stop] ? stop : 0;

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label="Mise en forme"
      aria-controls={controls}
      onKeyDown={moveInside}
      className="z-10 flex flex-wrap gap-x-2 gap-y-0.5 rounded-t-control border-b border-line bg-sheet p-1.5 md:sticky md:top-0 md:gap-x-1"
    >
      {toolbarGroups.map((group, place) => {
        const shown = group.acts.filter((act) => states.shown[acts.indexOf(act)]);
        if (shown.length === 0) return null;
        return (
          <Fragment key={group.name}>
            {place > 0 && <span aria-hidden="true" className="my-1.5 w-px bg-line max-md:hidden" />}
            {/* A group does not wrap: on a telephone the groups then take two lines. */}
            <span className="flex md:gap-x-1">
              {shown.map((act) => {
                const index = acts.indexOf(act);
                return (
                  <button
                    key={act.label}
                    type="button"
                    aria-label={act.label}
                    title={act.keys ? `${act.label} (${act.keys})` : act.label}
                    aria-pressed={act.isActive ? states.pressed[index] : undefined}
                    aria-haspopup={act.opens ? "dialog" : undefined}
                    // Not `disabled`, because a button that becomes disabled would lose the keyboard focus.
                    aria-disabled={!states.enabled[index] || undefined}
                    tabIndex={index === shownStop ? 0 : -1}
                    onFocus={() => setStop(index)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => states.enabled[index] && run(act)}
                    className={classes(
                      "grid size-9 place-items-center rounded-mark text-small font-bold text-ink transition-colors hover:bg-sand",
                      "aria-disabled:cursor-not-allowed aria-disabled:text-disabled aria-disabled:hover:bg-transparent aria-pressed:bg-plate aria-pressed:text-on-plate",
                    )}
                  >
                    <Icon icon={act.icon} size={18} />
                  </button>
                );
              })}
            </span>
          </Fragment>
        );
      })}
    </div>
  );
}

const acts = toolbarGroups.flatMap((group) => group.acts);

function moveInside(event: KeyboardEvent<HTMLDivElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const targets: Record<string, number> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: (at - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  buttons[target]?.focus();
}
