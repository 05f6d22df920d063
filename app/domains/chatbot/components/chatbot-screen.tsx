import type { Page } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { configurationTexts, learningTexts } from "../labels.ts";
import type { ConversationSummary, ResponseRow, Transcript } from "../queries/configuration.server.ts";
import type { Lesson } from "../queries/learning.server.ts";
import type { Match } from "../queries/matching.server.ts";
import { type ChatbotAddress, chatbotAddress } from "../rules/address.ts";
import type { QuestionGroup } from "../rules/grouping.ts";
import { ConversationsTab } from "./conversations-tab.tsx";
import { LearningPreview } from "./learning-preview.tsx";
import { ResponsesTab } from "./responses-tab.tsx";

export type ChatbotScreenData = { address: ChatbotAddress; loadFailed?: boolean } & (
  | {
      screen: "conversations";
      conversations: Page<ConversationSummary>;
      selected: Transcript | null;
      now: Date;
    }
  | { screen: "learning"; lessons: Lesson[] }
  | {
      screen: "responses";
      responses: Page<ResponseRow>;
      edited: ResponseRow | null;
      match: Match | null;
      unanswered: QuestionGroup[];
      proposed: (QuestionGroup & { keywords: string }) | undefined;
    }
);

/** The configuration of the chatbot: its responses and the visitors' conversations. */
export function ChatbotScreen(props: ChatbotScreenData) {
  const { tabs } = configurationTexts;
  const isTalk = props.screen === "conversations";
  return (
    <AdminPage
      title={configurationTexts.title}
      padded={!isTalk}
      actions={
        <>
          <TabLinks
            label={configurationTexts.title}
            className="xl:-mb-4"
            tabs={[
              { to: chatbotAddress({}), label: tabs.responses, current: !isTalk },
              {
                to: chatbotAddress({ tab: "conversations" }),
                label: tabs.conversations,
                current: isTalk,
              },
            ]}
          />
          {props.screen === "responses" && (
            <LinkButton
              size="sm"
              variant="secondary"
              to={chatbotAddress({ learning: true })}
              className="md:ml-auto"
            >
              {learningTexts.start}
            </LinkButton>
          )}
        </>
      }
    >
      {props.loadFailed && <LoadFailure what="le chatbot" />}
      {props.screen === "conversations" && <ConversationsTab {...props} />}
      {props.screen === "learning" && <LearningPreview lessons={props.lessons} />}
      {props.screen === "responses" && <ResponsesTab {...props} />}
    </AdminPage>
  );
}
