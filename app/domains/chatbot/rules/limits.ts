/** Characters of one question; the field takes no more. */
export const questionLength = 500;

/** Characters of the visitor's own words in the short message form; the transcript takes the rest of a message. */
export const visitorMessageLength = 2_000;

/** Questions of one conversation. Beyond, a telephone call is simpler. */
export const questionsPerConversation = 50;

/** Milliseconds before a reply is shown (P§9). */
export const replyDelayMs = 1_000;

/** Misses after which a person is offered. */
export const missesBeforeHandover = 2;

/** Days a conversation is kept after its last message: people's own words. */
export const conversationDays = 183;

/** Days a conversation without a question is kept. */
export const emptyConversationDays = 1;

/**
 * Who may write how often. A visitor is one conversation, a client a household or an office; the last line bounds what
 * everybody together can store in a day, whatever the number of their addresses.
 */
export const chatLimits = {
  conversationsPerClient: { scope: "chat-open", limit: 20, windowSeconds: 3_600 },
  messagesPerVisitor: { scope: "chat-visitor", limit: 12, windowSeconds: 60 },
  messagesPerClient: { scope: "chat-client", limit: 60, windowSeconds: 600 },
  /** A provider's customers share a network; a few networks together cannot use up what everybody has. */
  networkADay: { scope: "chat-network-day", limit: 600, windowSeconds: 86_400 },
  messagesPerClientADay: { scope: "chat-client-day", limit: 400, windowSeconds: 86_400 },
  everybody: { scope: "chat-everybody", limit: 5_000, windowSeconds: 86_400 },
} as const;
