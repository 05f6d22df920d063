import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.server.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The stored answers of the assistant, with their keywords (rule assistant/responses). A trigger fills `chatbot_words`.
 */
export const chatbotResponses = pgTable(
  "chatbot_responses",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Plain text. Placeholders such as {telephone} are filled in when the assistant sends the response. */
    response: text().notNull(),
    /** The keywords, in lower case and separated by spaces. The first keywords count most. */
    keywords: text().notNull(),
    keywordsVector: searchVector("keywords_vector")
      .notNull()
      .generatedAlwaysAs(sql`chatbot_keywords(keywords)`),
    /** Whether the assistant offers the telephone number, and a form for a message to the shop, with the answer. */
    offersContact: boolean("offers_contact").notNull().default(false),
    /** The topic of a response that came with the program. Null for a response that the owner added. */
    topic: text(),
    /** A few words that name the response on a button. If null, the button shows the first keywords. */
    label: text(),
    /** Whether the owner withholds the response. Visitors then get the contact details instead. */
    withheld: boolean().notNull().default(false),
    /** Who last read, withheld or reworded the response, and when. Null for a text that nobody has reviewed. */
    reviewedBy: text("reviewed_by"),
    reviewedAt: moment("reviewed_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Rises with each save. A save made from an older version is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    // Finds the response to a question by its words.
    index("chatbot_responses_keywords_vector").using("gin", table.keywordsVector),
    // Lists the responses in the back office, oldest first, page by page.
    index("chatbot_responses_created_at").on(table.createdAt, table.id),
    // Searches the responses in the back office by any part of a word; accents are ignored.
    index("chatbot_responses_search").using("gin", sql`fold_text(keywords || ' ' || response) gin_trgm_ops`),
    // Prevents storing a response twice, for example when the owner accepts the same proposal again.
    uniqueIndex("chatbot_responses_same").on(sql`md5(keywords)`, sql`md5(response)`),
  ],
);

/**
 * Questions that people ask, each with its right response. The classifier learns from them (rule assistant/examples). A
 * question without a response is off topic.
 */
export const chatbotExamples = pgTable(
  "chatbot_examples",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    responseId: uuid("response_id").references(() => chatbotResponses.id, { onDelete: "cascade" }),
    question: text().notNull(),
  },
  (table) => [
    // Lists the examples of a response in the order they were written.
    index("chatbot_examples_response_id").on(table.responseId, table.id),
    // A response has each example once. The index gives the off-topic examples, which have no response, one id.
    uniqueIndex("chatbot_examples_same").on(
      sql`coalesce(response_id, '00000000-0000-0000-0000-000000000000')`,
      sql`md5(question)`,
    ),
  ],
);

/**
 * The stems of all keywords, each with its number of responses, because rare words count more. A trigger updates it.
 */
export const chatbotWords = pgTable(
  "chatbot_words",
  {
    word: text().primaryKey(),
    responses: integer().notNull(),
  },
  // Finds the words similar to a mistyped word.
  (table) => [index("chatbot_words_word").using("gin", sql`${table.word} gin_trgm_ops`)],
);

/**
 * One visitor's conversation with the assistant. `user_id` is a secret that only the visitor's browser session has.
 */
export const chatbotConversations = pgTable(
  "chatbot_conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull().defaultRandom(),
    /** Number of the visitor's messages. */
    questions: integer().notNull().default(0),
    /** How many of the questions found no response. */
    misses: integer().notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // Lists the conversations in the back office, latest first, page by page, without those that have no question.
    index("chatbot_conversations_updated_at")
      .on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`questions > 0`),
    // Finds the conversations to delete: old conversations, and empty conversations after a day.
    index("chatbot_conversations_purge").on(table.updatedAt),
  ],
);

/**
 * The messages of a conversation, in order. `kind` says what a message is: the program learns only from questions that
 * led to an `answer`.
 */
export const chatbotMessages = pgTable(
  "chatbot_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => chatbotConversations.id, { onDelete: "cascade" }),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    kind: text({
      enum: ["question", "greeting", "answer", "passage", "written", "asked_back", "no_match", "failure"],
    }).notNull(),
    /** The response that an answer came from. Null once the response is deleted. */
    responseId: uuid("response_id").references(() => chatbotResponses.id, { onDelete: "set null" }),
    /** Whether the message is a question without an answer that nobody has handled yet. */
    unanswered: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("chatbot_messages_role", sql`role in ('user', 'assistant')`),
    check("chatbot_messages_kind", sql`(role = 'user') = (kind = 'question')`),
    // Lists the messages of one conversation.
    index("chatbot_messages_conversation_id").on(table.conversationId, table.id),
    // Searches the conversations by any part of a word; accents are ignored.
    index("chatbot_messages_search").using("gin", sql`fold_text(content) gin_trgm_ops`),
    // Lists the questions without a response, latest first.
    index("chatbot_messages_unanswered")
      .on(table.id.desc().nullsFirst())
      .where(sql`unanswered`),
    // Finds the answers made from a response that is being deleted, to remove their reference to it. The answers stay.
    index("chatbot_messages_response_id").on(table.responseId),
  ],
);
