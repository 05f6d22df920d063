import { useEffect } from "react";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { changeShippedPosts } from "#app/domains/blog/editor/commands/shipped.server.ts";
import { deletePost } from "#app/domains/blog/editor/commands/trash.server.ts";
import { PostsScreen } from "#app/domains/blog/editor/components/posts-screen.tsx";
import { postListTexts } from "#app/domains/blog/editor/labels.ts";
import { listCategoryChoices } from "#app/domains/blog/editor/queries/editor.server.ts";
import { countPosts, listPosts } from "#app/domains/blog/editor/queries/post-list.server.ts";
import { postAddresses } from "#app/domains/blog/editor/rules/post-list.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import type { Route } from "./+types/posts";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = postAddresses.read(url.searchParams);
  const [posts, categories, total] = await Promise.all([
    listPosts(address),
    listCategoryChoices(),
    countPosts(),
  ]);
  return { address, posts, categories, total, now: new Date() };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = await receiveValues(request);
  if (firstValue(values, "ids")) return answerOf(await changeShippedPosts(actor, values));
  const id = firstValue(values, "id");
  if (firstValue(values, "intent") !== "delete" || !isRecordId(id)) return answerOf({ outcome: "refused" });
  // If somebody has already deleted the article, the deletion still counts as done.
  await deletePost(actor, id);
  return answerOf({ outcome: "done" });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(postListTexts.title);

export default function Posts({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  return <PostsScreen {...loaderData} />;
}
