import { requireActor } from "#app/domains/auth/guard.server.ts";
import { previewArticle } from "#app/domains/blog/queries/preview.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { receiveValues } from "#app/lib/received-form.server.ts";
import type { Route } from "./+types/post-preview";

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const written = { account: actor.name, publishedAt: new Date() };
  const article = await previewArticle(await receiveValues(request), written);
  return { article, signature: businessProfile.name };
}

/** A preview that cannot be made leaves the editor where it is. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch {
    return { article: null, signature: "" };
  }
}
