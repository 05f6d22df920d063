import { AppLink } from "./app-link.tsx";
import { classes } from "./classes.ts";

interface BreadcrumbsProps {
  /** The pages from the home page to this page. This page comes last and has no link. */
  items: readonly { label: string; to?: string }[];
}

/** The links to the pages above this one, from the home page on, and the name of this page. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className="flex flex-wrap gap-x-2 text-small text-muted in-[.on-ink]:text-muted-on-ink">
        {items.map((item, index) => (
          <li
            key={item.label}
            className={classes(
              "flex min-w-0 gap-2",
              index > 0 && "before:opacity-60 before:content-['/'_/_'']",
            )}
          >
            {item.to ? (
              <AppLink to={item.to} className="py-0.5 text-current">
                {item.label}
              </AppLink>
            ) : (
              <span aria-current="page" className="min-w-0 py-0.5">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
