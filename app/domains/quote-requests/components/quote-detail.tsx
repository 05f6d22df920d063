import {
  type AroundRecord,
  InboxDetail,
  ReadButton,
  TrashButton,
} from "#app/domains/submissions/components/detail.tsx";
import {
  DeclaredFacts,
  EmailLink,
  Fact,
  Facts,
  PhoneLink,
} from "#app/domains/submissions/components/facts.tsx";
import { RecordNotes } from "#app/domains/submissions/components/record-notes.tsx";
import { ReplyButton } from "#app/domains/submissions/components/reply-button.tsx";
import { SpamNotice } from "#app/domains/submissions/components/spam-notice.tsx";
import { Tag } from "#app/ui/tag.tsx";
import {
  quoteFacts,
  quoteInboxTexts,
  quoteServiceLabel,
  type Urgency,
  urgencyLabel,
  urgencyLabels,
} from "../labels.ts";
import type { QuoteRequestDetail } from "../queries.server.ts";
import { isUrgent, quoteAddresses } from "../rules.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { QuoteStatusMenu } from "./quote-status.tsx";
import { ofName } from "#app/lib/french/elision.ts";

interface QuoteDetailProps {
  quote: QuoteRequestDetail;
  backTo: string;
  busy: boolean;
  around: AroundRecord;
  onToggleRead: () => void;
  onStatus: (status: string) => void;
  onDelete: () => void;
}

/** One request in full, with its actions. */
export function QuoteDetail(props: QuoteDetailProps) {
  const { quote, backTo, busy, around, onToggleRead, onStatus, onDelete } = props;
  const name = `${quote.first_name} ${quote.last_name}`;
  return (
    <InboxDetail
      title={name}
      createdAt={quote.createdAt}
      reference={quote.reference}
      back={{ to: backTo, label: "Toutes les demandes" }}
      acts={
        <>
          <div className="w-44">
            <QuoteStatusMenu status={quote.status} busy={busy} onChange={onStatus} />
          </div>
          <ReadButton read={quote.read} onToggle={onToggleRead} />
          <TrashButton question={`Supprimer la demande ${ofName(name)}\u00a0?`} onConfirm={onDelete} />
          <ReplyButton />
        </>
      }
    >
      {quote.spam && <SpamNotice path={quoteAddresses.path} id={quote.id} />}
      {around.notice}
      <Facts>
        <Fact label="E-mail">
          <EmailLink email={quote.email} />
        </Fact>
        <Fact label="Téléphone">
          <PhoneLink phone={quote.phone} />
        </Fact>
        <Fact label="État">
          <span className="flex flex-wrap gap-2">
            <ReadTag read={quote.read} />
            {quote.spam && (
              <Tag tone="danger" shape="cross">
                Indésirable
              </Tag>
            )}
          </span>
        </Fact>
        <Fact label="Service">
          <Tag tone="cobalt">{quoteServiceLabel(quote.service_type)}</Tag>
        </Fact>
        <Fact label="Urgence">
          {isUrgent(quote) ? (
            <Tag tone="danger" shape="dot">
              {urgencyLabel("urgent")}
            </Tag>
          ) : Object.hasOwn(urgencyLabels, quote.urgency) ? (
            urgencyLabel(quote.urgency as Urgency)
          ) : (
            quote.urgency
          )}
        </Fact>
        <DeclaredFacts facts={quoteFacts} of={quote} />
      </Facts>
      <p className="max-w-[62ch] pt-6.5 text-h4 leading-relaxed break-words whitespace-pre-wrap">
        {quote.description}
      </p>
      <AttachmentList attachments={quote.attachments} />
      {around.correspondence}
      <RecordNotes path={quoteAddresses.path} record={quote} />
      {around.history}
    </InboxDetail>
  );
}

function ReadTag({ read }: { read: boolean }) {
  return read ? (
    <Tag shape="ring">{quoteInboxTexts.read}</Tag>
  ) : (
    <Tag tone="pending" shape="dot">
      {quoteInboxTexts.unread}
    </Tag>
  );
}
