import { useRef } from "react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { longMoment, shortMoment } from "#app/lib/french/dates.ts";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { classes } from "#app/ui/classes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Tag } from "#app/ui/tag.tsx";
import { useDetailFocus } from "#app/ui/use-detail-focus.ts";
import { conversationTexts as texts } from "../labels.ts";
import type { Transcript } from "../queries/configuration.server.ts";
import { chatbotAddresses } from "../rules/address.ts";
import type { ChatbotScreenData } from "./chatbot-screen.tsx";
import { ListSearch } from "./list-search.tsx";

type ConversationsTabProps = Extract<ChatbotScreenData, { screen: "conversations" }>;

/**
 * Shows the list of conversations on a third of the width, and beside it the transcript of the selected one. A phone
 * shows only one of the two at a time.
 */
export function ConversationsTab(props: ConversationsTabProps) {
  const { address, conversations, selected, now } = props;
  const { search } = address;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div className={classes("border-line bg-sheet xl:border-r", selected && "max-xl:hidden")}>
        <div className="border-b border-line p-4">
          <ListSearch label={texts.search} search={search} tab="conversations" />
        </div>
        {conversations.items.length === 0 && (
          <div className="p-4">
            <EmptyState
              title={search ? texts.noneFound : texts.empty}
              text={search ? undefined : texts.emptyText}
            >
              {search && (
                <LinkButton
                  variant="secondary"
                  size="sm"
                  to={chatbotAddresses.write({ tab: "conversations" })}
                >
                  {texts.showAll}
                </LinkButton>
              )}
            </EmptyState>
          </div>
        )}
        <ol aria-label={texts.list}>
          {conversations.items.map(({ id, visitor, questions, misses, firstQuestion, updatedAt }) => (
            <li key={id} className="border-b border-line">
              <AppLink
                to={chatbotAddresses.write({ ...address, selectedId: id })}
                preventScrollReset
                aria-current={id === selected?.id || undefined}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-3 text-ink no-underline -outline-offset-3 hover:bg-paper hover:text-ink aria-current:bg-cobalt-wash aria-current:inset-ring-[1.5px] aria-current:inset-ring-cobalt"
              >
                <span className="font-semibold tabular-nums">{visitor}</span>
                <time
                  dateTime={updatedAt.toISOString()}
                  className="text-meta text-muted tabular-nums"
                  suppressHydrationWarning
                >
                  {shortMoment(updatedAt, now)}
                </time>
                <span className="col-span-full truncate">{firstQuestion}</span>
                <span className="col-span-full text-meta text-muted">
                  {texts.questions(questions)}
                  {misses > 0 && `, dont ${misses} ${texts.noMatch}`}
                </span>
              </AppLink>
            </li>
          ))}
        </ol>
        {conversations.pageCount > 1 && (
          <div className="px-4 py-5">
            <Pager
              page={conversations.page}
              pageCount={conversations.pageCount}
              hrefOf={(page) => chatbotAddresses.write({ tab: "conversations", search, page })}
            />
          </div>
        )}
      </div>
      <div className={classes("min-w-0 p-4 md:p-7", !selected && "max-xl:hidden")}>
        {selected ? (
          <TranscriptView
            transcript={selected}
            backTo={chatbotAddresses.write({ ...address, selectedId: null })}
          />
        ) : (
          <p className="p-10 text-center text-muted">{texts.noSelection}</p>
        )}
      </div>
    </div>
  );
}

function TranscriptView({ transcript, backTo }: { transcript: Transcript; backTo: string }) {
  const { id: conversation, visitor, updatedAt, messages } = transcript;
  const title = useRef<HTMLHeadingElement>(null);
  useDetailFocus(title, conversation);
  return (
    <article aria-labelledby="transcript" className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4">
      <LinkButton
        variant="text"
        size="sm"
        icon={ArrowLeft}
        to={backTo}
        className="justify-self-start xl:hidden"
      >
        {texts.back}
      </LinkButton>
      <div>
        <h2
          id="transcript"
          ref={title}
          tabIndex={-1}
          className="text-h3 tracking-small tabular-nums outline-none"
        >
          {texts.visitor} {visitor}
        </h2>
        <p className="text-small text-muted">{longMoment(updatedAt)}</p>
      </div>
      <ol className="grid gap-3">
        {messages.map(({ id, role, content, kind }) => (
          <li
            key={id}
            className={classes(
              "max-w-[85%] rounded-control px-4 py-2.5 wrap-anywhere whitespace-pre-line",
              role === "user"
                ? "justify-self-end bg-cobalt-wash"
                : "justify-self-start border border-line bg-sheet",
            )}
          >
            <span className="mb-1 flex items-center gap-2 text-meta font-semibold text-muted">
              {role === "user" ? texts.visitor : texts.assistant}
              {kind === "no_match" && <Tag tone="pending">{texts.noMatch}</Tag>}
              {kind === "written" && <Tag tone="outline">{texts.written}</Tag>}
              {kind === "failure" && <Tag tone="danger">{texts.failure}</Tag>}
            </span>
            {role === "user" ? content : frenchSpaces(content)}
          </li>
        ))}
      </ol>
    </article>
  );
}
