import { useEffect } from "react";
import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { carryOutQuoteRequest } from "#app/domains/quote-requests/commands.server.ts";
import { QuotesInbox } from "#app/domains/quote-requests/components/quotes-inbox.tsx";
import { quoteInboxTexts } from "#app/domains/quote-requests/labels.ts";
import {
  countQuoteRequests,
  getQuoteRequest,
  listQuoteRequests,
} from "#app/domains/quote-requests/queries.server.ts";
import { quoteAddresses } from "#app/domains/quote-requests/rules.ts";
import { offerAfterReply } from "#app/domains/inbox/replies/labels.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { inboxAnswer, inboxStatus, keepSaving } from "#app/lib/forms/change-answer.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { LiveState } from "#app/ui/live-state.tsx";
import { aroundRecord } from "./around-record.tsx";
import { loadAroundRecord } from "./around-record.server.ts";
import type { Route } from "./+types/quotes";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const address = quoteAddresses.read(url.searchParams);
  const [quotes, counts, selected, surroundings] = await Promise.all([
    listQuoteRequests(address, address.page),
    countQuoteRequests(),
    address.selectedId ? getQuoteRequest(address.selectedId) : null,
    address.selectedId ? loadAroundRecord(actor, "quote", address.selectedId) : null,
  ]);
  return { address, quotes, counts, selected, surroundings, now: new Date() };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await carryOutQuoteRequest(actor, formValues(await request.formData()));
  return data(inboxAnswer(result, quoteInboxTexts.gone), inboxStatus[result.outcome]);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepSaving(serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Devis | ${businessProfile.name}` }];
}

export default function Quotes({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useRevalidateOn(["quote_requests", "emails"]);
  return (
    <QuotesInbox
      {...loaderData}
      around={aroundRecord(loaderData.surroundings, offerAfterReply(loaderData.selected))}
      live={<LiveState state={useLiveState()} />}
    />
  );
}
