import { data } from "react-router";
import { profileOf } from "#app/domains/business/profile.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { slipTexts } from "#app/domains/quote-requests/slip/content.ts";
import { NoSlip, QuoteSlipPage } from "#app/domains/quote-requests/slip/components/quote-slip.tsx";
import { getSlip } from "#app/domains/quote-requests/slip/queries.server.ts";
import { Still } from "#app/ui/still.tsx";
import type { Route } from "./+types/quote-slip";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const slip = await getSlip(params.token, request.headers.get("cookie"), requestProfile(context));
  const title = slip ? `${slipTexts.name} ${slip.reference}` : slipTexts.gone;
  return data({ slip, now: new Date(), title }, { status: slip ? 200 : 404 });
}

/**
 * The data are never loaded again. The page shows the visitor's text only if the browser sends a cookie. Browsers send
 * this cookie with the request for the page, but not with requests for data.
 */
export function shouldRevalidate() {
  return false;
}

/**
 * Only people who have the URL may see the page. So no cache stores it, search engines do not index it, and its URL is
 * not sent as the referrer to the next page.
 */
export function headers(): HeadersInit {
  return {
    "Cache-Control": "private, no-store",
    "X-Robots-Tag": "noindex, nofollow",
    "Referrer-Policy": "no-referrer",
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: [loaderData?.title, profileOf(matches).name].filter(Boolean).join(" | ") },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

export const handle = { startsLight: true };

export default function QuoteSlip({ loaderData: { slip, now } }: Route.ComponentProps) {
  if (slip) return <QuoteSlipPage slip={slip} now={now} />;
  return <Still name="bon-perdu">{import.meta.env.SSR && <NoSlip />}</Still>;
}
