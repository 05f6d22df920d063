import { requireActor } from "#app/domains/auth/guard.server.ts";
import { keepMedia } from "#app/domains/media/commands.server.ts";
import { maximumMediaBytes } from "#app/domains/media/rules.ts";
import { jsonAnswer, withRefusal } from "#app/lib/forms/outcome.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/media";

export const loader = postOnly;

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const { networkKey } = context.get(requestInfo);
  const kept = await withReceivedForm(request, maximumMediaBytes, networkKey, ({ files }) =>
    keepMedia(actor, files),
  );
  return jsonAnswer(withRefusal(kept));
}
