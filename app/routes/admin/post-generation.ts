import { requireActor } from "#app/domains/auth/guard.server.ts";
import { generate } from "#app/domains/blog/generation/commands.server.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/post-generation";

export const loader = postOnly;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  return jsonAnswer(await generate(actor, await receiveValues(request), request.signal));
}
