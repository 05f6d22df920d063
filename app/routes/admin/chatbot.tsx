import { useEffect } from "react";
import { mayUse } from "#app/domains/auth/access/rules.ts";
import { requireActor } from "#app/domains/auth/guard.server.ts";
import { screenMeta } from "#app/domains/business/rules/screen-title.ts";
import { requestProfile, rereadProfile } from "#app/domains/business/profile.server.ts";
import { handleConfigurationRequest } from "#app/domains/chatbot/commands/responses.server.ts";
import { ChatbotScreen } from "#app/domains/chatbot/components/chatbot-screen.tsx";
import { configurationTexts } from "#app/domains/chatbot/labels.ts";
import {
  getTranscript,
  listConversations,
  listResponses,
} from "#app/domains/chatbot/queries/configuration.server.ts";
import {
  dictionaryKeywords,
  listLessons,
  listUnanswered,
} from "#app/domains/chatbot/queries/learning.server.ts";
import { readComprehension } from "#app/domains/chatbot/queries/comprehension.server.ts";
import { showJudgement } from "#app/domains/chatbot/queries/judgement.server.ts";
import { getResponse } from "#app/domains/chatbot/queries/edited-response.server.ts";
import { listSayings } from "#app/domains/chatbot/queries/sayings.server.ts";
import { chatbotAddresses } from "#app/domains/chatbot/rules/address.ts";
import { fillPlaceholders } from "#app/domains/chatbot/rules/placeholders.ts";
import { placeholderValues } from "#app/domains/chatbot/rules/placeholder-values.ts";
import { writingIntent } from "#app/domains/chatbot/validation.ts";
import { changeSettings } from "#app/domains/settings/commands/change.server.ts";
import { settingsPath } from "#app/domains/settings/rules/form.ts";
import { firstValue, formValues } from "#app/lib/forms/form.ts";
import { answerOf, answerOrFailed, unlessFailed } from "#app/lib/forms/outcome.ts";
import { keepLoaded } from "#app/lib/pages/keep-loaded.ts";
import type { Route } from "./+types/chatbot";

export async function loader({ url, context }: Route.LoaderArgs) {
  requireActor(context);
  const address = chatbotAddresses.read(url.searchParams);
  const { tab, search, view, page, selectedId, tried, questionId } = address;
  if (tab === "conversations") {
    const [conversations, selected] = await Promise.all([
      listConversations(search, page),
      selectedId ? getTranscript(selectedId) : null,
    ]);
    return { screen: "conversations" as const, address, conversations, selected, now: new Date() };
  }
  if (tab === "apprendre") {
    const profile = requestProfile(context);
    // The owner reads each response as visitors do, with the shop's values in place of the names in braces.
    const lessons = (await listLessons()).map(({ response, ...lesson }) => ({
      ...lesson,
      response: fillPlaceholders(response, profile),
    }));
    return { screen: "learning" as const, address, lessons };
  }
  if (tab === "comprehension")
    return {
      screen: "understanding" as const,
      address,
      ...(await readComprehension(requestProfile(context))),
    };
  const [sayings, responses, edited, judgement, unanswered] = await Promise.all([
    listSayings(search, view),
    view === null ? listResponses(search, page) : null,
    selectedId ? getResponse(selectedId) : null,
    tried ? showJudgement(tried) : null,
    listUnanswered(),
  ]);
  const group = questionId ? unanswered.find(({ ids }) => ids.includes(questionId)) : undefined;
  const proposed = group && {
    ...group,
    keywords: await dictionaryKeywords(group.question, ...group.alsoAsked),
  };
  const lists = { sayings, responses, words: placeholderValues(requestProfile(context)) };
  return { screen: "responses" as const, address, ...lists, edited, judgement, unanswered, proposed };
}

const kept = keepLoaded<Awaited<ReturnType<typeof loader>>>();

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => kept.load(serverLoader);

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireActor(context);
  const values = formValues(await request.formData());
  if (firstValue(values, "intent") === writingIntent) {
    // Whether the assistant may write answers is one of the settings. So only a role that may change settings can
    // change it.
    if (!mayUse(actor.role, settingsPath, "write")) return answerOf({ outcome: "refused" as const });
    const { version = "", assistant = "" } = values;
    const result = await changeSettings(actor, "texts", { version, assistant });
    if (result.outcome === "done") await rereadProfile();
    return answerOf(result);
  }
  return answerOf(await handleConfigurationRequest(actor, values, request.signal));
}

export const clientAction = (args: Route.ClientActionArgs) => answerOrFailed(args);

export const shouldRevalidate = unlessFailed;

export const meta = screenMeta(configurationTexts.title);

export default function Chatbot({ loaderData }: Route.ComponentProps) {
  useEffect(() => kept.remember(loaderData), [loaderData]);
  return <ChatbotScreen {...loaderData} />;
}
