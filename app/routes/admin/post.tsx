import { randomUUID } from "node:crypto";
import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { savePost } from "#app/domains/blog/editor/commands/posts.server.ts";
import { PostEditor } from "#app/domains/blog/editor/components/post-editor.tsx";
import { editorTexts } from "#app/domains/blog/editor/labels.ts";
import { getEditedPost, listCategoryChoices } from "#app/domains/blog/editor/queries/editor.server.ts";
import { previewPath } from "#app/domains/blog/editor/queries/preview.server.ts";
import {
  getBeginning,
  getUnsavedText,
  listRevisions,
} from "#app/domains/blog/editor/queries/revisions.server.ts";
import { postEditorPath } from "#app/domains/blog/editor/rules/post-list.ts";
import { countPosts } from "#app/domains/blog/editor/queries/post-list.server.ts";
import { newPostValues } from "#app/domains/blog/editor/rules/post-values.ts";
import { illustrationFor } from "#app/domains/blog/rules/featured-image.ts";
import { editorAddresses, type SaveAnswer, saveIntents } from "#app/domains/blog/editor/rules/save-answer.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { answerOf } from "#app/lib/forms/outcome.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { hasTextProvider } from "#app/lib/text-generation/provider.server.ts";
import type { Route } from "./+types/post";

/**
 * `/admin/posts/new` and `/admin/posts/{id}` are one route. So the first save of a new article changes the URL, but the
 * editor stays as it is.
 */
const newPost = "new";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const around = {
    categories: await listCategoryChoices(),
    author: actor.name,
    canGenerate: await hasTextProvider(),
  };
  if (params.id === newPost) {
    const values = { ...newPostValues, featured_image: illustrationFor(await countPosts()) };
    return {
      id: randomUUID(),
      post: null,
      values,
      revisions: [],
      unsaved: await getBeginning(actor.userId),
      previewLink: null,
      ...around,
    };
  }
  const post = isRecordId(params.id) ? await getEditedPost(params.id) : null;
  if (!post) throw data(null, { status: 404 });
  const [revisions, unsaved, previewLink] = await Promise.all([
    listRevisions(post.id),
    getUnsavedText(post.id, actor.userId),
    previewPath(post.id),
  ]);
  return { id: post.id, post, values: post.values, revisions, unsaved, previewLink, ...around };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const sent = await receiveValues(request);
  const accepted = firstValue(sent, "accepted_version");
  const values = {
    ...sent,
    ...(params.id !== newPost && { id: params.id }),
    ...(accepted && { version: accepted }),
  };
  const outcome = await savePost(actor, values, firstValue(sent, "intent") === saveIntents.keepDate);
  if (outcome.outcome === "done" && !firstValue(sent, "enhanced"))
    return redirect(postEditorPath(outcome.post.id), 303);
  return answerOf(outcome);
}

/** If a save does not reach the server, returns a result instead of an error, so that the editor and its text stay. */
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SaveAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    const isSignIn = error instanceof Response && error.headers.get("Location")?.includes("/admin/login");
    return { outcome: isSignIn ? "refused" : "failed" };
  }
}

export function shouldRevalidate({
  currentParams,
  nextParams,
  formMethod,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // A preview changes nothing, so it needs no load. A load during the first save of a new article would give it another
  // id.
  if (formAction === editorAddresses.preview) return false;
  if (formMethod === "POST" && currentParams.id === newPost && nextParams.id === newPost) return false;
  return defaultShouldRevalidate;
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, loaderData?.post ? editorTexts.editPost : editorTexts.newPost);
}

export default function Post({ loaderData, actionData }: Route.ComponentProps) {
  // Without JavaScript, the page itself contains the result of the save and the typed values.
  const typed = actionData && "values" in actionData ? actionData.values : null;
  const { id, values } = loaderData;
  const [takenUp, setTakenUp] = useState({ as: "", by: "" });
  return (
    <PostEditor
      key={id === takenUp.as ? takenUp.by : id}
      {...loaderData}
      id={typed ? firstValue(typed, "id") || id : id}
      values={typed ? { ...values, ...typed } : values}
      answered={actionData}
      onTakeUp={(as) => setTakenUp({ as, by: id })}
    />
  );
}
