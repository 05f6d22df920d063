import { classes } from "./classes.ts";

interface OpeningStateProps {
  /** The opening hours. They show until a script replaces them with 'open' or 'closed', and always without JavaScript. */
  word: string;
  rest: string;
  /** On two lines, for a narrow header. */
  isStacked?: boolean;
  className?: string;
}

/**
 * Whether the shop is open, with the hour of another day where there is room. opening-acts.ts writes the state over the hours; the room is kept, so nothing moves. The word
 * says it: the square only helps.
 */
export function OpeningState({ word, rest, isStacked = false, className }: OpeningStateProps) {
  return (
    <span
      data-opening=""
      className={classes(
        "group/opening flex items-center gap-2 text-left text-small leading-tight whitespace-nowrap",
        // On a phone the mark stands before the word alone: the second line has the whole width.
        isStacked && "max-md:grid max-md:grid-cols-[auto_1fr] max-md:gap-x-1.5 max-md:gap-y-0",
        className,
      )}
    >
      <span aria-hidden="true" className="opening-mark size-2.25 shrink-0 rounded-[2px]" />
      <span className={isStacked ? "max-md:contents md:grid" : undefined}>
        <b data-word className="font-bold">
          {word}
        </b>
        <span className={classes("group-data-[opening='']/opening:hidden", isStacked && "sr-only")}>, </span>
        <span className={isStacked ? "max-md:col-span-2" : "group-data-[opening='']/opening:ml-1"}>
          <span data-rest>{rest}</span>
          <span data-hour className={isStacked ? "max-2xl:sr-only" : undefined} />
        </span>
      </span>
    </span>
  );
}
