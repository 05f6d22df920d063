import { longMoment, shortDay } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { RecordSection } from "#app/ui/record-section.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { aboutLabel, standingLabel, submissionKindLabels } from "../labels.ts";
import type { SamePerson } from "../queries/person.server.ts";
import { type PersonSubmission, samePersonShown, searchAddress, submissionAddress } from "../rules.ts";

/** 'Déjà candidat': the applications the same person sent before this one. */
export function AlreadyApplied({ earlier }: { earlier: readonly PersonSubmission[] }) {
  if (earlier.length === 0) return null;
  return (
    <Alert tone="info" title="Déjà candidat" className="mt-5">
      <ul>
        {earlier.slice(0, samePersonShown).map((application) => (
          <li key={application.id}>
            <AppLink to={submissionAddress("application", application.id)}>
              {longMoment(application.createdAt)}
            </AppLink>
            , {standingLabel(application).label}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** 'Cette personne': what else the same e-mail or telephone sent, newest first. */
export function SamePersonList({ person: { email, submissions, hasMore } }: { person: SamePerson }) {
  const kinds = Object.keys(submissionKindLabels) as (keyof typeof submissionKindLabels)[];
  return (
    <RecordSection id="same-person" title="Cette personne">
      {submissions.length === 0 ? (
        <p className="text-muted">Rien d’autre de cet e-mail ni de ce téléphone.</p>
      ) : (
        <div className="@container">
          <ol className="border-t border-line">
            {submissions.map((submission) => (
              <PersonRow key={submission.id} submission={submission} />
            ))}
          </ol>
        </div>
      )}
      {hasMore && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-muted">
          Les {samePersonShown} plus récentes. Tout chercher&nbsp;:
          {kinds.map((kind) => (
            <AppLink key={kind} to={searchAddress(kind, email)} className="text-cobalt">
              {submissionKindLabels[kind]}
            </AppLink>
          ))}
        </p>
      )}
    </RecordSection>
  );
}

function PersonRow({ submission }: { submission: PersonSubmission }) {
  const { kind, id, reference, spam, createdAt } = submission;
  const { label, isWaiting } = standingLabel(submission);
  const about = aboutLabel(submission);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2 @xl:grid-cols-[6.5rem_minmax(0,1fr)_auto_8.5rem]">
      <span className="text-muted">{submissionKindLabels[kind]}</span>
      <AppLink
        to={submissionAddress(kind, id)}
        preventScrollReset
        className="min-w-0 break-words text-cobalt underline underline-offset-4 @max-xl:order-3 @max-xl:col-span-2"
      >
        <span className="tabular-nums">{reference}</span>
        {about && `, ${about}`}
      </AppLink>
      <time dateTime={createdAt.toISOString()} className="text-right text-muted tabular-nums @max-xl:order-2">
        {shortDay(createdAt)}
      </time>
      <span className="@max-xl:order-4 @max-xl:col-span-2">
        {spam ? (
          <Tag tone="danger" shape="cross">
            Indésirable
          </Tag>
        ) : (
          <Tag tone={isWaiting ? "pending" : "neutral"} shape={isWaiting ? "dot" : "ring"}>
            {label}
          </Tag>
        )}
      </span>
    </li>
  );
}
