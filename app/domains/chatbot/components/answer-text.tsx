import { useProfile } from "#app/domains/business/profile.ts";
import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { AppLink } from "#app/ui/app-link.tsx";
import { answerParts } from "../rules/answer-parts.ts";

/** An answer as a visitor reads it, with its links (rule assistant/links). */
export function AnswerText({ content }: { content: string }) {
  const profile = useProfile();
  return answerParts(frenchSpaces(content), profile).map(({ text, to }, index) =>
    to ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of an answer keep their order
      <AppLink key={index} to={to} className="font-semibold">
        {text}
      </AppLink>
    ) : (
      text
    ),
  );
}
