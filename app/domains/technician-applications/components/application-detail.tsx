import type { ReactNode } from "react";
import { longMoment } from "#app/lib/french/dates.ts";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import { type AroundRecord, InboxDetail } from "#app/domains/submissions/components/detail.tsx";
import { EmailLink, Fact, Facts } from "#app/domains/submissions/components/facts.tsx";
import { FollowUpStrip } from "#app/domains/submissions/components/follow-up-strip.tsx";
import { RecordNotes } from "#app/domains/submissions/components/record-notes.tsx";
import { RecordActs } from "#app/domains/submissions/components/record-acts.tsx";
import { SpamNotice } from "#app/domains/submissions/components/spam-notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import type { ChangeRequest } from "#app/ui/use-change.ts";
import { labelOf } from "../labels.ts";
import { availabilityLabels, experienceLabel, preferredServiceLabels, specialtyLabels } from "../content.ts";
import type { ApplicationDetail as Detail } from "../queries.server.ts";
import { applicationAddresses } from "../rules/addresses.ts";
import { ApplicationStatusMenu } from "./application-status.tsx";
import { ContactHistory } from "./contact-history.tsx";
import { ValidationPanel } from "./validation-panel.tsx";
import { ofName } from "#app/lib/french/elision.ts";
import { phoneText } from "#app/lib/french/phone-text.ts";

interface ApplicationDetailProps {
  application: Detail;
  backTo: string;
  busy: boolean;
  now: Date;
  around: AroundRecord;
  ask: (request: ChangeRequest) => void;
  onDelete: () => void;
}

/** The screen of one application: what the applicant sent, then the notes and forms that staff fill in. */
export function ApplicationDetail(props: ApplicationDetailProps) {
  const { application, backTo, busy, now, around, ask, onDelete } = props;
  const { id, version } = application;
  const name = `${application.first_name} ${application.last_name}`;
  const { specialties, preferred_services, certifications, cover_letter, reviewedAt } = application;
  return (
    <InboxDetail
      title={name}
      createdAt={application.createdAt}
      reference={application.reference}
      back={{ to: backTo, label: "Toutes les candidatures" }}
      state={application.spam && <AnswerMark of={application} now={now} />}
      followUp={
        !application.spam && <FollowUpStrip path={applicationAddresses.path} record={application} now={now} />
      }
      acts={
        <RecordActs
          path={applicationAddresses.path}
          record={application}
          status={
            <ApplicationStatusMenu
              status={application.status}
              busy={busy}
              onChange={(status) => ask({ intent: "status", id, version: String(version), status })}
            />
          }
          deleteQuestion={`Supprimer la candidature ${ofName(name)}\u00a0?`}
          ask={ask}
          onDelete={onDelete}
        />
      }
    >
      {application.spam && <SpamNotice />}
      {around.notice}
      <Facts>
        <Fact label="E-mail">
          <EmailLink email={application.email} />
        </Fact>
        <Fact label="Téléphone">
          <span className="tabular-nums">{phoneText(application.phone)}</span>
        </Fact>
        <Fact label="Ville">
          {application.city} {application.postal_code}
        </Fact>
        <Fact label="Expérience">{experienceLabel(application.experience_years)}</Fact>
        <Fact label="Disponibilité">{labelOf(availabilityLabels, application.availability)}</Fact>
        {reviewedAt && <Fact label="Examinée">{longMoment(reviewedAt)}</Fact>}
      </Facts>
      <Labels title="Spécialités">{specialties.map((value) => labelOf(specialtyLabels, value))}</Labels>
      <Labels title="Services préférés">
        {preferred_services.map((value) => labelOf(preferredServiceLabels, value))}
      </Labels>
      {certifications && certifications.length > 0 && (
        <Labels title="Certifications">{certifications}</Labels>
      )}
      {cover_letter && (
        <p className="max-w-[39.7em] pt-6.5 text-h4 leading-relaxed break-words whitespace-pre-wrap">
          {cover_letter}
        </p>
      )}
      {!application.spam && <ValidationPanel application={application} />}
      <RecordNotes path={applicationAddresses.path} record={application} />
      <ContactHistory application={application} />
      {around.correspondence}
      {around.history}
    </InboxDetail>
  );
}

function Labels({ title, children }: { title: string; children: readonly string[] }): ReactNode {
  return (
    <div className="mt-5">
      <h3 className="font-body mb-1.5 text-meta font-normal text-muted">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {children.map((label) => (
          <li key={label} className="min-w-0">
            <Tag tone="cobalt" wraps>
              {label}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  );
}
