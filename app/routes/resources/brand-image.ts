import { redirect } from "react-router";
import { getBrandImage } from "#app/domains/brand-images/commands/draw.server.ts";
import {
  type BrandImage,
  brandImagePath,
  brandImageType,
  generalCard,
  insteadOf,
  isIconFile,
  readCardFile,
  serviceCard,
  zoneCard,
} from "#app/domains/brand-images/rules.ts";
import type { BusinessProfile } from "#app/domains/business/profile.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { getZoneName } from "#app/domains/locations/zones/queries/page.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/brand-image";

/**
 * Responds with an icon or a share image. Its URL contains the look, a hash of everything that is drawn in it, so the
 * content at a URL never changes. A URL without a look, or with a former one, redirects to the current image (rule
 * settings/pictures).
 */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const { file = pathname.slice(1), look } = params as { file?: string; look?: string };
  const profile = requestProfile(context);
  const image = pathname.startsWith("/social/") ? await findCard(file, profile) : findIcon(file);
  if (!image) return new Response("Cette image n’existe pas.", { status: 404 });
  if (look !== profile.look) return leadTo(image, profile.look);
  const content = await getBrandImage(image, profile, context.get(requestInfo).clientKey);
  if (content === "busy") {
    const instead = image.kind === "card" && image.isOneOfMany ? insteadOf(image, profile) : null;
    if (instead) return leadTo(instead, profile.look);
    return new Response("Cette image vient plus tard.", { status: 503, headers: { "Retry-After": "10" } });
  }
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: `"${look}"`,
    "Content-Type": brandImageType(file),
    "X-Content-Type-Options": "nosniff",
  };
  if (request.headers.get("if-none-match")?.includes(headers.ETag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(content), {
    headers: { ...headers, "Content-Length": String(content.length) },
  });
}

function findIcon(file: string): BrandImage | null {
  return isIconFile(file) ? { kind: "icon", file } : null;
}

async function findCard(file: string, profile: BusinessProfile): Promise<BrandImage | null> {
  const name = readCardFile(file);
  if (!name) return null;
  const known = generalCard(name, profile) ?? serviceCard(name, profile);
  if (known || !name.startsWith("zone-")) return known;
  const slug = name.slice("zone-".length);
  const city = await getZoneName(slug);
  return city === null ? null : zoneCard(slug, city);
}

function leadTo(image: BrandImage, look: string): Response {
  return redirect(brandImagePath(image, look), { headers: { "Cache-Control": "no-cache" } });
}
