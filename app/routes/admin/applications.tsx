import { useEffect } from "react";
import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { carryOutApplicationRequest } from "#app/domains/technician-applications/commands.server.ts";
import { ApplicationsInbox } from "#app/domains/technician-applications/components/applications-inbox.tsx";
import { applicationInboxTexts } from "#app/domains/technician-applications/labels.ts";
import {
  countApplications,
  getApplication,
  listApplications,
} from "#app/domains/technician-applications/queries.server.ts";
import { applicationAddresses } from "#app/domains/technician-applications/rules.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { inboxAnswer, inboxStatus, keepSaving } from "#app/lib/forms/change-answer.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { LiveState } from "#app/ui/live-state.tsx";
import { aroundRecord } from "./around-record.tsx";
import { loadAroundRecord } from "./around-record.server.ts";
import type { Route } from "./+types/applications";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const address = applicationAddresses.read(url.searchParams);
  const [applications, counts, selected, surroundings] = await Promise.all([
    listApplications(address, address.page),
    countApplications(),
    address.selectedId ? getApplication(address.selectedId) : null,
    address.selectedId ? loadAroundRecord(actor, "application", address.selectedId) : null,
  ]);
  return { address, applications, counts, selected, surroundings, now: new Date() };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const result = await carryOutApplicationRequest(actor, formValues(await request.formData()));
  return data(inboxAnswer(result, applicationInboxTexts.gone), inboxStatus[result.outcome]);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepSaving(serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Candidatures | ${businessProfile.name}` }];
}

export default function Applications({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  useRevalidateOn(["technician_applications", "emails"]);
  return (
    <ApplicationsInbox
      {...loaderData}
      around={aroundRecord(loaderData.surroundings)}
      live={<LiveState state={useLiveState()} />}
    />
  );
}
