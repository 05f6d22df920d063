/** The longest question, in characters, which the field allows. */
export const questionLength = 500;

/** Longest message of the short message form, in characters. The transcript takes the rest of the message. */
export const visitorMessageLength = 2_000;

/** Most questions of one conversation. Beyond, a phone call is simpler. */
export const questionsPerConversation = 50;

/** Milliseconds before a reply is shown (rule assistant/delay). */
export const replyDelayMs = 1_000;

/** Misses before a person is offered. */
export const missesBeforeHandover = 2;

/** How many days a conversation is kept after its last message. It contains people's own words. */
export const conversationDays = 183;

/** Days a conversation without a question is kept. */
export const emptyConversationDays = 1;

/**
 * Limits of writing (rule assistant/limits). A visitor is one conversation, a client a household or an office. The last
 * limit bounds what all visitors together can store in a day, from any number of addresses.
 */
export const chatLimits = {
  conversationsPerClient: { scope: "chat-open", limit: 20, windowSeconds: 3_600 },
  messagesPerVisitor: { scope: "chat-visitor", limit: 12, windowSeconds: 60 },
  messagesPerClient: { scope: "chat-client", limit: 60, windowSeconds: 600 },
  /** The customers of one provider share a network. A few networks cannot use up the limit of all visitors. */
  networkADay: { scope: "chat-network-day", limit: 600, windowSeconds: 86_400 },
  messagesPerClientADay: { scope: "chat-client-day", limit: 400, windowSeconds: 86_400 },
  /** One network's share of `writtenADay`. */
  writtenPerNetworkADay: { scope: "chat-written-network-day", limit: 25, windowSeconds: 86_400 },
  everybody: { scope: "chat-everybody", limit: 5_000, windowSeconds: 86_400 },
} as const;

/** Answers the text-generation service may write in a day: each one costs money. */
export const writtenADay = 200;
/** How many milliseconds the text-generation service has. After that, the passage itself is shown. */
export const writtenWithinMs = 4_000;
