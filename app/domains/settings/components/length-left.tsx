import { useEffect, useState } from "react";
import { classes } from "#app/ui/classes.ts";
import { settingsTexts as texts } from "../labels.ts";

/**
 * A text whose limit is below this number of characters gets no count: it is a code or a number, whose length is
 * obvious.
 */
const shortest = 8;
/** The count is shown when less than this share of the limit is left. */
const nearShare = 0.15;
/**
 * A screen reader reads the count after a pause of this many milliseconds. After each key, it would interrupt the
 * typing.
 */
const pauseMs = 1000;

/** Returns how many more characters a text may have, if it is near its limit; otherwise null. */
export function lengthLeft(text: string, max: number): number | null {
  const left = max - text.trim().length;
  return max >= shortest && left <= Math.max(3, Math.ceil(max * nearShare)) ? left : null;
}

/**
 * Shows how many characters are left. The number stands on the line of the field's label, so that nothing below it
 * moves.
 */
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
