import { useEffect } from "react";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { getPreferences } from "#app/domains/auth/queries.server.ts";
import { screenTitle } from "#app/domains/business/rules/screen-title.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { kindScreens } from "#app/domains/inbox/components/screens.tsx";
import { kindAt, kindNames, kindOf } from "#app/domains/inbox/registry.ts";
import { kindRecords } from "#app/domains/inbox/registry.server.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import { LiveState } from "#app/ui/live-state.tsx";
import { aroundRecord } from "./around-record.tsx";
import { loadAroundRecord } from "./around-record.server.ts";
import type { Route } from "./+types/inbox";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireActor(context);
  const kind = kindAt(url.pathname);
  const records = kindRecords[kind];
  const address = kindOf(kind).addresses.read(url.searchParams);
  const { selectedId } = address;
  const [page, counts, selected, surroundings, { marksReadOnOpen }] = await Promise.all([
    records.list(address, address.page),
    records.count(),
    selectedId ? records.get(selectedId) : null,
    selectedId ? loadAroundRecord(actor, kind, selectedId) : null,
    getPreferences(actor),
  ]);
  return {
    kind,
    address,
    records: page,
    counts,
    selected,
    surroundings,
    marksReadOnOpen,
    now: new Date(),
  };
}

/**
 * The data of the last load of each inbox. If a load fails, the screen shows the last data of the same inbox.
 */
const kept = new Map(kindNames.map((kind) => [kind, keepLoaded<Awaited<ReturnType<typeof loader>>>()]));

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const memory = kept.get(kindAt(new URL(request.url).pathname));
  return memory ? memory.load(serverLoader) : serverLoader();
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const kind = kindAt(url.pathname);
  const result = await kindRecords[kind].change(actor, formValues(await request.formData()));
  return answerOf(result, { gone: kindOf(kind).gone });
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export function meta({ location, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return screenTitle(matches, kindOf(kindAt(location.pathname)).plural);
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { kind, surroundings, selected, ...loaded } = loaderData;
  useEffect(() => kept.get(kind)?.remember(loaderData), [kind, loaderData]);
  useRevalidateOn([kindOf(kind).table, "emails"]);
  const around = aroundRecord(surroundings, selected && (kindOf(kind).afterReply?.(selected) ?? null));
  return kindScreens[kind].show({ ...loaded, selected, around, live: <LiveState state={useLiveState()} /> });
}
