import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { shippedTexts as texts } from "../labels.ts";
import type { ShippedPost } from "../queries/shipped.server.ts";
import { postAddresses, postEditorPath } from "../rules/post-list.ts";

/** Lists the articles that came with the site. Each can be confirmed, edited or withdrawn (rule blog/shipped). */
export function ShippedPosts({ posts }: { posts: readonly ShippedPost[] }) {
  const { form, busy } = useChange(postAddresses.path, { success: texts.done });
  return (
    <>
      <p className="mt-4 text-small text-muted">{texts.lead(posts.length)}</p>
      <ul className="mt-3 border-t border-line">
        {posts.map(({ id, title, withdrawn }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2.5">
            <span className="min-w-0 flex-[1_1_16rem] text-small">
              <AppLink to={postEditorPath(id)} className="font-semibold">
                {title}
              </AppLink>
              {withdrawn && <span className="block text-muted">{texts.withdrawn(withdrawn)}</span>}
            </span>
            <form {...form} aria-label={title} className="flex flex-wrap gap-2">
              <input type="hidden" name="ids" value={id} />
              <Acts busy={busy} confirm={texts.confirm} withdraw={texts.withdraw} of={title} />
            </form>
          </li>
        ))}
      </ul>
      {posts.length > 1 && (
        <form {...form} aria-label={texts.all} className="mt-3 flex flex-wrap gap-2">
          {posts.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <Acts busy={busy} confirm={texts.confirmAll(posts.length)} withdraw={texts.withdrawAll} />
        </form>
      )}
    </>
  );
}

interface ActsProps {
  busy: boolean;
  /** The buttons' labels. */
  confirm: string;
  withdraw: string;
  /** The title of the article, for buttons whose labels do not contain it. */
  of?: string;
}

function Acts({ busy, confirm, withdraw, of }: ActsProps) {
  const act = { type: "submit", size: "sm", name: "intent", disabled: busy } as const;
  const named = (says: string) => (of ? `${says}\u00a0: ${of}` : undefined);
  return (
    <>
      <Button {...act} variant="secondary" value="confirm-shipped" aria-label={named(confirm)}>
        {confirm}
      </Button>
      <Button {...act} variant="text" value="withdraw-shipped" aria-label={named(withdraw)}>
        {withdraw}
      </Button>
    </>
  );
}
