import { useEffect } from "react";
import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { carryOutMessageRequest } from "#app/domains/contact-messages/commands.server.ts";
import { MessagesInbox } from "#app/domains/contact-messages/components/messages-inbox.tsx";
import {
  countContactMessages,
  getContactMessage,
  listContactMessages,
} from "#app/domains/contact-messages/queries.server.ts";
import { inboxTexts } from "#app/domains/contact-messages/labels.ts";
import { messageAddresses, messageFilter } from "#app/domains/contact-messages/rules.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { formValues } from "#app/lib/forms/form.ts";
import { inboxAnswer, inboxStatus, keepSaving } from "#app/lib/forms/change-answer.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { LiveState } from "#app/ui/live-state.tsx";
import { aroundRecord } from "./around-record.tsx";
import { loadAroundRecord } from "./around-record.server.ts";
import type { Route } from "./+types/messages";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const address = messageAddresses.read(url.searchParams);
  const [messages, counts, selected, surroundings] = await Promise.all([
    listContactMessages(messageFilter(address), address.page),
    countContactMessages(),
    address.selectedId ? getContactMessage(address.selectedId) : null,
    address.selectedId ? loadAroundRecord(actor, "message", address.selectedId) : null,
  ]);
  return { address, messages, counts, selected, surroundings, now: new Date() };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await carryOutMessageRequest(actor, formValues(await request.formData()));
  return data(inboxAnswer(result, inboxTexts.gone), inboxStatus[result.outcome]);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepSaving(serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Messages | ${businessProfile.name}` }];
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useRevalidateOn(["contact_messages", "emails"]);
  return (
    <MessagesInbox
      {...loaderData}
      around={aroundRecord(loaderData.surroundings)}
      live={<LiveState state={useLiveState()} />}
    />
  );
}
