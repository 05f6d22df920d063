import { ofName } from "#app/lib/french/elision.ts";
import { phoneText } from "#app/lib/french/phone-text.ts";
import { AnswerMark } from "#app/domains/submissions/components/answer-mark.tsx";
import { type AroundRecord, InboxDetail } from "#app/domains/submissions/components/detail.tsx";
import { EmailLink, Fact, Facts } from "#app/domains/submissions/components/facts.tsx";
import { FollowUpStrip } from "#app/domains/submissions/components/follow-up-strip.tsx";
import { ReadButton, RecordActs } from "#app/domains/submissions/components/record-acts.tsx";
import { RecordResult } from "#app/domains/submissions/components/record-result.tsx";
import { RecordNotes } from "#app/domains/submissions/components/record-notes.tsx";
import { SpamNotice } from "#app/domains/submissions/components/spam-notice.tsx";
import type { ChangeRequest } from "#app/ui/use-change.ts";
import { serviceLabel } from "../labels.ts";
import type { ContactMessageDetail } from "../queries.server.ts";
import { messageAddresses, replyHref } from "../rules.ts";

interface MessageDetailProps {
  message: ContactMessageDetail;
  backTo: string;
  /** Whether opening the message has just marked it as read. */
  isJustRead: boolean;
  now: Date;
  around: AroundRecord;
  ask: (request: ChangeRequest) => void;
  onToggleRead: () => void;
  onDelete: () => void;
}

/** The screen of one message, with the buttons to act on the message. */
export function MessageDetail(props: MessageDetailProps) {
  const { message, backTo, isJustRead, now, around, ask, onToggleRead, onDelete } = props;
  return (
    <InboxDetail
      title={message.name}
      createdAt={message.createdAt}
      reference={message.reference}
      back={{ to: backTo, label: "Tous les messages" }}
      state={
        <>
          <AnswerMark of={message} now={now} />
          <ReadButton read={message.read} isJustRead={isJustRead} onToggle={onToggleRead} />
        </>
      }
      followUp={!message.spam && <FollowUpStrip path={messageAddresses.path} record={message} now={now} />}
      acts={
        <RecordActs
          path={messageAddresses.path}
          record={message}
          settled={message}
          deleteQuestion={`Supprimer le message ${ofName(message.name)}\u00a0?`}
          ask={ask}
          onDelete={onDelete}
        />
      }
    >
      {message.spam && <SpamNotice />}
      <p className="max-w-[39.7em] pt-4 text-h4 leading-relaxed break-words whitespace-pre-wrap md:pt-5">
        {message.message}
      </p>
      {around.notice}
      <Facts>
        <Fact label="Service">{serviceLabel(message.service)}</Fact>
        <Fact label="E-mail">
          <EmailLink email={message.email} href={replyHref(message)} />
        </Fact>
        {message.phone && (
          <Fact label="Téléphone">
            <span className="tabular-nums">{phoneText(message.phone)}</span>
          </Fact>
        )}
      </Facts>
      {around.correspondence}
      {!message.spam && <RecordResult path={messageAddresses.path} record={message} />}
      <RecordNotes path={messageAddresses.path} record={message} />
      {around.history}
    </InboxDetail>
  );
}
