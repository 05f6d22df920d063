import { countVisitsToday } from "#app/domains/analytics/queries/statistics.server.ts";
import { mayUse } from "#app/domains/auth/access/rules.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { countShippedPosts } from "#app/domains/blog/editor/queries/shipped.server.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { UnansweredRow } from "#app/domains/chatbot/components/unanswered-row.tsx";
import { getUnansweredSummary } from "#app/domains/chatbot/queries/learning.server.ts";
import { countUnreadAnswers } from "#app/domains/chatbot/queries/sayings.server.ts";
import { CountsSheet } from "#app/domains/inbox/components/counts-sheet.tsx";
import { useInboxCounts, useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { FollowUpGroup } from "#app/domains/inbox/components/follow-up-group.tsx";
import {
  AnswerGroup,
  otherRecords,
  ReviewRows,
  UrgentGroup,
} from "#app/domains/inbox/components/waiting-groups.tsx";
import { deskTexts } from "#app/domains/inbox/labels.ts";
import { countDesk } from "#app/domains/inbox/queries/desk.server.ts";
import { listDueFollowUps } from "#app/domains/inbox/queries/follow-ups.server.ts";
import { listWaiting } from "#app/domains/inbox/queries/waiting.server.ts";
import { kindTables } from "#app/domains/inbox/registry.ts";
import { getFailedImport } from "#app/domains/locations/import/queries.server.ts";
import { getZoneGaps } from "#app/domains/locations/zones/queries/elsewhere.server.ts";
import { BeforeLiveGroup } from "#app/domains/settings/components/before-live-group.tsx";
import { getBeforeLive } from "#app/domains/settings/queries/steps.server.ts";
import { regenerateSitemaps } from "#app/domains/sitemap/commands.server.ts";
import { SitemapState } from "#app/domains/sitemap/components/sitemap-state.tsx";
import { BrokenRows, breakdownsOf } from "#app/domains/system/components/broken-rows.tsx";
import { getBreakdownState } from "#app/domains/system/queries.server.ts";
import { formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { useAllowed } from "#app/ui/allowed.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { DayGroup } from "#app/ui/day-book.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { listUnusedScreens } from "./unused-screens.server.ts";
import type { Route } from "./+types/dashboard";

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = requireActor(context);
  const now = new Date();
  const [waiting, followUps, counts, unanswered, visits, breakdowns, beforeLive, unused] = await Promise.all([
    listWaiting(now),
    listDueFollowUps(now),
    countDesk(now),
    getUnansweredSummary(),
    mayUse(role, "/admin/analytics") ? countVisitsToday() : null,
    mayUse(role, "/admin/system") ? listBreakdowns(now) : [],
    mayUse(role, "/admin/first-start") ? findBeforeLive() : null,
    listUnusedScreens(requestProfile(context)),
  ]);
  return { waiting, followUps, counts, unanswered, breakdowns, beforeLive, unused, visits, now };
}

async function findBeforeLive() {
  const [gaps, articles, answers] = await Promise.all([
    getZoneGaps(),
    countShippedPosts(),
    countUnreadAnswers(),
  ]);
  return getBeforeLive({ ...gaps, articles, answers });
}

async function listBreakdowns(now: Date) {
  const [emails, system, failedImport] = await Promise.all([
    getEmailState(),
    getBreakdownState(),
    getFailedImport(),
  ]);
  return breakdownsOf({ emails, ...system, failedImport }, now);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  if (values.intent !== "regenerate-sitemap") return answerOf({ outcome: "refused" });
  return answerOf(await regenerateSitemaps(actor));
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta("Tableau de bord");

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { waiting, followUps, counts, unanswered, breakdowns, beforeLive, unused, visits, now } = loaderData;
  useRevalidateOn([...kindTables, "emails", "import_runs"]);
  const isAllowed = useAllowed();
  const toReview = waiting.review.length > 0 || unanswered !== null;
  const isIdle =
    waiting.urgent.length + waiting.answer.length + waiting.review.length + followUps.length === 0;
  return (
    <AdminPage title={deskTexts.title} live={<LiveState state={useLiveState()} />}>
      <div className="grid max-w-[1240px] gap-4">
        <UrgentGroup records={waiting.urgent} total={counts.urgent} now={now} />
        <CountsSheet counts={useInboxCounts()} unused={unused}>
          {visits && (
            <AppLink to="/admin/analytics" className="text-muted no-underline hover:underline">
              <strong className="font-semibold text-ink">
                {visits.today} visite{visits.today > 1 && "s"}
              </strong>
              , {visits.before} {visits.weekday} dernier à la même heure
            </AppLink>
          )}
        </CountsSheet>
        {isIdle && <EmptyState title={deskTexts.done} text={deskTexts.doneText} />}
        <div className="rounded-control border border-line bg-sheet empty:hidden">
          <AnswerGroup records={waiting.answer} total={counts["a-repondre"]} now={now} />
          <FollowUpGroup records={followUps} counts={counts} now={now} />
          {toReview && (
            <DayGroup
              id="to-review"
              title="À relire"
              hint={deskTexts.reviewHint}
              more={otherRecords("a-relire", counts["a-relire"], waiting.review.length)}
            >
              <ReviewRows records={waiting.review} now={now} />
              {unanswered && <UnansweredRow {...unanswered} now={now} />}
            </DayGroup>
          )}
          {breakdowns.length > 0 && (
            <DayGroup
              id="broken"
              title="En panne"
              count={breakdowns.length}
              hint={deskTexts.brokenHint}
              more={[{ to: "/admin/system", label: "État du site" }]}
            >
              <BrokenRows breakdowns={breakdowns} now={now} />
            </DayGroup>
          )}
          {beforeLive && <BeforeLiveGroup {...beforeLive} />}
        </div>
        {isAllowed("/admin", "write") && (
          <SitemapState answered={actionData && "count" in actionData ? actionData : undefined} />
        )}
      </div>
    </AdminPage>
  );
}
