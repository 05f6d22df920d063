import { frenchSpaces } from "#app/lib/french/spaces.ts";
import { answerOnce } from "#app/domains/chatbot/commands/talk.server.ts";
import { isWriting } from "#app/domains/chatbot/gateway.server.ts";
import { AssistantPage } from "#app/domains/chatbot/components/assistant-page.tsx";
import { assistantPath } from "#app/domains/chatbot/content/door.ts";
import { assistantPageTexts } from "#app/domains/chatbot/content/visitor-texts.ts";
import { readChoice } from "#app/domains/chatbot/validation.ts";
import { questionLength } from "#app/domains/chatbot/rules/limits.ts";
import { profileOf } from "#app/domains/business/profile.ts";
import { requestProfile } from "#app/domains/business/profile.server.ts";
import { requestInfo } from "#app/lib/trust/request-context.server.ts";
import { pageMeta } from "#app/lib/pages/seo.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import type { Route } from "./+types/assistant";

export async function loader({ request, context }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const typed = url.searchParams.get("question") ?? "";
  const question = typed.trim().slice(0, questionLength);
  const [answered, writing] = await Promise.all([
    question
      ? answerOnce(question, readChoice(url.searchParams.get("choix")), context.get(requestInfo))
      : null,
    isWriting(requestProfile(context)),
  ]);
  return { question: frenchSpaces(question), answered, isWriting: writing };
}

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const asked = loaderData?.question ? `${loaderData.question} ` : "";
  return pageMeta(matches, {
    title: `${asked}${assistantPageTexts.title} | ${profileOf(matches).name}`,
    description: assistantPageTexts.lead,
    path: assistantPath,
    noindex: true,
  });
}

export const handle = { startsLight: true };

export default function Assistant({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        trail={[{ label: "Accueil", to: "/" }, { label: assistantPageTexts.title }]}
        title={assistantPageTexts.title}
        lead={assistantPageTexts.lead}
      />
      <AssistantPage {...loaderData} />
    </>
  );
}
