import { classes } from "#app/ui/classes.ts";
import { editorTexts as texts } from "../labels.ts";

export type WritingMode = "write" | "source" | "preview";

const modes: readonly WritingMode[] = ["write", "source", "preview"];

/** Switches between the three views of the text: formatted, HTML and preview. */
export function ModeSwitch({ mode, onChange }: { mode: WritingMode; onChange: (mode: WritingMode) => void }) {
  return (
    <div
      role="group"
      aria-label={texts.modes}
      className="inline-flex justify-self-start rounded-control border-outline border-line-strong bg-sheet"
    >
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
          className={classes(
            "min-h-9.5 px-3.5 text-small font-semibold first:rounded-l-[10px] last:rounded-r-[10px] focus-visible:relative",
            one === mode
              ? "bg-plate text-on-plate"
              : "text-muted hover:bg-cobalt-wash hover:text-cobalt-press",
          )}
        >
          {texts[one]}
        </button>
      ))}
    </div>
  );
}
