import { type SiteProfile, useProfile } from "#app/domains/business/profile.ts";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import { type AroundRecord, InboxDetail } from "#app/domains/submissions/components/detail.tsx";
import { DeclaredFacts, EmailLink, Fact, Facts } from "#app/domains/submissions/components/facts.tsx";
import { PromiseStrip } from "#app/domains/submissions/components/promise-strip.tsx";
import { FollowUpStrip } from "#app/domains/submissions/components/follow-up-strip.tsx";
import { ReadButton, RecordActs } from "#app/domains/submissions/components/record-acts.tsx";
import { RecordResult } from "#app/domains/submissions/components/record-result.tsx";
import { RecordNotes } from "#app/domains/submissions/components/record-notes.tsx";
import { SpamNotice } from "#app/domains/submissions/components/spam-notice.tsx";
import { ofName } from "#app/lib/french/elision.ts";
import { eurosText } from "#app/lib/french/euros.ts";
import { phoneText } from "#app/lib/french/phone-text.ts";
import { Tag } from "#app/ui/tag.tsx";
import type { ChangeRequest } from "#app/ui/use-change.ts";
import { quoteFacts } from "../labels.ts";
import { quoteServiceLabel } from "../content.ts";
import { urgencyLabel } from "../content.ts";
import type { QuoteRequestDetail } from "../queries.server.ts";
import { closedAppointmentText, isOver, isUrgent } from "../rules/requests.ts";
import { urgentDue } from "../rules/urgent-due.ts";
import { quoteAddresses } from "../rules/addresses.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { QuoteStatusMenu } from "./quote-status.tsx";

interface QuoteDetailProps {
  quote: QuoteRequestDetail;
  backTo: string;
  busy: boolean;
  /** Whether opening the request has just marked it as read. */
  isJustRead: boolean;
  now: Date;
  around: AroundRecord;
  ask: (request: ChangeRequest) => void;
  onToggleRead: () => void;
  onDelete: () => void;
}

/** The screen of one request: how urgent it is, the problem in the customer's words, the photos, then the facts. */
export function QuoteDetail(props: QuoteDetailProps) {
  const { quote, backTo, busy, isJustRead, now, around, ask, onToggleRead, onDelete } = props;
  const { id, version } = quote;
  const name = `${quote.first_name} ${quote.last_name}`;
  const profile = useProfile();
  const due = urgentDue(quote, profile);
  const closed = closedAppointmentText(profile, quote);
  const asksResult = quote.result === null && isOver(quote);
  const result = !quote.spam && <RecordResult path={quoteAddresses.path} record={quote} />;
  return (
    <InboxDetail
      title={name}
      createdAt={quote.createdAt}
      reference={quote.reference}
      back={{ to: backTo, label: "Toutes les demandes" }}
      urgency={due && <PromiseStrip sentAt={quote.createdAt} due={due} now={now} />}
      state={
        <>
          <AnswerMark of={quote} now={now} />
          <ReadButton read={quote.read} isJustRead={isJustRead} onToggle={onToggleRead} />
        </>
      }
      followUp={!quote.spam && <FollowUpStrip path={quoteAddresses.path} record={quote} now={now} />}
      acts={
        <RecordActs
          path={quoteAddresses.path}
          record={quote}
          settled={quote}
          status={
            <QuoteStatusMenu
              status={quote.status}
              result={quote.result}
              busy={busy}
              onChange={(status) => ask({ intent: "status", id, version: String(version), status })}
            />
          }
          deleteQuestion={`Supprimer la demande ${ofName(name)}\u00a0?`}
          ask={ask}
          onDelete={onDelete}
        />
      }
    >
      {asksResult && result}
      {quote.spam && <SpamNotice />}
      <p className="max-w-[39.7em] pt-4 text-h4 leading-relaxed break-words whitespace-pre-wrap md:pt-5">
        {quote.description}
      </p>
      <AttachmentList attachments={quote.attachments} />
      {around.notice}
      <Facts>
        <Fact label="Service">{quoteServiceLabel(quote.service_type)}</Fact>
        {!due && <Fact label="Urgence">{urgencyFact(quote, profile)}</Fact>}
        <DeclaredFacts facts={quoteFacts} of={quote} />
        {closed && <Fact label="À ce moment-là">{closed}</Fact>}
        {quote.offeredAmount !== null && <Fact label="Prix proposé">{eurosText(quote.offeredAmount)}</Fact>}
        <Fact label="E-mail">
          <EmailLink email={quote.email} />
        </Fact>
        <Fact label="Téléphone">
          <span className="tabular-nums">{phoneText(quote.phone)}</span>
        </Fact>
      </Facts>
      {around.correspondence}
      {!asksResult && result}
      <RecordNotes path={quoteAddresses.path} record={quote} />
      {around.history}
    </InboxDetail>
  );
}

function urgencyFact(quote: QuoteRequestDetail, profile: SiteProfile) {
  if (isUrgent(quote))
    return (
      <Tag tone="signal" shape="diamond">
        {urgencyLabel("urgent", profile)}
      </Tag>
    );
  return urgencyLabel(quote.urgency, profile) || quote.urgency;
}
