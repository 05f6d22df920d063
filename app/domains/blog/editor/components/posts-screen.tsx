import { type ReactNode, useState } from "react";
import type { Page } from "#app/lib/pages/paging.ts";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LaptopDrawing } from "#app/ui/drawings/laptop.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { ListTools } from "#app/ui/list-tools.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { deletedText, postListTexts as texts } from "../labels.ts";
import type { CategoryChoice } from "../queries/editor.server.ts";
import type { ListedPost } from "../queries/post-list.server.ts";
import { postAddresses, postEditorPath, type PostListAddress } from "../rules/post-list.ts";
import { PostRow } from "./post-row.tsx";
import { PostsToolbar } from "./posts-toolbar.tsx";

export interface PostsScreenProps {
  address: PostListAddress;
  posts: Page<ListedPost>;
  categories: CategoryChoice[];
  /** The number of all articles, also of those that the filter hides. */
  total: number;
  now: Date;
  loadFailed?: boolean;
}

/** All articles, newest first, with search, filters and the actions on each article (rule editor/list). */
export function PostsScreen({ address, posts, categories, total, now, loadFailed }: PostsScreenProps) {
  const [doomed, setDoomed] = useState<ListedPost | null>(null);
  const { ask } = useChange(postAddresses.path, { failure: texts.deleteFailed });
  useListKeys({});
  return (
    <AdminPage
      title={texts.title}
      padded={false}
      actions={
        <ListTools>
          <PostsToolbar address={address} categories={categories} />
        </ListTools>
      }
    >
      {loadFailed && <LoadFailure what={texts.failedLoad} />}
      {posts.items.length === 0 ? (
        <Nothing filtered={total > 0} />
      ) : (
        <ol aria-label={texts.list} className="bg-sheet">
          {posts.items.map((post) => (
            <PostRow key={post.id} post={post} now={now} onDelete={setDoomed} />
          ))}
        </ol>
      )}
      {posts.pageCount > 1 && (
        <Pager
          page={posts.page}
          pageCount={posts.pageCount}
          hrefOf={(page) => postAddresses.write({ ...address, page })}
          className="px-4 py-5 md:px-7"
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        title={<span lang="en">{texts.confirmDelete}</span>}
        confirmLabel={texts.delete}
        onConfirm={() => {
          if (doomed) ask({ intent: "delete", id: doomed.id }, deletedText(doomed.title));
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
      >
        <b className="block break-words text-ink">{doomed?.title}</b>
        {texts.confirmDeleteText}
      </ConfirmDialog>
    </AdminPage>
  );
}

function Nothing({ filtered }: { filtered: boolean }): ReactNode {
  return (
    <div className="p-4 md:p-7">
      {filtered ? (
        <EmptyState title={texts.noneFound}>
          <LinkButton variant="secondary" size="sm" to={postAddresses.path}>
            {texts.everyPost}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState
          title={<span lang="en">{texts.empty}</span>}
          text={texts.emptyText}
          drawing={<LaptopDrawing frame="standing" />}
        >
          <LinkButton size="sm" to={postEditorPath(null)}>
            {texts.newPost}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
