import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface BrandProps {
  /** Where it leads; plain text when absent. */
  to?: string;
  className?: string;
}

/** The name and its plate, after the département band of a French number plate. */
export function Brand({ to, className }: BrandProps) {
  const look = classes(
    "inline-flex items-stretch gap-2 font-title text-h3 leading-8 font-display tracking-figure text-current no-underline",
    className,
  );
  const face = (
    <>
      Atelier{" "}
      <b className="grid place-items-center rounded-mark bg-cobalt px-1.75 text-[1.1875rem] font-display tracking-title text-white">
        72
      </b>
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
