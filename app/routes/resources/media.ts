import { getMediaVariant } from "#app/domains/media/queries.server.ts";
import { readMediaFile } from "#app/domains/media/rules.ts";
import { isRecordId } from "#app/lib/pages/list-address.ts";
import type { Route } from "./+types/media";

/**
 * Responds with a picture. The file at a URL never changes, so browsers may store it forever. A browser that asks
 * whether its copy is current gets 304 (not modified).
 */
export async function loader({ params, request }: Route.LoaderArgs) {
  const file = readMediaFile(params.file);
  if (!file || !isRecordId(params.id)) return new Response("Cette image n’existe pas.", { status: 404 });
  const etag = `"${params.id}-${file.width}-${file.format}"`;
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: etag,
    "Content-Type": `image/${file.format}`,
    "X-Content-Type-Options": "nosniff",
  };
  const content = await getMediaVariant(params.id, file.width, file.format);
  if (!content) return new Response("Cette image n’existe pas.", { status: 404 });
  if (request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(content), {
    headers: { ...headers, "Content-Length": String(content.length) },
  });
}
