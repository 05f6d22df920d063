import { useProfile } from "#app/domains/business/profile.ts";
import { isShown } from "#app/domains/business/rules/shown.ts";
import { longMoment, shortDay } from "#app/lib/french/dates.ts";
import { Alert } from "#app/ui/alert.tsx";
import { AppLink } from "#app/ui/app-link.tsx";
import { RecordSection } from "#app/ui/record-section.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { SamePerson } from "../queries/person.server.ts";
import { kindNames, kindOf, type SubmissionKind, submissionAddress } from "../registry.ts";
import { aboutLabel, type PersonSubmission, samePersonShown, searchAddress, standingOf } from "../rules.ts";

/** Shows 'Déjà candidat' (applied before): the earlier submissions of this kind by the same person. */
export function SentBefore({
  kind,
  earlier,
}: {
  kind: SubmissionKind;
  earlier: readonly PersonSubmission[];
}) {
  if (earlier.length === 0) return null;
  return (
    <Alert tone="info" title={kindOf(kind).repeated} className="mt-5">
      <ul>
        {earlier.slice(0, samePersonShown).map((submission) => (
          <li key={submission.id}>
            <AppLink to={submissionAddress(kind, submission.id)}>{longMoment(submission.createdAt)}</AppLink>,{" "}
            {standingOf(submission).label}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/**
 * Shows 'Cette personne' (this person): the other submissions with the same e-mail or phone number, newest first (rule
 * inboxes/person).
 */
export function SamePersonList({ person: { email, submissions, hasMore } }: { person: SamePerson }) {
  const profile = useProfile();
  const isSearched = (kind: SubmissionKind) => {
    const { page } = kindOf(kind);
    return !page || isShown(profile, page) || submissions.some((one) => one.kind === kind);
  };
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
          {kindNames.filter(isSearched).map((kind) => (
            <AppLink key={kind} to={searchAddress(kind, email)} className="text-cobalt">
              {kindOf(kind).name}
            </AppLink>
          ))}
        </p>
      )}
    </RecordSection>
  );
}

function PersonRow({ submission }: { submission: PersonSubmission }) {
  const { kind, id, reference, spam, createdAt } = submission;
  const { label, isWaiting } = standingOf(submission);
  const about = aboutLabel(submission);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line py-2 @xl:grid-cols-[6.5rem_minmax(0,1fr)_auto_8.5rem]">
      <span className="text-muted">{kindOf(kind).name}</span>
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
