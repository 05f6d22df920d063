import { classes } from "./classes.ts";

interface OpeningStateProps {
  /** The opening hours, until a script replaces them with 'open' or 'closed'. Without JavaScript the hours stay. */
  word: string;
  rest: string;
  /** True to use two lines, for a narrow header. If there is no room for the second line, only the word shows. */
  isStacked?: boolean;
  className?: string;
}

/**
 * Shows whether the shop is open and until when. The server writes the hours; opening-acts.ts replaces them by this
 * state in the same space, so that nothing moves. The coloured square only repeats the word. With `isStacked`, only
 * screen readers get the hour at which the shop opens on another day.
 */
export function OpeningState({ word, rest, isStacked = false, className }: OpeningStateProps) {
  return (
    <span
      data-opening=""
      className={classes(
        "group/opening items-center text-left text-small leading-tight",
        // The coloured square is on the first line, before the word. The second line uses the whole width.
        isStacked ? "grid grid-cols-[auto_1fr] gap-x-1.5" : "flex gap-2",
        className,
      )}
    >
      <span aria-hidden="true" className="opening-mark size-2.25 shrink-0 rounded-[2px]" />
      <span className={isStacked ? "contents" : undefined}>
        <b data-word className="font-bold">
          {word}
        </b>
        <span className={classes("group-data-[opening='']/opening:hidden", isStacked && "sr-only")}>, </span>
        <span
          className={
            isStacked ? "col-span-2 text-meta @max-[6.5rem]:sr-only" : "group-data-[opening='']/opening:ml-1"
          }
        >
          <span data-rest>{rest}</span>
          <span data-hour className={isStacked ? "sr-only" : undefined} />
        </span>
      </span>
    </span>
  );
}
