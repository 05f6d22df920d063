import { isRecordId, searchParameter } from "#app/lib/pages/list-address.ts";
import { pageNumber } from "#app/lib/pages/paging.ts";

export const chatbotPath = "/admin/chatbot";

/** The state of the configuration screen, as its address says it. */
export interface ChatbotAddress {
  tab: "responses" | "conversations";
  search: string;
  page: number;
  /** The edited response, or the shown conversation. */
  selectedId: string | null;
  /** A question to try (the 'Tester' field). */
  tried: string;
  /** The unanswered question that the new response is for. */
  questionId: number | null;
  /** Whether the lessons of the conversations are shown. */
  learning: boolean;
}

const names = { tried: "essai", question: "question", selected: "fiche" } as const;
const triedLength = 500;

/** Reads the address of the screen. An unknown value counts as absent. */
export function readChatbotAddress(parameters: URLSearchParams): ChatbotAddress {
  const selected = parameters.get(names.selected);
  const question = parameters.get(names.question);
  const tab = parameters.get("onglet");
  return {
    tab: tab === "conversations" ? "conversations" : "responses",
    search: parameters.get(searchParameter)?.trim() ?? "",
    page: pageNumber(parameters.get("page")),
    selectedId: selected && isRecordId(selected) ? selected : null,
    tried: parameters.get(names.tried)?.replaceAll("\0", "").trim().slice(0, triedLength) ?? "",
    questionId: question && /^\d{1,15}$/.test(question) ? Number(question) : null,
    learning: tab === "apprendre",
  };
}

/** Returns the address of the screen in a state. Leaves out absent values. */
export function chatbotAddress(to: Partial<ChatbotAddress>): string {
  const parameters = new URLSearchParams();
  if (to.learning) parameters.set("onglet", "apprendre");
  else if (to.tab === "conversations") parameters.set("onglet", "conversations");
  if (to.search) parameters.set(searchParameter, to.search);
  if (to.page && to.page > 1) parameters.set("page", String(to.page));
  if (to.tried) parameters.set(names.tried, to.tried);
  if (to.questionId) parameters.set(names.question, String(to.questionId));
  if (to.selectedId) parameters.set(names.selected, to.selectedId);
  const query = parameters.toString();
  return query ? `${chatbotPath}?${query}` : chatbotPath;
}

/** The name of the 'Tester' field. */
export const triedParameter = names.tried;
