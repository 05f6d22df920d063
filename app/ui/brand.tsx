import { createContext, Fragment, useContext } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface BrandProps {
  /** Where it leads; plain text when absent. */
  to?: string;
  className?: string;
}

/** The name as the header writes it, and its plate. The root gives them to every page. */
export const BrandContext = createContext<{ text: string; plate: string | null }>({ text: "", plate: null });

/** A longer name stands on small lines, so that the header keeps its height and its links their places. */
const mostOnTwoLines = 18;
/** In the header a name of several words that is wider than this, its plate included, stands on two lines. */
const mostOnOneLine = 12;
const plateLetters = 4;

/** Returns the name cut at the space that gives the shortest lines, whole if it has none or is short. */
function linesOf(text: string, hasPlate: boolean): string[] {
  if (text.length + (hasPlate ? plateLetters : 0) <= mostOnOneLine) return [text];
  const cuts = [...text.matchAll(/ /g)].map(({ index }) => [text.slice(0, index), text.slice(index + 1)]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return cuts.toSorted((one, other) => longest(one) - longest(other))[0] ?? [text];
}

/** The name and its plate, after the département band of a French number plate. */
export function Brand({ to, className }: BrandProps) {
  const { text, plate } = useContext(BrandContext);
  const isLong = text.length > mostOnTwoLines;
  const lines = linesOf(text, plate !== null);
  const look = classes(
    "inline-flex min-w-0 items-center gap-2 font-title text-h3 leading-8 font-display tracking-figure text-current no-underline",
    isLong ? "max-md:shrink-0" : "shrink-0",
    className,
  );
  const face = (
    <>
      {isLong ? (
        <span
          data-long
          className="line-clamp-3 w-29.5 min-w-0 text-[0.8125rem] leading-[1.15] tracking-normal text-balance wrap-anywhere md:w-auto md:max-w-44 md:text-meta md:leading-[1.15]"
        >
          {text}
        </span>
      ) : (
        <span
          className={classes(
            "whitespace-nowrap",
            lines.length > 1 && "in-[.site-header]:text-[1.0625rem] in-[.site-header]:leading-[1.1]",
          )}
        >
          {lines.map((line, index) => (
            <Fragment key={line}>
              {index > 0 && " "}
              <span className="in-[.site-header]:block">{line}</span>
            </Fragment>
          ))}
        </span>
      )}
      {plate && (
        <>
          {" "}
          <b
            className={classes(
              "grid h-8 shrink-0 place-items-center rounded-mark bg-cobalt px-1.75 text-[1.1875rem] leading-8 font-display tracking-title text-white",
              isLong && "in-[.site-header]:max-2xl:hidden",
            )}
          >
            {plate}
          </b>
        </>
      )}
    </>
  );
  return to ? (
    <AppLink to={to} className={classes(look, "hover:text-current")}>
      {face}
    </AppLink>
  ) : (
    <span className={look}>{face}</span>
  );
}
