import { Link } from "react-router";
import { kindOf, submissionAddress } from "#app/domains/inbox/registry.ts";
import { longMoment } from "#app/lib/french/dates.ts";
import { SubjectSection } from "#app/ui/subject-section.tsx";
import { dueText, heldTexts, privacyTexts } from "../labels.ts";
import type { listErasures } from "../queries/person.server.ts";
import type { RetentionPreview } from "../queries/retention.server.ts";

/** The submissions that the next night's job will delete, because their retention has ended. */
export function DueSection({ preview: { night, total, due } }: { preview: RetentionPreview }) {
  return (
    <SubjectSection title={privacyTexts.preview} intro={privacyTexts.previewIntro}>
      <p className="font-semibold">{dueText(total)}</p>
      <p className="text-muted">{`${longMoment(night)}.`}</p>
      {due.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-t border-line text-small">
          {due.map(({ kind, id, reference, createdAt, isListed }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2 tabular-nums">
              <span>
                {isListed ? (
                  <Link to={submissionAddress(kind, id)}>
                    {kindOf(kind).name} {reference}
                  </Link>
                ) : (
                  `${kindOf(kind).name} ${reference}, corbeille`
                )}
              </span>
              <span className="text-muted">{longMoment(createdAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {total > due.length && (
        <p className="mt-3 text-muted">{`Les ${due.length} plus anciennes sont listées.`}</p>
      )}
    </SubjectSection>
  );
}

/** The list of past erasures. */
export function ErasuresSection({ erasures }: { erasures: Awaited<ReturnType<typeof listErasures>> }) {
  return (
    <SubjectSection title={privacyTexts.erasures} intro={privacyTexts.erasuresIntro}>
      {erasures.length === 0 ? (
        <p>Aucun effacement.</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line text-small">
          {erasures.map(({ id, actorName, counts, createdAt }) => (
            <li key={id} className="py-2">
              <p className="font-semibold">
                {longMoment(createdAt)}, par {actorName}
              </p>
              <p className="text-muted">{heldTexts(counts).join(", ")}</p>
            </li>
          ))}
        </ul>
      )}
    </SubjectSection>
  );
}
