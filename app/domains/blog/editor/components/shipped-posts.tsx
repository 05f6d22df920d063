import type { ComponentProps } from "react";
import { AppLink } from "#app/ui/app-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { ConfirmFold } from "#app/ui/confirm-fold.tsx";
import { useChange } from "#app/ui/use-change.ts";
import { shippedTexts as texts } from "../labels.ts";
import type { ShippedPost } from "../queries/shipped.server.ts";
import { postAddresses, postEditorPath } from "../rules/post-list.ts";

/** Lists the articles that came with the site. The owner can confirm, edit or archive each one (rule blog/shipped). */
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
              <Act busy={busy} value="confirm-shipped" variant="secondary" of={title}>
                {texts.confirm}
              </Act>
              <Act busy={busy} value="withdraw-shipped" variant="text" of={title}>
                {texts.withdraw}
              </Act>
            </form>
          </li>
        ))}
      </ul>
      {posts.length > 1 && (
        <form {...form} aria-label={texts.all} className="mt-3 flex flex-wrap items-start gap-2">
          {posts.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          <Act busy={busy} value="confirm-shipped" variant="secondary">
            {texts.confirmAll(posts.length)}
          </Act>
          <ConfirmFold label={texts.withdrawAll} question={texts.withdrawAllQuestion(posts.length)}>
            <Act busy={busy} value="withdraw-shipped" variant="danger">
              {texts.withdrawAllConfirm}
            </Act>
          </ConfirmFold>
        </form>
      )}
    </>
  );
}

interface ActProps extends Pick<ComponentProps<typeof Button>, "variant"> {
  busy: boolean;
  value: "confirm-shipped" | "withdraw-shipped";
  /** The article's title, which screen readers add to a label that is the same for every article. */
  of?: string;
  children: string;
}

function Act({ busy, value, variant, of, children }: ActProps) {
  return (
    <Button
      type="submit"
      size="sm"
      name="intent"
      value={value}
      variant={variant}
      disabled={busy}
      aria-label={of && `${children}\u00a0: ${of}`}
    >
      {children}
    </Button>
  );
}
