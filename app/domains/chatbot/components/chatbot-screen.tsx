import type { Words } from "#app/domains/business/rules/texts.ts";
import type { Page } from "#app/lib/pages/paging.ts";
import { AdminPage } from "#app/ui/admin-page.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { TabLinks } from "#app/ui/tab-links.tsx";
import { configurationTexts, learningTexts } from "../labels.ts";
import type { ConversationSummary, ResponseRow, Transcript } from "../queries/configuration.server.ts";
import type { EditedResponse } from "../queries/edited-response.server.ts";
import type { Lesson, UnansweredGroup } from "../queries/learning.server.ts";
import type { Comprehension } from "../queries/comprehension.server.ts";
import type { ShownJudgement } from "../queries/judgement.server.ts";
import type { Sayings } from "../queries/sayings.server.ts";
import { type ChatbotAddress, chatbotAddresses } from "../rules/address.ts";
import type { QuestionGroup } from "../rules/grouping.ts";
import { ConversationsTab } from "./conversations-tab.tsx";
import { LearningPreview } from "./learning-preview.tsx";
import { UnderstandingTab } from "./understanding-tab.tsx";
import { ResponsesTab } from "./responses-tab.tsx";

export type ChatbotScreenData = { address: ChatbotAddress; loadFailed?: boolean } & (
  | {
      screen: "conversations";
      conversations: Page<ConversationSummary>;
      selected: Transcript | null;
      now: Date;
    }
  | { screen: "learning"; lessons: Lesson[] }
  | ({ screen: "understanding" } & Comprehension)
  | {
      screen: "responses";
      sayings: Sayings;
      /**
       * The responses that the owner added. Null while the list shows only unread or withheld responses of the program.
       */
      responses: Page<ResponseRow> | null;
      edited: EditedResponse | null;
      judgement: ShownJudgement | null;
      unanswered: UnansweredGroup[];
      proposed: (QuestionGroup & { keywords: string }) | undefined;
      /** The current values of the names in braces that a response may have. */
      words: Words;
    }
);

/**
 * The assistant's configuration screen: its responses, its lessons (questions that always got the same answer), the
 * conversations, and how questions were understood.
 */
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
              {
                to: chatbotAddresses.path,
                label: tabs.responses,
                current: props.screen === "responses" || props.screen === "learning",
              },
              {
                to: chatbotAddresses.write({ tab: "conversations" }),
                label: tabs.conversations,
                current: isTalk,
              },
              {
                to: chatbotAddresses.write({ tab: "comprehension" }),
                label: tabs.understanding,
                current: props.screen === "understanding",
              },
            ]}
          />
          {props.screen === "responses" && (
            <LinkButton
              size="sm"
              variant="secondary"
              to={chatbotAddresses.write({ tab: "apprendre" })}
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
      {props.screen === "understanding" && <UnderstandingTab {...props} />}
      {props.screen === "responses" && <ResponsesTab {...props} />}
    </AdminPage>
  );
}
