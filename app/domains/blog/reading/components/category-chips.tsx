import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Tag, type TagTone } from "#app/ui/tag.tsx";
import type { PostCategory } from "../queries/card.server.ts";
import { blogAddresses } from "../../rules/paths.ts";

interface CategoryChipsProps {
  categories: readonly PostCategory[];
  tone?: TagTone;
  className?: string;
}

/** The categories of an article. Each links to the list of its articles in the blog. */
export function CategoryChips({ categories, tone = "cobalt", className }: CategoryChipsProps) {
  if (categories.length === 0) return null;
  return (
    <ul aria-label="Catégories" className={classes("flex flex-wrap gap-1.5", className)}>
      {categories.map(({ name, slug }) => (
        <li key={slug} className="max-w-full">
          <AppLink
            to={blogAddresses.write({ category: slug })}
            className="relative z-1 flex max-w-full no-underline hover:underline"
          >
            <Tag tone={tone} wraps>
              {name}
            </Tag>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
