import { requireActor } from "#app/domains/auth/guard.server.ts";
import { getSignature, previewArticle } from "#app/domains/blog/editor/queries/preview.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/post-preview";

export const loader = postOnly;

export async function action({ request, context }: Route.ActionArgs) {
  const profile = requestProfile(context);
  const actor = requireActor(context);
  const values = await receiveValues(request);
  const article = await previewArticle(values, {
    account: await getSignature(firstValue(values, "id"), actor.name),
    publishedAt: new Date(),
  });
  return { article, signature: profile.name };
}

/** If a preview fails, returns an empty one, because the error screen would replace the editor and its text. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    return { article: null, signature: "" };
  }
}
