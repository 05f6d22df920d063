import type { ServicePath } from "#app/domains/catalog/content/specified-services.ts";

/**
 * The topics of the responses (stored answers) that come with the program. The test questions in tests/support/chatbot
 * use these names too.
 */
export const topics = [
  "about",
  "address",
  "appointment",
  "assembly",
  "assistant",
  "backup",
  "battery",
  "business",
  "complaint",
  "consoles",
  "contact",
  "danger",
  "data-recovery",
  "delay",
  "diagnosis",
  "email",
  "emergency",
  "hardware-general",
  "hardware-no-start",
  "hardware-parts",
  "home-visit",
  "hours",
  "human",
  "identity",
  "jobs",
  "letter",
  "mac",
  "maintenance",
  "network",
  "online-account",
  "order-tracking",
  "overheating",
  "parental-control",
  "parts",
  "password",
  "payment",
  "peripherals",
  "phones",
  "preparation",
  "prices",
  "printer",
  "privacy",
  "program-trouble",
  "purchase",
  "quote",
  "recycling",
  "refused",
  "remote-support",
  "scam",
  "screen",
  "security",
  "services",
  "setup",
  "slow-computer",
  "smalltalk-bye",
  "smalltalk-hello",
  "smalltalk-thanks",
  "subscriptions",
  "training",
  "upgrade",
  "virus",
  "warranty",
  "water-damage",
  "windows-trouble",
  "windows-upgrade",
  "zones",
] as const;

export type Topic = (typeof topics)[number];

/** The topics whose responses were added to the program after its first release. */
export const laterTopics = [
  "complaint",
  "refused",
  "identity",
  "letter",
  "danger",
  "online-account",
  "parental-control",
  "assembly",
] as const satisfies readonly Topic[];

/** One response of a new installation (rule assistant/starter). */
export interface StarterResponse {
  topic: Topic;
  /** The text on the button, when the assistant lets the visitor choose between responses. */
  label: string;
  /** The words by which the response is found. The first four count most. */
  keywords: string;
  response: string;
  /** The service that the response is about. If the shop no longer offers it, the response says so. */
  service?: ServicePath;
  /** Present if some sentences are advice that stays true without the service: those without a name in braces. */
  hasAdvice?: true;
  /**
   * A question that gets the response. Present if the response has no examples, because fixed words in the code find
   * it.
   */
  question?: string;
  /** Present if the telephone number and the message form are offered with the response. */
  offersContact?: true;
}
