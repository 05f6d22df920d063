import type { ChatbotScreenData } from "./chatbot-screen.tsx";
import { QuestionTest } from "./question-test.tsx";
import { ResponseForm } from "./response-form.tsx";
import { ResponseTable } from "./response-table.tsx";
import { UnansweredList } from "./unanswered-list.tsx";

type ResponsesTabProps = Extract<ChatbotScreenData, { screen: "responses" }>;

/** The responses: the form, the table, a question to try, and the unanswered questions. */
export function ResponsesTab({ address, responses, edited, match, unanswered, proposed }: ResponsesTabProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
        <ResponseForm
          key={edited?.id ?? (proposed ? `question-${proposed.ids[0]}` : "new")}
          address={address}
          edited={edited}
          proposed={proposed}
        />
        <QuestionTest tried={address.tried} match={match} />
        <UnansweredList groups={unanswered} />
      </div>
      <ResponseTable address={address} responses={responses} />
    </div>
  );
}
