/** The longest question that the field allows, in characters. */
export const questionLength = 500;

/**
 * The longest message, in characters, that a visitor can type in the assistant's form for a message to the shop. It
 * is sent as a contact message, and the rest of that message's limit is for the conversation, which is added below.
 */
export const visitorMessageLength = 2_000;

/** The most questions of one conversation. After that many, a phone call is simpler. */
export const questionsPerConversation = 50;

/** How many milliseconds pass before a reply is shown (rule assistant/delay). */
export const replyDelayMs = 1_000;

/** After this many misses (questions without an answer), the assistant offers contact with a person. */
export const missesBeforeHandover = 2;

/** How many days a conversation is kept after its last message. It contains people's own words. */
export const conversationDays = 183;

/** How many days a conversation without a question is kept. */
export const emptyConversationDays = 1;

/**
 * The rate limits of messages (rule assistant/limits). A conversation counts as one visitor, a household or an office
 * as one client. `everybody` bounds what all visitors together can store in a day, from any number of IP addresses.
 */
export const chatLimits = {
  conversationsPerClient: { scope: "chat-open", limit: 20, windowSeconds: 3_600 },
  messagesPerVisitor: { scope: "chat-visitor", limit: 12, windowSeconds: 60 },
  messagesPerClient: { scope: "chat-client", limit: 60, windowSeconds: 600 },
  /**
   * A network has many clients, such as the customers of one internet provider. This limit keeps a few networks from
   * using up the limit of all visitors.
   */
  networkADay: { scope: "chat-network-day", limit: 600, windowSeconds: 86_400 },
  messagesPerClientADay: { scope: "chat-client-day", limit: 400, windowSeconds: 86_400 },
  /** One network's share of `writtenADay`. */
  writtenPerNetworkADay: { scope: "chat-written-network-day", limit: 25, windowSeconds: 86_400 },
  everybody: { scope: "chat-everybody", limit: 5_000, windowSeconds: 86_400 },
} as const;

/** How many answers the text-generation service may write in a day. Each one costs money. */
export const writtenADay = 200;
/** How many milliseconds the text-generation service has for an answer. After that, the part of a page is shown. */
export const writtenWithinMs = 4_000;
