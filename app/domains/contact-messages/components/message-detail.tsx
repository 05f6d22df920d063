import {
  type AroundRecord,
  InboxDetail,
  ReadButton,
  TrashButton,
} from "#app/domains/submissions/components/detail.tsx";
import { EmailLink, Fact, Facts, PhoneLink } from "#app/domains/submissions/components/facts.tsx";
import { RecordNotes } from "#app/domains/submissions/components/record-notes.tsx";
import { ReplyButton } from "#app/domains/submissions/components/reply-button.tsx";
import { SpamNotice } from "#app/domains/submissions/components/spam-notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { inboxTexts, serviceLabel } from "../labels.ts";
import type { ContactMessageDetail } from "../queries.server.ts";
import { messageAddresses, replyHref } from "../rules.ts";

interface MessageDetailProps {
  message: ContactMessageDetail;
  backTo: string;
  around: AroundRecord;
  onToggleRead: () => void;
  onDelete: () => void;
}

/** One message in full, with its actions. */
export function MessageDetail({ message, backTo, around, onToggleRead, onDelete }: MessageDetailProps) {
  return (
    <InboxDetail
      title={message.name}
      createdAt={message.createdAt}
      reference={message.reference}
      back={{ to: backTo, label: "Tous les messages" }}
      acts={
        <>
          <ReadButton read={message.read} onToggle={onToggleRead} />
          <TrashButton question={`Supprimer le message de ${message.name} ?`} onConfirm={onDelete} />
          <ReplyButton />
        </>
      }
    >
      {message.spam && <SpamNotice path={messageAddresses.path} id={message.id} />}
      {around.notice}
      <Facts>
        <Fact label="E-mail">
          <EmailLink email={message.email} href={replyHref(message)} />
        </Fact>
        <Fact label="Téléphone">
          {message.phone ? (
            <PhoneLink phone={message.phone} />
          ) : (
            <span className="text-muted">Non indiqué</span>
          )}
        </Fact>
        <Fact label="Service">
          <Tag tone="cobalt">{serviceLabel(message.service)}</Tag>
        </Fact>
        <Fact label="État">
          {message.read ? (
            <Tag shape="ring">{inboxTexts.read}</Tag>
          ) : (
            <Tag tone="pending" shape="dot">
              {inboxTexts.unread}
            </Tag>
          )}
        </Fact>
      </Facts>
      <p className="max-w-[62ch] pt-6.5 text-h4 leading-relaxed break-words whitespace-pre-wrap">
        {message.message}
      </p>
      {around.correspondence}
      <RecordNotes path={messageAddresses.path} record={message} />
      {around.history}
    </InboxDetail>
  );
}
