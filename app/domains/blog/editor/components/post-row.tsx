import ExternalLink from "lucide-react/icons/external-link";
import Trash from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { comingMoment, shortMoment } from "#app/lib/french/dates.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { postListTexts as texts, postStateLabels } from "../labels.ts";
import type { ListedPost } from "../queries/post-list.server.ts";
import { blogPostPath } from "../../rules/paths.ts";
import { postEditorPath } from "../rules/post-list.ts";
import { postState } from "../../rules/status.ts";

interface PostRowProps {
  post: ListedPost;
  now: Date;
  onDelete: (post: ListedPost) => void;
}

/** One article in the owner's list: two lines and its actions. Only a published article links to its public page. */
export function PostRow({ post, now, onDelete }: PostRowProps) {
  const { id, title, slug, status, categories, authorName, publishedAt, publishAt, createdAt } = post;
  const { label, tone, shape } = postStateLabels[postState(post)];
  const moment = publishedAt ?? publishAt ?? createdAt;
  return (
    <li className="flex items-center gap-2 border-b border-line pr-2 hover:bg-cobalt-wash md:gap-4 md:pr-4">
      <Link
        to={postEditorPath(id)}
        data-list-item
        className="grid min-w-0 flex-1 gap-x-5 gap-y-1 py-3 pl-4 text-ink no-underline -outline-offset-3 hover:text-ink md:pl-7 lg:grid-cols-[minmax(0,1fr)_7.5rem_7rem] lg:items-center"
      >
        <span className="min-w-0">
          <span className="block text-base font-semibold break-words">{title}</span>
          <span className="block truncate text-meta text-muted">
            {[categories.join(", "), authorName].filter(Boolean).join(" · ") || "Sans catégorie"}
          </span>
        </span>
        <span className="flex items-center gap-3 lg:contents">
          <Tag tone={tone} shape={shape} className="justify-self-start">
            {label}
          </Tag>
          <time
            dateTime={moment.toISOString()}
            suppressHydrationWarning
            className="text-meta text-muted tabular-nums lg:text-right"
          >
            {publishAt ? comingMoment(publishAt, now) : shortMoment(moment, now)}
          </time>
        </span>
      </Link>
      <span className="flex w-19 shrink-0 justify-end gap-1">
        {status === "published" && (
          <a
            href={blogPostPath(slug)}
            target="_blank"
            rel="noreferrer"
            aria-label={`${texts.view}\u00a0: ${title} (nouvel onglet)`}
            title={texts.view}
            className="grid size-9 place-items-center rounded-mark text-muted hover:bg-sheet hover:text-cobalt"
          >
            <Icon icon={ExternalLink} size={18} />
          </a>
        )}
        <IconButton
          icon={Trash}
          variant="row-danger"
          label={`${texts.delete}\u00a0: ${title}`}
          title={texts.delete}
          onClick={() => onDelete(post)}
        />
      </span>
    </li>
  );
}
