import { createContext, useContext } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface BrandProps {
  /** The URL that the name links to. Without a URL the name is plain text. */
  to?: string;
  className?: string;
}

/** The shop's name in the header, and the plate beside it: a coloured sign of 1 to 3 characters, or null for none. */
export const BrandContext = createContext<{ text: string; plate: string | null }>({ text: "", plate: null });

/** A name with more characters is written small, so that the header keeps its height and its links do not move. */
const mostOnTwoLines = 18;
/** How many characters of a name fit on one line of a header narrower than 1600 px: [with a plate, without one]. */
const mostOnOneLine = [8, 12] as const;

/** Returns a name of more than `most` characters with a line break at the space nearest its middle, if it has one. */
function onTwoLines(text: string, most: number): string {
  const half = text.length / 2;
  const after = text.indexOf(" ", half);
  const before = text.lastIndexOf(" ", half);
  const cut = after < 0 || half - before < after - half ? before : after;
  return cut < 0 || text.length <= most ? text : `${text.slice(0, cut)}\n${text.slice(cut + 1)}`;
}

/** The shop's name and its plate, which looks like the band with the département on a French car's number plate. */
export function Brand({ to, className }: BrandProps) {
  const { text, plate } = useContext(BrandContext);
  const isLong = text.length > mostOnTwoLines;
  const name = onTwoLines(text, mostOnOneLine[plate ? 0 : 1]);
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
            "whitespace-nowrap in-[.site-header]:whitespace-pre",
            name !== text &&
              "max-[99.99375rem]:in-[.site-header]:text-[1.0625rem] max-[99.99375rem]:in-[.site-header]:leading-[1.1] min-[100rem]:in-[.site-header]:whitespace-nowrap",
          )}
        >
          {name}
        </span>
      )}
      {plate && (
        <>
          {" "}
          <b
            className={classes(
              "grid h-8 shrink-0 place-items-center rounded-mark bg-cobalt px-1.75 text-[min(1.1875rem,6vw)] leading-8 font-display tracking-title text-white",
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
