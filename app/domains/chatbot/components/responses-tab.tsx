import type { ChatbotScreenData } from "./chatbot-screen.tsx";
import { QuestionTest } from "./question-test.tsx";
import { ResponseForm } from "./response-form.tsx";
import { SayingList } from "./saying-list.tsx";
import { UnansweredList } from "./unanswered-list.tsx";

type ResponsesTabProps = Extract<ChatbotScreenData, { screen: "responses" }>;

/**
 * The tab of responses (stored answers): unanswered questions, the form, the field that tries a question, and
 * everything that the assistant can say. While a person writes in the form, the unanswered questions are below it.
 */
export function ResponsesTab({
  address,
  sayings,
  responses,
  edited,
  judgement,
  unanswered,
  proposed,
  words,
}: ResponsesTabProps) {
  // A person who comes from the go-live checklist wants to read the answers, so these come before the form.
  const isReading = address.view !== null;
  const list = <SayingList address={address} sayings={sayings} responses={responses} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      {isReading && <div className="xl:col-start-2 xl:row-start-1">{list}</div>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-9 xl:col-start-1 xl:row-start-1">
        {!edited && !proposed && <UnansweredList groups={unanswered} />}
        <ResponseForm
          key={edited?.id ?? (proposed ? `question-${proposed.ids[0]}` : "new")}
          address={address}
          edited={edited}
          proposed={proposed}
          words={words}
        />
        <QuestionTest tried={address.tried} judgement={judgement} />
        {(edited || proposed) && <UnansweredList groups={unanswered} />}
      </div>
      {!isReading && list}
    </div>
  );
}
