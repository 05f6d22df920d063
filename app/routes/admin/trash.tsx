import { mayUse } from "#app/domains/auth/access/rules.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { changePostTrash } from "#app/domains/blog/editor/commands/trash.server.ts";
import { TrashedPosts } from "#app/domains/blog/editor/components/trashed-posts.tsx";
import { listTrashedPosts } from "#app/domains/blog/editor/queries/trash.server.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import { useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { kindNames, kindOf, kindTables } from "#app/domains/inbox/registry.ts";
import { changeTrash } from "#app/domains/inbox/trash/commands.server.ts";
import { TrashList } from "#app/domains/inbox/trash/components/trash-list.tsx";
import { trashNotices, trashRefusals, trashTexts } from "#app/domains/inbox/trash/labels.ts";
import { listTrash } from "#app/domains/inbox/trash/queries.server.ts";
import { trashAddresses } from "#app/domains/inbox/trash/rules.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { Alert } from "#app/ui/alert.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useKeptAnswer } from "#app/ui/use-kept-answer.ts";
import type { Route } from "./+types/trash";

const submissionsPath = kindOf(kindNames[0]).addresses.path;

/**
 * Returns only the submissions or articles that the person's role may open. Nobody may see or restore any others (rule
 * accounts/roles).
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { role } = requireActor(context);
  const [trash, posts] = await Promise.all([
    mayUse(role, submissionsPath) ? listTrash(trashAddresses.read(url.searchParams).page) : null,
    mayUse(role, postAddresses.path) ? listTrashedPosts() : [],
  ]);
  return { trash, posts };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  const intent = `${firstValue(values, "intent")}${firstValue(values, "kind") === "post" ? "-post" : ""}`;
  const isPost = firstValue(values, "kind") === "post";
  if (!mayUse(actor.role, isPost ? postAddresses.path : submissionsPath, "write"))
    return answerOf({ intent, outcome: "refused" as const }, trashRefusals);
  const result = await (isPost ? changePostTrash : changeTrash)(actor, values);
  return answerOf({ intent, ...result }, trashRefusals);
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

/**
 * Loads the data again after a refused request too, so that the screen shows the current state. Does not load them
 * after a failed request.
 */
export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(trashTexts.title);

export default function Trash({ loaderData: { trash, posts }, actionData }: Route.ComponentProps) {
  useRevalidateOn(kindTables);
  const answer = useKeptAnswer(actionData);
  return (
    <AdminPage title={trashTexts.title}>
      {answer && (
        <Alert tone={answer.refusal ? "danger" : "success"} className="mb-5 max-w-240">
          {answer.refusal ?? ("intent" in answer && trashNotices.get(answer.intent))}
        </Alert>
      )}
      {trash && (trash.total > 0 || posts.length === 0) && <TrashList trash={trash} />}
      {!trash && posts.length === 0 && (
        <EmptyState title={trashTexts.empty} text={trashTexts.emptyText} className="max-w-160" />
      )}
      <TrashedPosts posts={posts} />
    </AdminPage>
  );
}
