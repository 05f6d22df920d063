import { useEffect, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { settingsTexts as texts } from "../labels.ts";

/** If a text's limit is lower than this, no count is shown, because the length of a code or a number is obvious. */
const shortest = 8;
const nearShare = 0.15;
/** After this pause a screen reader reads the count. After each key, it would interrupt the reading of the text. */
const pauseMs = 1000;

/** Returns how many characters are left when a text comes near its limit. Null before that. */
export function lengthLeft(text: string, max: number): number | null {
  const left = max - text.trim().length;
  return max >= shortest && left <= Math.max(3, Math.ceil(max * nearShare)) ? left : null;
}

/** Shows the length of a text near its limit. The length is on the line of the label, so that nothing below moves. */
export function LengthLeft({ left, max }: { left: number; max: number }) {
  const [said, setSaid] = useState("");
  useEffect(() => {
    const telling = setTimeout(() => setSaid(texts.charactersLeft(left)), pauseMs);
    return () => clearTimeout(telling);
  }, [left]);
  return (
    <span
      className={classes(
        "shrink-0 text-small leading-snug tabular-nums",
        left < 0 ? "font-semibold text-danger" : "text-muted",
      )}
    >
      <span aria-hidden="true">
        {max - left}/{max}
      </span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </span>
  );
}
