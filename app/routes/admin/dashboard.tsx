import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { listExamples, listMissingLegalFields } from "#app/domains/business/rules.ts";
import { messageRow } from "#app/domains/contact-messages/components/message-row.tsx";
import { inboxTexts } from "#app/domains/contact-messages/labels.ts";
import { listContactMessages } from "#app/domains/contact-messages/queries.server.ts";
import { messageAddresses } from "#app/domains/contact-messages/rules.ts";
import { handleMailRequest } from "#app/domains/inbox/commands.server.ts";
import { CountsSheet } from "#app/domains/inbox/components/counts-sheet.tsx";
import { useInboxCounts, useLiveState, useRevalidateOn } from "#app/domains/inbox/components/inbox-live.tsx";
import { GoLiveChecklist } from "#app/domains/business/components/go-live-checklist.tsx";
import { MailState } from "#app/domains/inbox/components/mail-state.tsx";
import { SystemCard } from "#app/domains/system/components/system-card.tsx";
import { getSystemState } from "#app/domains/system/queries.server.ts";
import { regenerateSitemaps } from "#app/domains/sitemap/commands.server.ts";
import { SitemapState } from "#app/domains/sitemap/components/sitemap-state.tsx";
import { formValues } from "#app/lib/forms/form.ts";
import { getEmailState } from "#app/lib/mail/state.server.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InboxList } from "#app/domains/submissions/components/inbox-list.tsx";
import { LiveState } from "#app/ui/live-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import type { Route } from "./+types/dashboard";

const latestShown = 6;

export async function loader({ context }: Route.LoaderArgs) {
  requireActor(context);
  const [messages, emails, system] = await Promise.all([
    listContactMessages({ search: "", unreadOnly: false }, 1),
    getEmailState(),
    getSystemState(),
  ]);
  return {
    latest: messages.items.slice(0, latestShown),
    emails,
    system,
    missingLegalFields: listMissingLegalFields(businessProfile),
    examples: listExamples(businessProfile),
    now: new Date(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  if (values.intent === "regenerate-sitemap")
    return { refusal: null, sitemap: await regenerateSitemaps(actor) };
  const answer = await handleMailRequest(actor, values);
  return answer ? { refusal: null, ...answer } : data({ refusal: "Demande incomprise." }, 400);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Tableau de bord | ${businessProfile.name}` }];
}

export default function Dashboard({
  loaderData: { latest, emails, system, missingLegalFields, examples, now },
  actionData,
}: Route.ComponentProps) {
  useRevalidateOn(["contact_messages", "emails"]);
  return (
    <AdminPage title="Tableau de bord" live={<LiveState state={useLiveState()} />}>
      <div className="grid max-w-[1240px] gap-8">
        <CountsSheet counts={useInboxCounts()} />
        <div className="grid items-start gap-8 xl:grid-cols-[7fr_5fr]">
          <section aria-labelledby="latest">
            <div className="mb-3 flex items-baseline justify-between gap-4">
              <h2 id="latest" className="text-h3">
                Derniers messages
              </h2>
              {latest.length > 0 && <MoreLink to="/admin/messages">Tous les messages</MoreLink>}
            </div>
            {latest.length > 0 ? (
              <div className="overflow-hidden rounded-control border border-line bg-sheet">
                <InboxList
                  label={inboxTexts.list}
                  rows={latest.map(messageRow)}
                  selectedId={null}
                  addressOf={(selectedId) =>
                    messageAddresses.write({ ...messageAddresses.everything, selectedId })
                  }
                  now={now}
                />
              </div>
            ) : (
              <EmptyState title={inboxTexts.empty} text={inboxTexts.whyEmpty} />
            )}
          </section>
          <section aria-labelledby="site-state" className="grid gap-4">
            <h2 id="site-state" className="text-h3">
              État du site
            </h2>
            <MailState state={emails} now={now} />
            <SystemCard system={system} emails={emails} now={now} />
            <SitemapState answered={actionData && "sitemap" in actionData ? actionData.sitemap : undefined} />
            <GoLiveChecklist missing={missingLegalFields} examples={examples} />
          </section>
        </div>
      </div>
    </AdminPage>
  );
}
