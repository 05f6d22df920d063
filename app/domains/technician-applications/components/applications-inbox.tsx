import { useProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { useListKeys } from "#app/lib/pages/list-keys.ts";
import { FilterGroup, FilterSelect } from "#app/ui/filter-form.tsx";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import { InboxPane } from "#app/domains/submissions/components/inbox-pane.tsx";
import { type InboxProps, InboxScreen } from "#app/domains/submissions/components/inbox-screen.tsx";
import { useReplyTo } from "#app/domains/submissions/components/reply-button.tsx";
import { useInboxActs } from "#app/domains/submissions/components/use-inbox-acts.ts";
import { followUpText } from "#app/domains/submissions/records/follow-up.ts";
import { StateMark, type StateTone, type TagShape } from "#app/ui/tag.tsx";
import { applicationInboxTexts, applicationStatusLabels, labelOf } from "../labels.ts";
import { experienceLabel, specialtyLabels } from "../content.ts";
import type { ApplicationDetail as Detail, ApplicationSummary } from "../queries.server.ts";
import { type ApplicationAddress, applicationAddresses, applicationStatuses } from "../rules/addresses.ts";
import { ApplicationDetail } from "./application-detail.tsx";
import { ofName } from "#app/lib/french/elision.ts";

const { path, write } = applicationAddresses;

type ApplicationsInboxProps = InboxProps<
  ApplicationAddress,
  ApplicationSummary,
  { all: number; pending: number; spam: number },
  Detail
>;

/** The inbox of technician applications: their list, newest first, and the open application (rule inboxes/list). */
export function ApplicationsInbox(props: ApplicationsInboxProps) {
  const { address, counts, selected, loadFailed, around, live } = props;
  const closed = write({ ...address, selectedId: null });
  const { ask, busy, remove } = useInboxActs(path, closed);
  const reply = useReplyTo((selectedId) => write({ ...address, selectedId }));
  useListKeys({ r: reply });

  return (
    <InboxScreen
      title="Candidatures"
      live={live}
      failedLoad={loadFailed ? "les candidatures" : null}
      addresses={applicationAddresses}
      address={address}
      views={views(counts)}
      label="Rechercher dans les candidatures"
      placeholder="Un nom, une ville, un téléphone"
      list={<Pane {...props} />}
      detail={
        selected && (
          <ApplicationDetail
            key={selected.id}
            application={selected}
            backTo={closed}
            busy={busy}
            now={props.now}
            around={around}
            ask={ask}
            onDelete={() =>
              remove(
                selected.id,
                `Candidature ${ofName(`${selected.first_name} ${selected.last_name}`)} supprimée`,
              )
            }
          />
        )
      }
      texts={applicationInboxTexts}
      shortcuts={[{ key: "R", label: "répondre" }]}
    />
  );
}

const views = (counts: ApplicationsInboxProps["counts"]) => [
  { filters: { filtre: null, statut: null }, label: "Toutes", count: counts.all },
  { filters: { filtre: null, statut: "pending" as const }, label: "En attente", count: counts.pending },
  { filters: { filtre: "indesirables" as const, statut: null }, label: "Indésirables", count: counts.spam },
];

const looks: ReadonlyMap<string, { tone: StateTone; shape: TagShape }> = new Map([
  ["pending", { tone: "ink", shape: "dot" }],
  ["approved", { tone: "success", shape: "check" }],
]);

function ApplicationState({ status }: { status: string }) {
  const { tone, shape } = looks.get(status) ?? { tone: "muted", shape: "cross" };
  return (
    <StateMark tone={tone} shape={shape}>
      {labelOf(applicationStatusLabels, status)}
    </StateMark>
  );
}

function Pane({ address, records, counts, now }: ApplicationsInboxProps) {
  return (
    <InboxPane
      addresses={applicationAddresses}
      address={address}
      filters={
        <FilterGroup>
          <FilterSelect
            name="statut"
            label="Statut"
            all="Tout statut"
            value={address.filters.statut}
            options={applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] }))}
            className="col-span-2 md:max-xl:col-span-1"
          />
        </FilterGroup>
      }
      rows={records.items.map((application) => ({
        id: application.id,
        title: `${application.first_name} ${application.last_name}`,
        subtitle: `${application.city}, ${experienceLabel(application.experience_years)}`,
        preview:
          application.preview ||
          application.specialties.map((value) => labelOf(specialtyLabels, value)).join(", "),
        createdAt: application.createdAt,
        isWaiting: !application.spam && application.status === "pending",
        followUp: followUpText(application, now),
        state: application.spam ? (
          <AnswerMark of={application} now={now} />
        ) : (
          <ApplicationState status={application.status} />
        ),
      }))}
      page={records}
      spamCount={counts.spam}
      now={now}
      texts={applicationInboxTexts}
      filtered={{ title: "Aucune candidature trouvée", backLabel: "Voir toutes les candidatures" }}
      next={
        isShown(useProfile(), "/join")
          ? { to: "/join", label: "Ouvrir la page" }
          : { to: "/admin/settings/site", label: "Montrer la page" }
      }
    />
  );
}
