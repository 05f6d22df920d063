import { requireActor } from "#app/domains/auth/guard.server.ts";
import { autosavePost, dropUnsavedText } from "#app/domains/blog/editor/commands/revisions.server.ts";
import { copyIntents } from "#app/domains/blog/editor/rules/save-answer.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { jsonAnswer } from "#app/lib/forms/outcome.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/post-autosave";

export const loader = postOnly;

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = await receiveValues(request);
  const version = Number(firstValue(values, "version"));
  if (!isRecordId(params.id) || !Number.isInteger(version) || version < 0 || version > 999_999_999)
    return jsonAnswer({ outcome: "refused" });
  if (firstValue(values, "intent") === copyIntents.forget) {
    await dropUnsavedText(actor, params.id);
    return jsonAnswer({ outcome: "done" });
  }
  return jsonAnswer(await autosavePost(actor, { postId: params.id, version, values }));
}
