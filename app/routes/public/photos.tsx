import { data, redirect } from "react-router";
import { profileOf } from "#app/domains/business/profile.ts";
import { addPhotos } from "#app/domains/quote-requests/photos/commands.server.ts";
import { PhotosPage } from "#app/domains/quote-requests/photos/components/photos-page.tsx";
import { photoTexts } from "#app/domains/quote-requests/photos/labels.ts";
import { getLinkState } from "#app/domains/quote-requests/photos/queries.server.ts";
import { photoLinkPath, photosPath, readCode } from "#app/domains/quote-requests/photos/rules.ts";
import { maximumFileBytes } from "#app/domains/quote-requests/rules/requests.ts";
import { firstValue } from "#app/lib/forms/form.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import { withReceivedForm } from "#app/lib/forms/received-form.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import type { Route } from "./+types/photos";

const statuses = { open: 200, unknown: 404, expired: 410, limited: 429 } as const;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get("code");
  const known = typed && readCode(typed);
  if (known) throw redirect(photoLinkPath(known), 303);
  const { token } = params;
  if (token === undefined) return data({ link: typed ? { state: "unknown" as const } : null, added: 0 });
  const link = await getLinkState(token, context.get(requestInfo).clientKey);
  const added = Number(query.get("ajout")) || 0;
  return data({ link, added }, { status: statuses[link.state] });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { clientKey, networkKey } = context.get(requestInfo);
  return withReceivedForm(request, maximumFileBytes, networkKey, async ({ values, files }) => {
    const code = firstValue(values, "code");
    const photos = files.filter(({ field }) => field === "photos");
    const answer = await addPhotos(code, photos, { clientKey, networkKey });
    if (answer.outcome === "done")
      return redirect(`${photoLinkPath(answer.code)}?ajout=${answer.added}#photos`, 303);
    return data({ ...answer, code }, { status: outcomeStatus[answer.outcome] });
  });
}

/**
 * Only people who have the code may see the page. So no cache stores it, search engines do not index it, and its URL is
 * not sent as the referrer to the next page.
 */
export function headers(): HeadersInit {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
  };
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `${photoTexts.title} | ${profileOf(matches).name}` },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export const handle = { startsLight: true };

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosPage {...loaderData} answered={actionData} action={photosPath} />;
}
