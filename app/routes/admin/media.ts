import { requireActor } from "#app/domains/auth/guard.server.ts";
import { keepMedia } from "#app/domains/media/commands.server.ts";
import { maximumMediaBytes } from "#app/domains/media/rules.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import type { Route } from "./+types/media";

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const kept = await withReceivedForm(request, maximumMediaBytes, ({ files }) => keepMedia(actor, files));
  return Response.json(kept, { status: "refusal" in kept ? 422 : 200 });
}
