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
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const moment = (name: string) => timestamp(name, { withTimezone: true });

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What the assistant may answer (P§3, B§3). A trigger keeps `chatbot_words`, the words of all keywords. */
export const chatbotResponses = pgTable(
  "chatbot_responses",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Plain text; {telephone} and its like are filled when it is given. */
    response: text().notNull(),
    /** Lower case, separated by spaces; the first ones count most. */
    keywords: text().notNull(),
    keywordsVector: searchVector("keywords_vector")
      .notNull()
      .generatedAlwaysAs(sql`chatbot_keywords(keywords)`),
    /** Comes with the telephone and the short message form. */
    offersContact: boolean("offers_contact").notNull().default(false),
    /** What a response of the starter knowledge is about; null for the owner's own. */
    topic: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Counts the saves: one made from an older version is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    // The response to a question, by its words.
    index("chatbot_responses_keywords_vector").using("gin", table.keywordsVector),
    // The back office's list in the order of B§7, page by page.
    index("chatbot_responses_created_at").on(table.createdAt, table.id),
    // The back office's search, any part of a word, accents ignored.
    index("chatbot_responses_search").using("gin", sql`fold_text(keywords || ' ' || response) gin_trgm_ops`),
    // The same response twice: learning again adds nothing.
    uniqueIndex("chatbot_responses_same").on(sql`md5(keywords)`, sql`md5(response)`),
  ],
);

/** The stems of all keywords and in how many responses each is, kept by a trigger: what is rare says more. */
export const chatbotWords = pgTable(
  "chatbot_words",
  {
    word: text().primaryKey(),
    responses: integer().notNull(),
  },
  // The words a mistyped one may have been.
  (table) => [index("chatbot_words_word").using("gin", sql`${table.word} gin_trgm_ops`)],
);

/** One visitor's talk with the assistant (P§3). `user_id` is the secret of the visitor's browser for this session. */
export const chatbotConversations = pgTable(
  "chatbot_conversations",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id").notNull().defaultRandom(),
    /** How many messages the visitor wrote. */
    questions: integer().notNull().default(0),
    /** How many of them found no response. */
    misses: integer().notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // The back office's list, latest first, page by page; one without a question is not listed.
    index("chatbot_conversations_updated_at")
      .on(table.updatedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`questions > 0`),
    // Forgetting those of long ago, and the empty ones after a day.
    index("chatbot_conversations_purge").on(table.updatedAt),
  ],
);

/** What was said, in order. A message of the assistant says what kind it is, so that learning skips all but answers. */
export const chatbotMessages = pgTable(
  "chatbot_messages",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => chatbotConversations.id, { onDelete: "cascade" }),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().notNull(),
    kind: text({ enum: ["question", "greeting", "answer", "no_match", "failure"] }).notNull(),
    /** The response an answer was made from, while it exists. */
    responseId: uuid("response_id").references(() => chatbotResponses.id, { onDelete: "set null" }),
    /** A question nothing answered and nobody dealt with yet. */
    unanswered: boolean().notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("chatbot_messages_role", sql`role in ('user', 'assistant')`),
    check("chatbot_messages_kind", sql`(role = 'user') = (kind = 'question')`),
    // The transcript of one conversation.
    index("chatbot_messages_conversation_id").on(table.conversationId, table.id),
    // The conversations a word was said in, any part of it, accents ignored.
    index("chatbot_messages_search").using("gin", sql`fold_text(content) gin_trgm_ops`),
    // The questions without a response, latest first.
    index("chatbot_messages_unanswered")
      .on(table.id.desc().nullsFirst())
      .where(sql`unanswered`),
    // Deleting a response leaves the answers made from it.
    index("chatbot_messages_response_id").on(table.responseId),
  ],
);
