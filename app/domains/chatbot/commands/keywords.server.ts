import { type TextRefusal, writeText } from "#app/lib/text-generation/text-service.server.ts";
import { dictionaryKeywords } from "../queries/learning.server.ts";
import { suggestedKeywords } from "../rules/keywords.ts";

const callsPerDay = 200;
const timeoutMs = 20_000;
const maximumTokens = 300;
const mostKeywords = 20;

const instructions =
  "Tu aides un atelier français de dépannage informatique. Tu réponds seulement par des mots-clés en français, en minuscules, séparés par des espaces, sans ponctuation ni phrase.";

/**
 * Suggests keywords for a response (a stored answer; rule assistant/keywords). The text-generation service proposes
 * them; only the words of its reply are used. Without such a service, the typed words are suggested, except those that
 * the French dictionary drops.
 */
export async function suggestKeywords(
  keywords: string,
  response: string,
  signal?: AbortSignal,
): Promise<{ keywords: string; from: "service" | "dictionary" } | { refused: TextRefusal }> {
  const prompt = `Propose de 8 à 15 mots-clés qu’un visiteur emploierait pour poser la question à laquelle ceci répond.\nMots-clés déjà choisis : ${keywords || "aucun"}\nRéponse : ${response || "à écrire"}`;
  const answer = await writeText({
    purpose: "chatbot",
    callsPerDay,
    instructions,
    prompt,
    maximumTokens,
    timeoutMs,
    ...(signal && { signal }),
  });
  if ("text" in answer) {
    const words = suggestedKeywords(answer.text.slice(0, 2_000)).split(" ").slice(0, mostKeywords);
    return words.join("") ? { keywords: words.join(" "), from: "service" } : { refused: "unreadable" };
  }
  if (answer.refused !== "unconfigured") return answer;
  return { keywords: await dictionaryKeywords(keywords, response), from: "dictionary" };
}
