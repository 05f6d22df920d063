import { durationText } from "#app/lib/french/dates.ts";
import { DayRow } from "#app/ui/day-book.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { configurationTexts, unansweredTexts } from "../labels.ts";
import { chatbotAddresses } from "../rules/address.ts";

interface UnansweredRowProps {
  count: number;
  latest: { content: string; createdAt: Date };
  now: Date;
}

/** Shows on the dashboard how many questions of visitors got no answer, and the latest of them. */
export function UnansweredRow({ count, latest, now }: UnansweredRowProps) {
  return (
    <DayRow
      title={unansweredTexts.count(count)}
      to={chatbotAddresses.path}
      subject={`${configurationTexts.title}, sans réponse`}
      text={`«\u00a0${latest.content}\u00a0»`}
      time={{ text: durationText(now.getTime() - latest.createdAt.getTime()), note: "la dernière" }}
      act={
        <LinkButton
          size="sm"
          variant="secondary"
          to={chatbotAddresses.path}
          aria-label="Relire les questions sans réponse"
        >
          Relire
        </LinkButton>
      }
    />
  );
}
