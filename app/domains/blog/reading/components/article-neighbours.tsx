import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import { blogLabels } from "../labels.ts";
import type { Article, PostLink } from "../queries/article.server.ts";
import { blogPostPath } from "../../rules/paths.ts";

/** The nearest older and newer articles (rule blog/neighbours). */
export function ArticleNeighbours({
  previous,
  next,
  className,
}: Pick<Article, "previous" | "next"> & { className?: string }) {
  if (!previous && !next) return null;
  return (
    <nav
      aria-label="Articles voisins"
      className={classes(
        "grid divide-y divide-line self-start border-y border-line md:grid-cols-2 md:divide-y-0",
        previous && next && "md:divide-x",
        className,
      )}
    >
      <Neighbour post={previous} label={blogLabels.previous} icon={ArrowLeft} className="md:pr-5" />
      <Neighbour post={next} label={blogLabels.next} icon={ArrowRight} iconAfter className="md:pl-5" />
    </nav>
  );
}

interface NeighbourProps {
  post: PostLink | null;
  label: string;
  icon: IconType;
  iconAfter?: boolean;
  className?: string;
}

function Neighbour({ post, label, icon, iconAfter, className }: NeighbourProps) {
  if (!post) return <span className="max-md:hidden" />;
  return (
    <AppLink
      to={blogPostPath(post.slug)}
      className={classes("group grid min-w-0 content-start gap-1.5 py-5 text-ink no-underline", className)}
    >
      <span
        className={classes(
          "flex items-center gap-2.5 text-small text-muted",
          iconAfter && "flex-row-reverse justify-end",
        )}
      >
        <Icon icon={icon} size={18} />
        {label}
      </span>
      <span className="font-semibold wrap-anywhere group-hover:underline">{post.title}</span>
    </AppLink>
  );
}
