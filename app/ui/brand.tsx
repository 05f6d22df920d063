import { createContext, useContext } from "react";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface BrandProps {
  /** Where it leads; plain text when absent. */
  to?: string;
  className?: string;
}

/** The name as the header writes it, and its plate. The root gives them to every page. */
export const BrandContext = createContext<{ text: string; plate: string | null }>({ text: "", plate: null });

/** The name and its plate, after the département band of a French number plate. */
export function Brand({ to, className }: BrandProps) {
  const { text, plate } = useContext(BrandContext);
  const look = classes(
    "inline-flex items-stretch gap-2 font-title text-h3 leading-8 font-display tracking-figure text-current no-underline",
    className,
  );
  const face = (
    <>
      {text}
      {plate && (
        <>
          {" "}
          <b className="grid place-items-center rounded-mark bg-cobalt px-1.75 text-[1.1875rem] font-display tracking-title text-white">
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
