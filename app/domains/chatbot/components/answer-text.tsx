import { useProfile } from "#app/domains/business/profile.ts";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { answerParts } from "../rules/answer-parts.ts";

/**
 * Shows an answer with its links (rule assistant/links). If an item of a list takes several lines, they are aligned to
 * the right of its bullet.
 */
export function AnswerText({ content }: { content: string }) {
  return frenchSpaces(content)
    .split(/(?<=\n)/)
    .map((line, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the lines of an answer keep their order
      <span key={index} className={line.startsWith("•") ? "block pl-3 -indent-3" : undefined}>
        <Line text={line} />
      </span>
    ));
}

function Line({ text: line }: { text: string }) {
  return answerParts(line, useProfile()).map(({ text, to }, index) =>
    to ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a line keep their order
      <AppLink key={index} to={to} className="font-semibold">
        {text}
      </AppLink>
    ) : (
      text
    ),
  );
}
