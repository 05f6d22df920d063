import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { renderPreview, requestProfile } from "#app/domains/business/profile.server.ts";
import { isSectionKey } from "#app/domains/business/registry.server.ts";
import { getNearestZonePage } from "#app/domains/locations/zones/queries/surroundings.server.ts";
import { previewSettings } from "#app/domains/settings/commands/preview.server.ts";
import { previewedPages, previewedPath } from "#app/domains/settings/rules/previewed-pages.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { inertDocument } from "#app/lib/pages/inert-document.server.ts";
import { postOnly } from "#app/lib/pages/post-only.ts";
import type { Route } from "./+types/settings-preview";

export const loader = postOnly;

/** Responds with a public page as it would be with the typed values of a settings section (rule settings/preview). */
export async function action({ params: { section }, request, context }: Route.ActionArgs) {
  requireActor(context);
  if (!isSectionKey(section)) throw data(null, { status: 404 });
  const values = await receiveValues(request);
  const asked = firstValue(values, "page");
  const pages = previewedPages(section, requestProfile(context), await getNearestZonePage());
  if (!pages.some(({ path }) => path === asked)) throw data(null, { status: 404 });
  const { profile, refused } = await previewSettings(section, values);
  const page = await context.get(renderPreview)(previewedPath(asked, profile), profile, refused);
  return inertDocument(page);
}
