import type { ComponentProps } from "react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** A link such as "En savoir plus" (learn more), with an arrow that moves 4 px under the pointer. */
export function MoreLink({ className, children, ...rest }: ComponentProps<typeof AppLink>) {
  return (
    <AppLink
      {...rest}
      className={classes(
        "group inline-flex min-h-7 items-center gap-2 text-small font-semibold no-underline hover:underline",
        className,
      )}
    >
      {children}
      <Icon
        icon={ArrowRight}
        size={18}
        className="transition-transform duration-200 group-hover:translate-x-1"
      />
    </AppLink>
  );
}
