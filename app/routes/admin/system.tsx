import { requireActor } from "#app/domains/auth/guard.server.ts";
import { ShippedPosts } from "#app/domains/blog/editor/components/shipped-posts.tsx";
import { listShippedPosts } from "#app/domains/blog/editor/queries/shipped.server.ts";
import { GoLiveChecklist } from "#app/domains/business/components/go-live-checklist.tsx";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { countUnreadAnswers } from "#app/domains/chatbot/queries/sayings.server.ts";
import { welcomeSteps } from "#app/domains/settings/content.ts";
import { getBeforeLive } from "#app/domains/settings/queries/steps.server.ts";
import { handleMailRequest } from "#app/domains/inbox/commands.server.ts";
import { useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { MailState } from "#app/domains/inbox/components/mail-state.tsx";
import { getZoneGaps } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { SystemCard } from "#app/domains/system/components/system-card.tsx";
import { systemTexts } from "#app/domains/system/labels.ts";
import { getSystemState } from "#app/domains/system/queries.server.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { receiveValues } from "#app/lib/forms/received-form.server.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import { listWaitingEmails } from "#app/lib/mail/waiting.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { useKeptAnswer } from "#app/ui/use-kept-answer.ts";
import type { Route } from "./+types/system";

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const [emails, waiting, system, zones, shipped, answers] = await Promise.all([
    getEmailState(),
    listWaitingEmails(),
    getSystemState(),
    getZoneGaps(),
    listShippedPosts(),
    countUnreadAnswers(),
  ]);
  return {
    emails,
    waiting,
    system,
    beforeLive: await getBeforeLive({ ...zones, articles: shipped.length, answers }),
    shipped,
    now: new Date(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  return answerOf(await handleMailRequest(actor, await receiveValues(request)));
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(systemTexts.screen);

export default function System({
  loaderData: { emails, waiting, system, beforeLive, shipped, now },
  actionData,
}: Route.ComponentProps) {
  useRevalidateOn(["emails"]);
  return (
    <AdminPage title={systemTexts.screen} live={<LiveState state={useLiveState()} />}>
      <div className="grid max-w-180 gap-5">
        <MailState state={emails} waiting={waiting} now={now} answered={useKeptAnswer(actionData)} />
        <SystemCard system={system} emails={emails} now={now} />
        <GoLiveChecklist list={beforeLive.list} hasSteps={beforeLive.done.length < welcomeSteps.length}>
          {shipped.length > 0 && <ShippedPosts posts={shipped} />}
        </GoLiveChecklist>
      </div>
    </AdminPage>
  );
}
