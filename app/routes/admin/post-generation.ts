import { requireActor } from "#app/domains/auth/guard.server.ts";
import { generate } from "#app/domains/blog/generation/commands.server.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import type { Route } from "./+types/post-generation";

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const generated = await generate(actor, await receiveValues(request), request.signal);
  return Response.json(generated, { status: generated ? 200 : 400 });
}
