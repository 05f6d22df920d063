import ChevronDown from "lucide-react/icons/chevron-down";
import { Icon } from "#app/ui/icon.tsx";

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/**
 * Questions that unfold without a script. The first is unfolded, so that visitors see that the other questions can be
 * unfolded too.
 */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0} className="group">
          <summary className="flex list-none items-center justify-between gap-4 py-4 text-h4 font-semibold [&::-webkit-details-marker]:hidden">
            {question}
            <Icon icon={ChevronDown} className="transition-transform duration-200 group-open:rotate-180" />
          </summary>
          <p className="max-w-[41em] pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
