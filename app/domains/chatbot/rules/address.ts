import {
  type AddressOf,
  choicePart,
  listAddresses,
  pagePart,
  part,
  recordPart,
  searchPart,
} from "#app/lib/pages/list-address.ts";

/** The URL parameter of the field 'Tester' (try), in which the owner tries a question. */
export const triedParameter = "essai";
const triedLength = 500;

/** The URLs of the configuration screen. */
export const chatbotAddresses = listAddresses("/admin/chatbot", {
  tab: choicePart("onglet", ["conversations", "apprendre", "comprehension"], "responses"),
  search: searchPart,
  /** Which answers the list shows: those to read, those that the assistant no longer gives, or the advice for situations. */
  view: choicePart("voir", ["a-relire", "tues", "conseils"]),
  page: pagePart,
  /** The question that the owner tries. */
  tried: part(triedParameter, "", (text) => text.replaceAll("\0", "").trim().slice(0, triedLength)),
  /** The unanswered question for which a new response (a stored answer) is being written. */
  questionId: part<number | null>("question", null, (text) =>
    /^\d{1,15}$/.test(text) ? Number(text) : null,
  ),
  /** The response that is being edited, or the conversation that is shown. */
  selectedId: recordPart("fiche"),
});

export type ChatbotAddress = AddressOf<typeof chatbotAddresses>;
