import { requireActor } from "#app/domains/auth/guard.server.ts";
import { getRevision } from "#app/domains/blog/editor/queries/revisions.server.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import type { Route } from "./+types/post-revision";

export async function loader({ params, context }: Route.LoaderArgs) {
  requireActor(context);
  const { id, revision } = params;
  const values = isRecordId(id) && isRecordId(revision) ? await getRevision(id, revision) : null;
  return values ? Response.json(values) : new Response(null, { status: 404 });
}
