/** The longest question that the field allows, in characters. */
export const questionLength = 500;

/**
 * The longest message to the shop that a visitor can type in the assistant's panel, in characters. It is shorter than a
 * contact message may be, because the conversation is added to it.
 */
export const visitorMessageLength = 2_000;

/** How many questions a conversation may have. A visitor who needs more is helped faster by telephone. */
export const questionsPerConversation = 50;

/** After how many milliseconds a reply is shown at the earliest (rule assistant/delay). */
export const replyDelayMs = 1_000;

/** After this many questions without an answer, the assistant offers contact with a person. */
export const missesBeforeHandover = 2;

/** How many days a conversation is stored after its last message: half a year, because people's own words are in it. */
export const conversationDays = 183;

/** How many days a conversation without a question is stored. */
export const emptyConversationDays = 1;

/**
 * The rate limits of messages (rule assistant/limits). A visitor is one conversation, a client one household or office.
 * `everybody` limits what all visitors together store in a day, however many IP addresses send it.
 */
export const chatLimits = {
  conversationsPerClient: { scope: "chat-open", limit: 20, windowSeconds: 3_600 },
  messagesPerVisitor: { scope: "chat-visitor", limit: 12, windowSeconds: 60 },
  messagesPerClient: { scope: "chat-client", limit: 60, windowSeconds: 600 },
  /**
   * A network has many clients, for example the customers of one internet provider. Without this limit, a few networks
   * could use up what all visitors may send.
   */
  networkADay: { scope: "chat-network-day", limit: 600, windowSeconds: 86_400 },
  messagesPerClientADay: { scope: "chat-client-day", limit: 400, windowSeconds: 86_400 },
  /** The part of `writtenADay` that one network may use. */
  writtenPerNetworkADay: { scope: "chat-written-network-day", limit: 25, windowSeconds: 86_400 },
  everybody: { scope: "chat-everybody", limit: 5_000, windowSeconds: 86_400 },
} as const;

/** How many answers the text-generation service may write in a day, because each one costs money. */
export const writtenADay = 200;
/**
 * How many milliseconds the text-generation service has for an answer. If it is late, a quotation from a page is shown.
 */
export const writtenWithinMs = 4_000;
