import { useEffect } from "react";
import { data } from "react-router";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { businessProfile } from "#app/domains/business/profile.ts";
import { carryOutChatbotRequest } from "#app/domains/chatbot/commands/responses.server.ts";
import { ChatbotScreen } from "#app/domains/chatbot/components/chatbot-screen.tsx";
import { configurationTexts } from "#app/domains/chatbot/labels.ts";
import {
  getResponse,
  getTranscript,
  listConversations,
  listResponses,
} from "#app/domains/chatbot/queries/configuration.server.ts";
import {
  dictionaryKeywords,
  listLessons,
  listUnanswered,
} from "#app/domains/chatbot/queries/learning.server.ts";
import { matchQuestion } from "#app/domains/chatbot/queries/matching.server.ts";
import { readChatbotAddress } from "#app/domains/chatbot/rules/address.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { outcomeStatus } from "#app/lib/forms/outcome.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import type { Route } from "./+types/chatbot";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = readChatbotAddress(url.searchParams);
  const { tab, search, page, selectedId, tried, questionId, learning } = address;
  if (tab === "conversations") {
    const [conversations, selected] = await Promise.all([
      listConversations(search, page),
      selectedId ? getTranscript(selectedId) : null,
    ]);
    return { screen: "conversations" as const, address, conversations, selected, now: new Date() };
  }
  if (learning) return { screen: "learning" as const, address, lessons: await listLessons() };
  const [responses, edited, match, unanswered] = await Promise.all([
    listResponses(search, page),
    selectedId ? getResponse(selectedId) : null,
    tried ? matchQuestion(tried) : null,
    listUnanswered(),
  ]);
  const group = questionId ? unanswered.find(({ ids }) => ids.includes(questionId)) : undefined;
  const proposed = group && {
    ...group,
    keywords: await dictionaryKeywords(group.question, ...group.alsoAsked),
  };
  return { screen: "responses" as const, address, responses, edited, match, unanswered, proposed };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return kept.load(serverLoader);
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  const answer = await carryOutChatbotRequest(actor, values, request.signal);
  return data({ ...answer, intent: firstValue(values, "intent") }, outcomeStatus[answer.outcome]);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `${configurationTexts.title} | ${businessProfile.name}` }];
}

export default function Chatbot({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  return <ChatbotScreen {...loaderData} />;
}
