import type { ChatbotScreenData } from "./chatbot-screen.tsx";
import { QuestionTest } from "./question-test.tsx";
import { ResponseForm } from "./response-form.tsx";
import { ResponseTable } from "./response-table.tsx";
import { UnansweredList } from "./unanswered-list.tsx";

type ResponsesTabProps = Extract<ChatbotScreenData, { screen: "responses" }>;

/**
 * The tab of responses: unanswered questions, form, test field and table. While somebody edits a response, or writes
 * one for unanswered questions, the questions are below the form.
 */
export function ResponsesTab({
  address,
  responses,
  edited,
  judgement,
  unanswered,
  proposed,
}: ResponsesTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        {!edited && !proposed && <UnansweredList groups={unanswered} />}
        <ResponseForm
          key={edited?.id ?? (proposed ? `question-${proposed.ids[0]}` : "new")}
          address={address}
          edited={edited}
          proposed={proposed}
        />
        <QuestionTest tried={address.tried} judgement={judgement} />
        {(edited || proposed) && <UnansweredList groups={unanswered} />}
      </div>
      <ResponseTable address={address} responses={responses} />
    </div>
  );
}
